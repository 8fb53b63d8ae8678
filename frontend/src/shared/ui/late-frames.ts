import type { ComponentType } from 'react';
import type { DialogProps } from './dialog-frame.js';
import type { PopoverFrameProps } from './popover-frame.js';

/** The pause before the files are asked for again that the network did not bring. */
const RETRY_MS = 2_000;

/** What stands around every dialog, and around every panel that keeps the focus. */
export interface Frames {
  readonly Dialog: ComponentType<DialogProps>;
  readonly Popover: ComponentType<PopoverFrameProps>;
}

let frames: Frames | null = null;
const watchers = new Set<() => void>();

/** Null until they are loaded. */
export const loadedFrames = (): Frames | null => frames;

/** Tells once they are loaded; returns what ends that. */
export function watchFrames(loaded: () => void): () => void {
  watchers.add(loaded);
  return () => watchers.delete(loaded);
}

async function read(): Promise<Frames> {
  const [dialog, popover] = await Promise.all([import('./dialog-frame.js'), import('./popover-frame.js')]);
  return { Dialog: dialog.DialogFrame, Popover: popover.PopoverFrame };
}

/** Loads them, and tries again until they are there or nobody wants them any more: returns what says so. */
export function loadFrames(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wanted = true;
  const load = () => {
    read().then(
      (loaded) => {
        frames = loaded;
        for (const tell of watchers) tell();
      },
      () => {
        if (wanted) timer = setTimeout(load, RETRY_MS);
      },
    );
  };
  if (!frames) load();
  return () => {
    wanted = false;
    clearTimeout(timer);
  };
}
