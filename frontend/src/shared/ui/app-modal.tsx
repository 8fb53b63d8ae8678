import type { DialogProps } from './dialog-frame.js';
import { useFrames } from './frames.hook.js';

interface AppModalProps extends DialogProps {
  readonly open: boolean;
}

/** A dialog above the page. What keeps its focus is loaded after the first page; one that opens before that appears with it. */
export function AppModal({ open, ...dialog }: AppModalProps) {
  const frames = useFrames(open);
  return open && frames ? <frames.Dialog {...dialog} /> : null;
}
