import { CalendarCheck } from 'lucide-react';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { addDays, type CalendarDate } from '@covertrail/domain/kernel/dates';
import type { TrackedSupplierRow } from '@covertrail/contracts/tracking/tracking.replies';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { useTrackedRows } from '#shared/tracking/tracked-rows.hook';
import { monthShort } from '../tracked-stats.words.js';
import { daysText } from './expiry-cell.js';
import { whyPath } from './tracked-columns.js';

const FIRST = { group: 'expiring90', sort: 'coverEndsOn', direction: 'asc', size: 5 } as const;
/** A week is too short to get a renewal without a call. */
const URGENT_DAYS = 7;

interface ExpiringNextProps {
  readonly today: CalendarDate;
  readonly onAll: () => void;
}

/** The compliant suppliers whose cover ends first. */
export const ExpiringNext = memo(function ExpiringNext({ today, onAll }: ExpiringNextProps) {
  const { rows, total, loading, problem, refetch } = useTrackedRows(FIRST);
  const all =
    total > 0 ? (
      <button type="button" className="text-link" onClick={onAll}>
        See all {total.toLocaleString('en-US')}
      </button>
    ) : null;
  return (
    <Panel title="Expiring next" right={all}>
      <ErrorBanner problem={problem} onRetry={refetch} />
      {loading ? <SkeletonRows rows={5} label="Loading what expires next" /> : null}
      {!loading && rows.length === 0 && !problem ? (
        <EmptyState title="Nothing expires soon" icon={CalendarCheck}>
          No compliant supplier’s cover ends within the next 90 days.
        </EmptyState>
      ) : null}
      <ul className="tracked-due">
        {rows.map((row) => (
          <Due key={row.id} row={row} today={today} />
        ))}
      </ul>
    </Panel>
  );
});

function Due({
  row: { id, supplierName, projectName, coverEndsOn },
  today,
}: {
  readonly row: TrackedSupplierRow;
  readonly today: CalendarDate;
}) {
  if (coverEndsOn === null) return null;
  const urgent = coverEndsOn <= addDays(today, URGENT_DAYS);
  return (
    <li>
      <div className={`sheet${urgent ? ' urgent' : ''}`} aria-hidden>
        <span>{monthShort(coverEndsOn)}</span>
        <b className="num">{coverEndsOn.slice(8, 10)}</b>
      </div>
      <div>
        <Link className="cell-main" to={whyPath(id)}>
          {supplierName}
        </Link>
        <div className="sub">
          {projectName} · {daysText(coverEndsOn, today)}
        </div>
      </div>
    </li>
  );
}
