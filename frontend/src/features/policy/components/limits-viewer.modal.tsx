import type { ReactNode } from 'react';
import { AppModal } from '#shared/ui/app-modal.tsx';

interface LimitsViewerProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** Limits to read, nearly as wide as the window (spec 2 section 2); Escape closes it. */
export function LimitsViewer({ title, children, onClose }: LimitsViewerProps) {
  return <AppModal open title={title} size="fullscreen" onClose={onClose}><div className="policy-limits-view">{children}</div></AppModal>;
}
