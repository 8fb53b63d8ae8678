import type { ComponentType } from 'react';
import type { DialogProps } from './dialog-frame.js';

/** The pause before the file is asked for again that the network did not bring. */
const RETRY_MS = 2_000;

interface Loaded {
  readonly Frame: ComponentType<DialogProps>;
}

let frame: Loaded | null = null;
const watchers = new Set<() => void>();

/** What stands around every dialog; null until it is loaded. */
export const dialogFrame = (): Loaded | null => frame;

/** Tells once it is loaded; returns what ends that. */
export function watchDialogFrame(loaded: () => void): () => void {
  watchers.add(loaded);
  return () => watchers.delete(loaded);
}

/** Loads it, and tries again until it is there or nobody wants it any more: returns what says so. */
export function loadDialogFrame(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wanted = true;
  const load = () => {
    import('./dialog-frame.js').then(
      ({ DialogFrame: Frame }) => {
        frame = { Frame };
        for (const loaded of watchers) loaded();
      },
      () => {
        if (wanted) timer = setTimeout(load, RETRY_MS);
      },
    );
  };
  if (!frame) load();
  return () => {
    wanted = false;
    clearTimeout(timer);
  };
}
