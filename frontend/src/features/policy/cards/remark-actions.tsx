import { EllipsisVertical } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { Popover } from '#shared/ui/popover.tsx';

interface RemarkActionsProps {
  readonly trackingId: Uuid;
  /** Whether this person may decide about a required remark. */
  readonly mayHandle: boolean;
}

/** What can be done about required remarks: an exception is decided on the page that says why (spec 2 section 2). */
export function RemarkActions({ trackingId, mayHandle }: RemarkActionsProps) {
  return (
    <Popover
      label="Actions of the remarks"
      trigger={(button) => <button type="button" className="policy-info" aria-label="Actions of the remarks" {...button}><EllipsisVertical size={16} aria-hidden /></button>}
    >
      <div className="policy-remark-actions">
        {mayHandle ? <Link className="text-link" to={`/app/suppliers/${trackingId}/why`}>Handle Exception</Link> : <button type="button" disabled>Handle Exception</button>}
      </div>
    </Popover>
  );
}
