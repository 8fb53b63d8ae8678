import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import './warning-note.css';

interface WarningNoteProps {
  /** `alert` is read out when it appears. */
  readonly role: 'note' | 'alert';
  readonly children: ReactNode;
}

/** What a person is to know before going on, in paragraphs. */
export const WarningNote = ({ role, children }: WarningNoteProps) => (
  <div className="warning-note" role={role}>
    <TriangleAlert size={17} aria-hidden />
    <div>{children}</div>
  </div>
);
