import { FileWarning } from 'lucide-react';
import type { Verdict } from '@covertrail/contracts/history/history.replies';
import './feedback.css';

interface UnreadableNoteProps {
  readonly events: Verdict['unreadable'];
}

/** Events that nobody can read and without which the status is not known. Nothing where all can be read. */
export function UnreadableNote({ events = [] }: UnreadableNoteProps) {
  if (events.length === 0) return null;
  return (
    <div className="error-banner" role="status">
      <FileWarning size={18} aria-hidden />
      <div>
        {events.map(({ id, sentence }) => (
          <p key={id}>{sentence}</p>
        ))}
        <span className="sub">
          Without {events.length === 1 ? 'it' : 'them'} the status is not known. Give the ID to your administrator.
        </span>
      </div>
    </div>
  );
}
