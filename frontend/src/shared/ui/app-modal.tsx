import { useEffect, useSyncExternalStore } from 'react';
import type { DialogProps } from './dialog-frame.js';
import { dialogFrame, loadDialogFrame, watchDialogFrame } from './late-frame.js';

interface AppModalProps extends DialogProps {
  readonly open: boolean;
}

/** A dialog above the page. What keeps its focus is loaded after the first page; one that opens before that appears with it. */
export function AppModal({ open, ...dialog }: AppModalProps) {
  const loaded = useSyncExternalStore(watchDialogFrame, dialogFrame);
  useEffect(() => {
    if (open && !loaded) return loadDialogFrame();
  }, [open, loaded]);
  return open && loaded ? <loaded.Frame {...dialog} /> : null;
}
