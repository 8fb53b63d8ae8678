import { FileSearch } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { trackingVerdict } from '@covertrail/contracts/history/history.calls';
import { providedPolicies } from '@covertrail/contracts/policy/policy-cards.calls';
import { viewQuery } from '#shared/api/call-request';
import { SupplierHeader } from '#shared/suppliers/supplier-header.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { useViewQuery } from '#shared/views/use-view-query';
import { SupplierRemarks } from '../cards/supplier-remarks.js';
import { ProvidedPolicies } from '../cards/provided-policies.js';

/** The policies that a supplier provided, for the requester, each with what its template asks of it. */
export default function ProvidedPoliciesPage() {
  const { trackingId = '' } = useParams();
  const { rows, loading, problem, refetch } = useViewQuery(viewQuery(providedPolicies, { params: { id: trackingId } }));
  const { body: verdict, loading: assessing } = useViewQuery(
    viewQuery(trackingVerdict, { params: { id: trackingId } }),
  );
  return (
    <div className="page">
      <SupplierHeader
        trackingId={trackingId}
        supplierName={verdict?.supplierName}
        {...(verdict ? { sub: `${verdict.supplierName} · ${verdict.projectName}` } : {})}
      />
      <ErrorBanner problem={problem} onRetry={refetch} />
      {loading || assessing ? (
        <Panel>
          <SkeletonRows rows={4} label="Loading policies" />
        </Panel>
      ) : null}
      {!loading && !problem && rows.length === 0 ? (
        <Panel>
          <EmptyState
            icon={FileSearch}
            title="No policies yet"
            action={
              <Link className="text-link" to={`/app/suppliers/${trackingId}/why`}>
                Back to the supplier
              </Link>
            }
          >
            Policies stand here once the supplier or its agent shares them for this project.
          </EmptyState>
        </Panel>
      ) : null}
      {assessing ? null : <ProvidedPolicies policies={rows} verdict={verdict} trackingId={trackingId} />}
      {rows.length > 0 && !assessing ? (
        <SupplierRemarks
          trackingId={trackingId}
          policies={rows}
          findings={verdict?.findings ?? []}
          toDecide={verdict?.toDecide ?? []}
        />
      ) : null}
    </div>
  );
}
