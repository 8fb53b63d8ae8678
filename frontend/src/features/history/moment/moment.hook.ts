import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isCalendarDate, type CalendarDate } from '@covertrail/domain/kernel/dates';
import { clampDay, type RailScale } from '../rail/rail-scale.js';

/** What a page of history looks at; everything in it is in the address. */
export interface Moment {
  /** True on this day. */
  readonly on: CalendarDate;
  /** The day as the address has it: behind `on` only while the marker is being dragged. */
  readonly settled: CalendarDate;
  /** As known on this day. */
  readonly known: CalendarDate;
  /** The other day of a comparison. */
  readonly other: CalendarDate | null;
  readonly event: string | null;
  readonly past: boolean;
}

export interface MomentMoves {
  /** Moves the marker; the address follows when it is `done`. */
  readonly move: (day: CalendarDate, done?: boolean) => void;
  readonly moveToEvent: (event: string, day: CalendarDate) => void;
  readonly moveKnown: (day: CalendarDate) => void;
  readonly moveOther: (day: CalendarDate | null) => void;
  readonly back: () => void;
}

type Params = Readonly<Record<string, string | null>>;

/**
 * The moment of the address, and ways to move it. The marker moves at once from a state of its own and the address follows:
 * addresses change late, and quick keys would be lost.
 */
export function useMoment({ first, last }: RailScale): Moment & MomentMoves {
  const [search, setSearch] = useSearchParams();
  const [held, setHeld] = useState<CalendarDate | null>(null);
  const [seen, setSeen] = useState<string | null>(null);
  const dayAt = (name: string) => {
    const text = search.get(name);
    return isCalendarDate(text) ? clampDay(text, first, last) : null;
  };
  const settled = dayAt('on') ?? last;
  if (seen !== settled) {
    setSeen(settled);
    if (held === settled) setHeld(null);
  }
  const on = held ?? settled;
  const knownAsked = dayAt('known') ?? last;
  const known = knownAsked < on ? last : knownAsked;
  const other = dayAt('with');

  const set = (params: Params) => setSearch((before) => changed(before, params), { replace: true, preventScrollReset: true });
  const onText = (day: CalendarDate) => (day === last ? null : day);
  const move = (day: CalendarDate, done = true) => {
    setHeld(day === settled && done ? null : day);
    if (done) set({ on: onText(day), event: null });
  };
  const moveToEvent = (event: string, day: CalendarDate) => {
    setHeld(day === settled ? null : day);
    set({ on: onText(day), event });
  };
  const back = () => {
    setHeld(null);
    set({ on: null, known: null, event: null });
  };
  return {
    on, settled, known, other, event: search.get('event'), past: on !== last || known !== last,
    move, moveToEvent, back,
    moveKnown: (day) => set({ on: onText(on), known: onText(day) }),
    moveOther: (day) => set({ on: onText(on), with: day }),
  };
}

function changed(before: URLSearchParams, params: Params): URLSearchParams {
  const next = new URLSearchParams(before);
  for (const [name, value] of Object.entries(params)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next;
}
