import { useEffect, useSyncExternalStore } from 'react';
import { loadedFrames, loadFrames, watchFrames, type Frames } from './late-frames.js';

/** What keeps the focus of dialogs and panels: loaded after the first page, or as soon as one is wanted; null until then. */
export function useFrames(wanted: boolean): Frames | null {
  const frames = useSyncExternalStore(watchFrames, loadedFrames);
  const missing = wanted && frames === null;
  useEffect(() => (missing ? loadFrames() : undefined), [missing]);
  return frames;
}
