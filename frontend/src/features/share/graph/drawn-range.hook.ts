import { useEffect, useState, type RefObject } from 'react';

/** In pixels: the frame is no higher, see `graph.css`. */
const FRAME = 720;
/** Drawn above and below what the frame shows, so that scrolling never shows nothing. */
const BEYOND = 720;
/** The range moves by steps: not every pixel draws the graph anew. */
const STEP = 360;

/** From top to bottom of a graph, in pixels before zooming. */
export interface DrawnRange {
  readonly from: number;
  readonly to: number;
}

/** What of a graph is near enough to what its frame shows to be drawn: however many nodes it has, so many rows of it stand in the page [D08]. */
export function useDrawnRange(frame: RefObject<HTMLElement | null>, zoom: number): DrawnRange {
  const [steps, setSteps] = useState(0);
  useEffect(() => {
    const element = frame.current;
    const onScroll = () => setSteps(Math.floor((element?.scrollTop ?? 0) / STEP));
    element?.addEventListener('scroll', onScroll, { passive: true });
    return () => element?.removeEventListener('scroll', onScroll);
  }, [frame]);
  const top = steps * STEP;
  return { from: (top - BEYOND) / zoom, to: (top + STEP + FRAME + BEYOND) / zoom };
}
