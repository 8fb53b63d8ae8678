import { useParams } from 'react-router-dom';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { useViewQuery } from '#shared/views/use-view-query';
import { SupplierHistory } from '../components/supplier-history.js';
import { historyQuery } from '../history.api.js';
import '../moment/history.css';

/** Was this supplier covered on that day, and what did we know? The address carries the moment. */
export default function SupplierHistoryPage() {
  const { trackingId = '' } = useParams();
  const { body, problem, loading, refetch } = useViewQuery(historyQuery(trackingId, null));
  if (body) return <SupplierHistory key={trackingId} history={body} />;
  return (
    <div className="page">
      <PageHeader />
      <ErrorBanner problem={problem} onRetry={refetch} />
      {loading ? (
        <Panel>
          <SkeletonRows rows={10} label="Loading history" />
        </Panel>
      ) : null}
    </div>
  );
}
