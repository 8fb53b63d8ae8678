import { useState } from 'react';
import { operationFigures } from '@covertrail/contracts/maintenance/maintenance.calls';
import type { ParkedRow } from '@covertrail/contracts/maintenance/maintenance.replies';
import { viewQuery } from '#shared/api/call-request';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { useViewQuery } from '#shared/views/use-view-query';
import { FigureCards } from '../components/figure-cards.js';
import { FollowersPanel } from '../components/followers-panel.js';
import { HistoryPanel } from '../components/history-panel.js';
import { MailsPanel } from '../components/mails-panel.js';
import { OrderModal, type WantedOrder } from '../components/order.modal.js';
import { ParkedEvent } from '../components/parked-event.modal.js';
import { ParkedPanel } from '../components/parked-panel.js';
import { PlannedMaintenancePanel } from '../components/planned-maintenance-panel.js';
import { ProcessesPanel } from '../components/processes-panel.js';
import { usePolling } from '../polling.hook.js';
import './operation.css';

const AGAIN_MS = 3_000;

/** The running product, for those who run it. */
export default function OperationPage() {
  const { body, loading, problem, refetch } = useViewQuery(viewQuery(operationFigures));
  usePolling(refetch, AGAIN_MS);
  const [order, setOrder] = useState<WantedOrder | null>(null);
  const [read, setRead] = useState<ParkedRow | null>(null);
  const { followers = [], parked = [], processes = [] } = body ?? {};
  return (
    <div className="page operation">
      <PageHeader
        title="Operation"
        sub="How the product runs: no data of any company is shown here. The figures are renewed every few seconds."
      />
      <ErrorBanner problem={problem} onRetry={refetch} />
      {body ? <FigureCards figures={body} /> : null}
      <ParkedPanel parked={parked} loading={loading} onRead={setRead} onOrder={setOrder} />
      <FollowersPanel followers={followers} loading={loading} onOrder={setOrder} />
      <ProcessesPanel processes={processes} loading={loading} />
      <PlannedMaintenancePanel />
      <MailsPanel onOrder={setOrder} />
      <HistoryPanel />
      {order ? <OrderModal key={order.key} order={order} onClose={() => setOrder(null)} /> : null}
      {read ? <ParkedEvent row={read} onClose={() => setRead(null)} /> : null}
    </div>
  );
}
