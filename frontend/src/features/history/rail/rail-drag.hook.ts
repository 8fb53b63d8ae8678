import { useRef, useState, type PointerEvent, type RefObject } from 'react';
import { daysBetween, type CalendarDate } from '@covertrail/domain/kernel/dates';
import { clampDay, dayAtPoint } from './rail-scale.js';
import type { RailModel } from './rail-model.js';

interface Markers {
  readonly on: CalendarDate;
  readonly other: CalendarDate | null;
  readonly onMove: (day: CalendarDate, done: boolean) => void;
  readonly onMoveOther: (day: CalendarDate) => void;
}

/** Drags the nearer marker along the rail, and returns the day under the pointer while nothing is dragged. */
export function useRailDrag(
  box: RefObject<HTMLElement | null>,
  { scale, stops }: RailModel,
  { on, other, onMove, onMoveOther }: Markers,
) {
  const [hovered, setHovered] = useState<CalendarDate | null>(null);
  const dragged = useRef<'on' | 'other' | null>(null);
  const dayOf = ({ clientX }: PointerEvent): CalendarDate => {
    const { left, width } = box.current!.getBoundingClientRect();
    return clampDay(dayAtPoint(scale, clientX - left, width, stops.events), stops.first, stops.last);
  };
  const move = (day: CalendarDate, done: boolean) =>
    dragged.current === 'other' ? onMoveOther(day) : onMove(day, done);
  const apart = (a: CalendarDate, b: CalendarDate) => Math.abs(daysBetween(a, b));
  return {
    hovered,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        const day = dayOf(event);
        dragged.current = other && apart(other, day) < apart(on, day) ? 'other' : 'on';
        event.currentTarget.setPointerCapture?.(event.pointerId);
        setHovered(null);
        move(day, false);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (dragged.current) move(dayOf(event), false);
        else if (event.pointerType === 'mouse') setHovered(dayOf(event));
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        if (dragged.current) move(dayOf(event), true);
        dragged.current = null;
      },
      onPointerCancel: () => {
        if (dragged.current === 'on') onMove(on, true);
        dragged.current = null;
      },
      onPointerLeave: () => setHovered(null),
    },
  };
}
