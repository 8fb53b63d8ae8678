import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { ComplianceChangeRow } from '@covertrail/contracts/tracking/tracking.replies';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import { displayOf } from '@covertrail/wording/status-display/status-display';
import { dayFormat } from '#shared/format/day-format';
import { timeFormat } from '#shared/format/instant-format';
import { ScreenStatus } from '#shared/ui/screen-status.tsx';
import { supplierPath } from './tracked-columns.js';

interface ChangeItemProps {
  readonly row: ComplianceChangeRow;
  readonly today: CalendarDate;
}

/** A change of status: of whom, from what to what, why and when. Its day leads to the history of that day. */
export function ChangeItem({ row, today }: ChangeItemProps) {
  const { trackingId, supplierName, projectName, from, to, reason, on, at } = row;
  return (
    <li>
      <div className="whom">
        <Link className="cell-main" to={supplierPath(trackingId)}>
          {supplierName}
        </Link>
        <span className="sub">{projectName}</span>
      </div>
      <div className="turn">
        <span className="sub nowrap">{displayOf('trackedSuppliers', from).full}</span>
        <ArrowRight size={14} role="img" aria-label="to" />
        <ScreenStatus screen="trackedSuppliers" status={to} />
      </div>
      <div className="sub">{reason}</div>
      <Link
        className="sub num when"
        to={`${supplierPath(trackingId)}/history?on=${on}`}
        aria-label={`History of ${supplierName} on ${dayFormat(on)}`}
      >
        {on === today ? timeFormat(at) : dayFormat(on)}
      </Link>
    </li>
  );
}
