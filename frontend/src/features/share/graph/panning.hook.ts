import { useRef, type PointerEvent } from 'react';

interface Grip {
  readonly x: number;
  readonly y: number;
  readonly left: number;
  readonly top: number;
}

/** Moves what a frame shows while its background is dragged. Nodes stay clickable; a finger scrolls by itself. */
export function usePanning() {
  const grip = useRef<Grip | null>(null);
  return {
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
      const element = event.currentTarget;
      const isNode = event.target instanceof Element && event.target.closest('[role="treeitem"]') !== null;
      if (isNode || event.pointerType !== 'mouse') return;
      grip.current = { x: event.clientX, y: event.clientY, left: element.scrollLeft, top: element.scrollTop };
      element.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLDivElement>) => {
      if (!grip.current) return;
      const { x, y, left, top } = grip.current;
      event.currentTarget.scrollTo(left - (event.clientX - x), top - (event.clientY - y));
    },
    onPointerUp: () => {
      grip.current = null;
    },
  };
}
