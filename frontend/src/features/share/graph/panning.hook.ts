import { useRef, type PointerEvent, type RefObject } from 'react';

interface Grip {
  readonly x: number;
  readonly y: number;
  readonly left: number;
  readonly top: number;
}

/** Moves what a frame shows while its background is dragged. Nodes stay clickable; a finger scrolls by itself. */
export function usePanning(frame: RefObject<HTMLDivElement | null>) {
  const grip = useRef<Grip | null>(null);
  return {
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
      const element = frame.current;
      const isNode = event.target instanceof Element && event.target.closest('[role="treeitem"]') !== null;
      if (!element || isNode || event.pointerType !== 'mouse') return;
      grip.current = { x: event.clientX, y: event.clientY, left: element.scrollLeft, top: element.scrollTop };
      element.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLDivElement>) => {
      if (!grip.current || !frame.current) return;
      frame.current.scrollLeft = grip.current.left - (event.clientX - grip.current.x);
      frame.current.scrollTop = grip.current.top - (event.clientY - grip.current.y);
    },
    onPointerUp: () => {
      grip.current = null;
    },
  };
}
