import { CalendarCheck } from 'lucide-react';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { addDays, type CalendarDate } from '@covertrail/domain/kernel/dates';
import type { TrackedGroup } from '@covertrail/contracts/tracking/tracking.inputs';
import type { TrackedCounts, TrackedSupplierRow } from '@covertrail/contracts/tracking/tracking.replies';
import { remindedText } from '#shared/requests/reminded-note.tsx';
import { RowMenu, type RowAct } from '#shared/table/row-acts.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { useTrackedRows } from '#shared/tracking/tracked-rows.hook';
import { monthShort } from '../tracked-stats.words.js';
import { rowName, useSupplierActs } from '../supplier-acts.hook.js';
import { daysText } from './expiry-cell.js';
import { supplierPath } from './tracked-columns.js';

const FIRST = { group: 'expiring90', sort: 'coverEndsOn', direction: 'asc', size: 5 } as const;
/** A week is too short to get a renewal without a call. */
const URGENT_DAYS = 7;

interface ExpiringNextProps {
  readonly today: CalendarDate;
  /** Null while they are awaited. */
  readonly counts: TrackedCounts | null;
  readonly onShow: (group: TrackedGroup) => void;
}

/** The compliant suppliers whose cover ends first, each with what its requester can do about it. */
export const ExpiringNext = memo(function ExpiringNext({ today, counts, onShow }: ExpiringNextProps) {
  const acts = useSupplierActs(today);
  const { rows, loading, problem, refetch } = useTrackedRows(FIRST);
  return (
    <Panel
      title="Expiring next"
      foot={counts && counts.expiring90 > 0 ? <Within counts={counts} onShow={onShow} /> : null}
    >
      <ErrorBanner problem={problem} onRetry={refetch} />
      {loading ? <SkeletonRows rows={5} label="Loading what expires next" /> : null}
      {!loading && rows.length === 0 && !problem ? (
        <EmptyState title="Nothing expires soon" icon={CalendarCheck}>
          No compliant supplier’s cover ends within the next 90 days.
        </EmptyState>
      ) : null}
      <ul className="tracked-due">
        {rows.map((row) => (
          <Due key={row.id} row={row} today={today} acts={acts} />
        ))}
      </ul>
    </Panel>
  );
});

type WithinProps = { readonly counts: TrackedCounts } & Pick<ExpiringNextProps, 'onShow'>;

/** How many places end within 30, 60 and 90 days; each number leads to its rows. */
function Within({ counts, onShow }: WithinProps) {
  return (
    <ul className="tracked-within" aria-label="Places whose cover ends">
      {([30, 60, 90] as const).map((days) => (
        <li key={days}>
          <button type="button" className="text-link" onClick={() => onShow(`expiring${days}`)}>
            {counts[`expiring${days}`].toLocaleString('en-US')} in {days} days
          </button>
        </li>
      ))}
    </ul>
  );
}

interface DueProps {
  readonly row: TrackedSupplierRow;
  readonly today: CalendarDate;
  readonly acts: readonly RowAct<TrackedSupplierRow>[];
}

function Due({ row, today, acts }: DueProps) {
  const { id, supplierName, projectName, coverEndsOn, openRequest } = row;
  if (coverEndsOn === null) return null;
  const urgent = coverEndsOn <= addDays(today, URGENT_DAYS);
  return (
    <li>
      <div className={`sheet${urgent ? ' urgent' : ''}`} aria-hidden>
        <span>{monthShort(coverEndsOn)}</span>
        <b className="num">{coverEndsOn.slice(8, 10)}</b>
      </div>
      <div>
        <Link className="cell-main" to={supplierPath(id)}>
          {supplierName}
        </Link>
        <div className="sub">
          {[projectName, daysText(coverEndsOn, today), remindedText(openRequest?.remindedOn ?? null, today)]
            .filter((text) => text !== '')
            .join(' · ')}
        </div>
      </div>
      <RowMenu row={row} name={rowName(row)} acts={acts} />
    </li>
  );
}
