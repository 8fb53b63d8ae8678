import { Link } from 'react-router-dom';
import { providedPolicies } from '@covertrail/contracts/policy/policy-cards.calls';
import { viewQuery } from '#shared/api/call-request';
import { dayFormat } from '#shared/format/day-format';
import { lineName } from '#shared/policies/line-choices';
import { LineIcon } from '#shared/policies/line-icon.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { useViewQuery } from '#shared/views/use-view-query';
import { ProvidedStatus } from './provided-status.js';

const MOST = 6;

/** The policies that a supplier provided, the newest first, as far as they fit; the page of the coverage has them all. */
export default function SupplierPoliciesPanel({ trackingId }: { readonly trackingId: string }) {
  const { rows, loading, problem, refetch } = useViewQuery(viewQuery(providedPolicies, { params: { id: trackingId } }));
  const newest = rows.toSorted((a, b) => (a.effectiveOn < b.effectiveOn ? 1 : -1)).slice(0, MOST);
  return (
    <Panel
      title="Policies"
      right={
        <Link className="text-link" to={`/app/suppliers/${trackingId}/coverage`}>
          {rows.length > MOST ? `All ${rows.length}` : 'Coverage'}
        </Link>
      }
    >
      {problem ? (
        <div className="panel-body">
          <ErrorBanner problem={problem} onRetry={refetch} />
        </div>
      ) : null}
      {loading ? <SkeletonRows rows={3} label="Loading policies" /> : null}
      {!loading && !problem && rows.length === 0 ? (
        <div className="panel-body sub">No policy is shared for this project yet.</div>
      ) : null}
      <ul className="panel-rows">
        {newest.map(({ policyId, line, policyNumber, carrierName, effectiveOn, expiresOn, standing, shareEnded }) => (
          <li key={policyId}>
            <div className="who">
              <LineIcon line={line} />
              <div>
                <div className="cell-main">
                  {lineName(line)} {policyNumber}
                </div>
                <div className="sub">
                  {carrierName}, {dayFormat(effectiveOn)} to {dayFormat(expiresOn)}
                </div>
              </div>
            </div>
            <ProvidedStatus standing={standing} shareEnded={shareEnded} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
