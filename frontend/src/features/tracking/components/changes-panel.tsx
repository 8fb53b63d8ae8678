import { History } from 'lucide-react';
import { memo, useState } from 'react';
import { complianceChanges } from '@covertrail/contracts/tracking/tracking.calls';
import type { ComplianceChanges } from '@covertrail/contracts/tracking/tracking.replies';
import { addDays, type CalendarDate } from '@covertrail/domain/kernel/dates';
import { displayOf } from '@covertrail/wording/status-display/status-display';
import { viewQuery } from '#shared/api/call-request';
import { instantFormat } from '#shared/format/instant-format';
import { Button } from '#shared/ui/button.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { useViewQuery } from '#shared/views/use-view-query';
import { useDashboardVisit } from '../dashboard-visit.hook.js';
import { ChangeItem } from './change-item.js';

const FIRST = 5;
const MOST = 100;
const RANGES = [7, 30] as const;

/** Null: since the last visit. */
type Range = (typeof RANGES)[number] | null;

interface ChangesPanelProps {
  readonly today: CalendarDate;
}

/** Which suppliers changed their status since the reader was last here, the newest first; or in the last days. */
export const ChangesPanel = memo(function ChangesPanel({ today }: ChangesPanelProps) {
  useDashboardVisit();
  const [range, setRange] = useState<Range>(null);
  const [all, setAll] = useState(false);
  const query = { size: all ? MOST : FIRST, ...(range === null ? {} : { since: addDays(today, -range) }) };
  const { rows, body, total, loading, problem, refetch } = useViewQuery(viewQuery(complianceChanges, { query }));
  const first = body !== null && body.lastVisit === null;
  const shown: Range = first ? (range ?? RANGES[0]) : range;
  return (
    <Panel
      title={titleOf(shown)}
      right={<Ranges shown={shown} first={first} onShow={setRange} />}
      foot={
        rows.length > 0 && rows.length < total ? (
          <More shown={rows.length} total={total} onAll={() => setAll(true)} />
        ) : null
      }
    >
      <ErrorBanner problem={problem} onRetry={refetch} />
      {loading ? <SkeletonRows rows={FIRST} label="Loading what changed" /> : null}
      {body && total > 0 ? <p className="changes-sum">{sumText(body)}</p> : null}
      {body && total === 0 && !problem ? (
        <EmptyState title={`Nothing changed since ${instantFormat(body.since)}`} icon={History}>
          No supplier has another status than then.
        </EmptyState>
      ) : null}
      <ul className="changes">
        {rows.map((row) => (
          <ChangeItem key={row.id} row={row} today={today} />
        ))}
      </ul>
    </Panel>
  );
});

const titleOf = (range: Range): string =>
  range === null ? 'What changed since your last visit' : `What changed in the last ${range} days`;

/** `Since 11/24/2026, 9:12 AM: 2 now Non-Compliant, 1 now Compliant.` */
const sumText = ({ since, became }: Pick<ComplianceChanges, 'since' | 'became'>): string =>
  `Since ${instantFormat(since)}: ${became
    .map(({ status, count }) => `${count.toLocaleString('en-US')} to ${displayOf('trackedSuppliers', status).full}`)
    .join(', ')}.`;

interface RangesProps {
  readonly shown: Range;
  /** There was no visit before this one. */
  readonly first: boolean;
  readonly onShow: (range: Range) => void;
}

function Ranges({ shown, first, onShow }: RangesProps) {
  const offered: readonly Range[] = first ? RANGES : [null, ...RANGES];
  return (
    <div className="ui segmented buttons" role="group" aria-label="Changes since">
      {offered.map((range) => (
        <Button
          key={String(range)}
          type="button"
          active={range === shown}
          aria-current={range === shown}
          onClick={() => onShow(range)}
        >
          {range === null ? 'Last visit' : `${range} days`}
        </Button>
      ))}
    </div>
  );
}

interface MoreProps {
  readonly shown: number;
  readonly total: number;
  readonly onAll: () => void;
}

function More({ shown, total, onAll }: MoreProps) {
  if (shown >= MOST) return <p className="sub">The newest {MOST} are listed.</p>;
  return (
    <button type="button" className="text-link" onClick={onAll}>
      Show all {total.toLocaleString('en-US')}
    </button>
  );
}
