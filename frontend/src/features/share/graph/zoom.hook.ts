import { useCallback, useEffect, useRef, useState } from 'react';

const STEPS = [0.4, 0.5, 0.65, 0.8, 1, 1.25, 1.5] as const;
const NATURAL = STEPS.indexOf(1);

/** The zoom of a graph: by steps, and by the wheel with Ctrl over its frame. 0 is back to the original size. */
export function useZoom() {
  const [at, setAt] = useState<number>(NATURAL);
  const frame = useRef<HTMLDivElement>(null);
  const step = useCallback(
    (by: 1 | -1 | 0) => setAt((before) => (by === 0 ? NATURAL : Math.min(STEPS.length - 1, Math.max(0, before + by)))),
    [],
  );
  useEffect(() => {
    const element = frame.current;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      step(event.deltaY < 0 ? 1 : -1);
    };
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [step]);
  return { zoom: STEPS[at] ?? 1, step, frame };
}
