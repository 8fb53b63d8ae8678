import { useRef, useState, type PointerEvent } from 'react';

/** In dots of the canvas: as wide as a dialog, and in the shape of a signature. */
export const CANVAS = { width: 560, height: 170 } as const;
const INK = '#10213f';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** What is drawn on a canvas by pen, finger or mouse. */
export function useDrawnLines() {
  const canvas = useRef<HTMLCanvasElement>(null);
  const last = useRef<Point | null>(null);
  const [isEmpty, setEmpty] = useState(true);
  const at = (event: PointerEvent<HTMLCanvasElement>): Point => {
    const box = event.currentTarget.getBoundingClientRect();
    return {
      x: ((event.clientX - box.left) * CANVAS.width) / (box.width || CANVAS.width),
      y: ((event.clientY - box.top) * CANVAS.height) / (box.height || CANVAS.height),
    };
  };
  const line = (from: Point, to: Point) => {
    const pen = canvas.current?.getContext('2d');
    if (!pen) return;
    Object.assign(pen, { lineWidth: 2.6, lineCap: 'round', lineJoin: 'round', strokeStyle: INK });
    pen.beginPath();
    pen.moveTo(from.x, from.y);
    pen.lineTo(to.x, to.y);
    pen.stroke();
    setEmpty(false);
  };
  return {
    canvas,
    isEmpty,
    clear: () => {
      canvas.current?.getContext('2d')?.clearRect(0, 0, CANVAS.width, CANVAS.height);
      setEmpty(true);
    },
    /** As an address of `data:`. */
    picture: () => canvas.current?.toDataURL('image/png') ?? '',
    onPointerDown: (event: PointerEvent<HTMLCanvasElement>) => {
      event.currentTarget.setPointerCapture?.(event.pointerId);
      last.current = at(event);
      line(last.current, { ...last.current, x: last.current.x + 0.1 });
    },
    onPointerMove: (event: PointerEvent<HTMLCanvasElement>) => {
      if (!last.current) return;
      const next = at(event);
      line(last.current, next);
      last.current = next;
    },
    onPointerUp: () => {
      last.current = null;
    },
  };
}
