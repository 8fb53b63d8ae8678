import { requestCoverage } from '@covertrail/contracts/request/request.calls';
import { Send } from 'lucide-react';
import { useCallback, useMemo, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { IfMay } from '#shared/session/if-may.tsx';
import { useToday } from '#shared/session/use-today';
import { Button } from '#shared/ui/button.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { ChangesPanel } from '../components/changes-panel.js';
import { ExpiringNext } from '../components/expiring-next.js';
import { RequesterFirstSteps } from '../components/requester-first-steps.js';
import { StatusPanel } from '../components/status-panel.js';
import {
  ANSWER,
  expiryColumn,
  GAPS,
  MET,
  PROJECT,
  SINCE,
  statusColumn,
  SUPPLIER,
} from '../components/tracked-columns.js';
import { TrackedStats } from '../components/tracked-stats.js';
import { TrackedTable } from '../components/tracked-table.js';
import { TrendPanel } from '../components/trend-panel.js';
import { supplierActsColumn, useSupplierActs } from '../supplier-acts.hook.js';
import { useTrackedAddress } from '../tracked-address.hook.js';
import { GROUP_WORDS } from '../tracked-groups.words.js';
import { suppliersIn } from '../tracked-stats.words.js';
import { useTrackedSummary } from '#shared/tracking/tracked-rows.hook';
import '../tracking.css';
import type { TrackedGroup } from '@covertrail/contracts/tracking/tracking.inputs';

const OPEN_REQUESTS = '/app/request-coverage?state=open';

const NOTHING = { counts: null, trend: [] } as const;

/** Those who fail come first. */
const WORST_FIRST = { column: 'outcome', descending: false };

const ASK = (
  <IfMay send={requestCoverage}>
    <Button as={Link} to="/app/request-coverage?ask=1" primary>
      <Send size={16} aria-hidden /> Request coverage
    </Button>
  </IfMay>
);

export default function DashboardPage() {
  const today = useToday();
  const address = useTrackedAddress(WORST_FIRST);
  const summary = useTrackedSummary();
  const { counts, trend } = summary.body ?? NOTHING;
  const navigate = useNavigate();
  const table = useRef<HTMLDivElement>(null);
  const acts = useSupplierActs(today);
  const columns = useMemo(
    () => [
      SUPPLIER,
      statusColumn(today),
      MET,
      GAPS,
      expiryColumn(today),
      PROJECT,
      ANSWER,
      SINCE,
      supplierActsColumn(acts),
    ],
    [today, acts],
  );
  const { group, showGroup } = address;
  // The same functions each time: the panels draw only what changed.
  const show = useCallback(
    (shown: TrackedGroup) => {
      showGroup(shown);
      table.current?.scrollIntoView({ behavior: 'smooth', block: 'start' });
    },
    [showGroup],
  );
  const showExpiring = useCallback(() => show('expiring90'), [show]);
  const showRequests = useCallback(() => void navigate(OPEN_REQUESTS), [navigate]);
  return (
    <div className="page">
      <PageHeader
        actions={ASK}
        sub={
          counts ? `${suppliersIn(counts, 'total')}, checked as soon as anything changes.` : 'Loading your suppliers.'
        }
      />
      <ErrorBanner problem={summary.problem} onRetry={summary.refetch} />
      <RequesterFirstSteps counts={counts} />
      <div className="grid tracked-news">
        <ChangesPanel today={today} />
        <ExpiringNext today={today} onAll={showExpiring} />
      </div>
      <TrackedStats counts={counts} trend={trend} group={group} onShow={show} onRequests={showRequests} />
      <div className="grid tracked-charts">
        <TrendPanel trend={trend} onShow={show} />
        <StatusPanel counts={counts} group={group} onShow={show} />
      </div>
      <div ref={table} className="tracked-anchor">
        <Panel title={group ? `Suppliers: ${GROUP_WORDS[group]}` : 'All suppliers, one row for each project'}>
          <TrackedTable name="tracked-policies" columns={columns} address={address} empty={NOBODY} />
        </Panel>
      </div>
    </div>
  );
}

const NOBODY = (
  <EmptyState title="No suppliers yet" action={ASK}>
    Request coverage from a supplier to start tracking it.
  </EmptyState>
);
