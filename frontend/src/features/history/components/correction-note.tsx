import { CalendarClock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { CorrectionRow } from '@covertrail/contracts/correction/correction.replies';

interface CorrectionNoteProps {
  readonly correction: Pick<CorrectionRow, 'id' | 'trackingId'>;
  readonly children: ReactNode;
}

/** Says that past days were corrected, with a link to the correction. */
export function CorrectionNote({ correction: { id, trackingId }, children }: CorrectionNoteProps) {
  return (
    <div className="hist-hindsight">
      <CalendarClock size={17} aria-hidden />
      <div>
        <p>{children}</p>
        <Link className="text-link" to={`/app/suppliers/${trackingId}/corrections/${id}`}>
          What the correction changed
        </Link>
      </div>
    </div>
  );
}
