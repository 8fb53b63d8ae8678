/*
 * Reader: who asks suppliers for proof of insurance. Question: who needs me today? Answer: what changed since the last visit, what ends next,
 * what is missing by cause; below it the suppliers. Main act: request coverage.
 */
import { gapCounts } from '@covertrail/contracts/tracking/tracking.calls';
import { requestCoverage } from '@covertrail/contracts/request/request.calls';
import { History, Send } from 'lucide-react';
import { useCallback, useMemo, useRef } from 'react';
import { Link } from 'react-router-dom';
import { viewQuery } from '#shared/api/call-request';
import { IfMay } from '#shared/session/if-may.tsx';
import { useToday } from '#shared/session/use-today';
import { useTrackedSummary } from '#shared/tracking/tracked-rows.hook';
import { Button } from '#shared/ui/button.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { useViewQuery } from '#shared/views/use-view-query';
import { ChangesPanel } from '../components/changes-panel.js';
import { ExpiringNext } from '../components/expiring-next.js';
import { GapsPanel } from '../components/gaps-panel.js';
import { RequesterFirstSteps } from '../components/requester-first-steps.js';
import { StatusPanel } from '../components/status-panel.js';
import {
  ANSWER,
  expiryColumn,
  EXPORTED_PROJECT,
  GAPS,
  MET,
  SINCE,
  statusAndMetColumn,
  SUPPLIER_AND_PROJECT,
} from '../components/tracked-columns.js';
import { TrackedTable } from '../components/tracked-table.js';
import { TrendPanel } from '../components/trend-panel.js';
import { supplierActsColumn, useSupplierActs } from '../supplier-acts.hook.js';
import { useTrackedAddress, type TrackedAddress } from '../tracked-address.hook.js';
import { GROUP_WORDS } from '../tracked-groups.words.js';
import { suppliersIn } from '../tracked-stats.words.js';
import '../tracking.css';
import type { TrackedGroup } from '@covertrail/contracts/tracking/tracking.inputs';

const NOTHING = { counts: null, trend: [] } as const;

/** Those who fail come first. */
const WORST_FIRST = { column: 'outcome', descending: false };
/** The table is the second half of the page. */
const SIZES = { wide: 25, phone: 10 };

const ASK = (
  <IfMay send={requestCoverage}>
    <Button as={Link} to="/app/request-coverage?ask=1" primary>
      <Send size={16} aria-hidden /> Request coverage
    </Button>
  </IfMay>
);

const ACTIONS = (
  <>
    <Button as={Link} to="/app/dashboard/past-day">
      <History size={16} aria-hidden /> As of a past day
    </Button>
    {ASK}
  </>
);

export default function DashboardPage() {
  const today = useToday();
  const address = useTrackedAddress(WORST_FIRST, SIZES);
  const summary = useTrackedSummary();
  const { counts, trend } = summary.body ?? NOTHING;
  const table = useRef<HTMLDivElement>(null);
  const columns = useDashboardColumns();
  const title = useTableTitle(address);
  const { group, gap, showGroup } = address;
  // The same functions each time: the panels draw only what changed.
  const showTable = useCallback(() => table.current?.scrollIntoView({ behavior: 'smooth', block: 'start' }), []);
  const show = useCallback(
    (shown: TrackedGroup) => {
      showGroup(shown);
      showTable();
    },
    [showGroup, showTable],
  );
  return (
    <div className="page">
      <PageHeader
        actions={ACTIONS}
        sub={
          counts ? `${suppliersIn(counts, 'total')}, checked as soon as anything changes.` : 'Loading your suppliers.'
        }
      />
      <ErrorBanner problem={summary.problem} onRetry={summary.refetch} />
      <RequesterFirstSteps counts={counts} />
      <div className="grid tracked-news">
        <ChangesPanel today={today} />
        <ExpiringNext today={today} counts={counts} onShow={show} />
      </div>
      <div className="grid tracked-charts">
        <GapsPanel shown={gap} onShow={showTable} />
        <StatusPanel counts={counts} group={group} onShow={show} />
        <TrendPanel trend={trend} onShow={show} />
      </div>
      <div ref={table} className="tracked-anchor">
        <Panel title={title}>
          <TrackedTable name="tracked-policies" columns={columns} address={address} empty={NOBODY} />
        </Panel>
      </div>
    </div>
  );
}

function useDashboardColumns() {
  const today = useToday();
  const acts = useSupplierActs(today);
  return useMemo(
    () => [
      SUPPLIER_AND_PROJECT,
      statusAndMetColumn(today),
      MET,
      expiryColumn(today),
      GAPS,
      EXPORTED_PROJECT,
      ANSWER,
      SINCE,
      supplierActsColumn(acts),
    ],
    [today, acts],
  );
}

/** What the rows have in common. */
function useTableTitle({ groups, gap }: Pick<TrackedAddress, 'groups' | 'gap'>): string {
  const gaps = useViewQuery(viewQuery(gapCounts)).rows;
  const title = gap === null ? undefined : gaps.find(({ kind }) => kind === gap)?.title;
  const named = groups.map((group) => GROUP_WORDS[group]).join(' or ');
  const shared = [...(named ? [named] : []), ...(title ? [title] : [])];
  return shared.length === 0 ? 'All suppliers, one row for each project' : `Suppliers: ${shared.join(', ')}`;
}

const NOBODY = (
  <EmptyState title="No suppliers yet" action={ASK}>
    Request coverage from a supplier to start tracking it.
  </EmptyState>
);
