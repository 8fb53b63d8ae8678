import { MapPin } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { sharedPolicies } from '@covertrail/contracts/selection/selection.calls';
import type { SharedPolicyRow } from '@covertrail/contracts/selection/selection.replies';
import { supplierContacts } from '@covertrail/contracts/tracking/tracking.calls';
import { viewQuery } from '#shared/api/call-request';
import { dayFormat } from '#shared/format/day-format';
import { plural } from '#shared/format/plural';
import { lineName } from '#shared/policies/line-choices';
import { SupplierHeader } from '#shared/suppliers/supplier-header.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { useViewQuery } from '#shared/views/use-view-query';
import { SharedLocations } from '../components/shared-locations.js';
import { SharedVehicles } from '../components/shared-vehicles.js';
import '../components/location.css';

/** The locations and vehicles that a supplier shows of the policies that it shares with a requester. */
export default function SupplierLocationsPage() {
  const { trackingId = '' } = useParams();
  const { body: supplier } = useViewQuery(viewQuery(supplierContacts, { params: { id: trackingId } }));
  const { rows, loading, problem, refetch } = useViewQuery(viewQuery(sharedPolicies, { params: { id: trackingId } }));
  const shown = rows.filter(({ locationCount, vehicleCount }) => locationCount + vehicleCount > 0);
  const why = `/app/suppliers/${trackingId}/why`;
  return (
    <div className="page">
      <SupplierHeader
        trackingId={trackingId}
        supplierName={supplier?.supplierName}
        sub="What the supplier shows of the policies that it shares now"
      />
      <ErrorBanner problem={problem} onRetry={refetch} />
      {loading ? (
        <Panel>
          <SkeletonRows rows={4} label="Loading policies" />
        </Panel>
      ) : null}
      {!loading && !problem && shown.length === 0 ? (
        <Panel>
          <EmptyState
            icon={MapPin}
            title="No locations or vehicles yet"
            action={
              <Link className="text-link" to={why}>
                Back to the supplier
              </Link>
            }
          >
            What the supplier shows of its policies stands here.
          </EmptyState>
        </Panel>
      ) : null}
      {shown.map((policy) => (
        <SharedPolicy key={policy.policyId} trackingId={trackingId} policy={policy} />
      ))}
    </div>
  );
}

function SharedPolicy({ trackingId, policy }: { readonly trackingId: string; readonly policy: SharedPolicyRow }) {
  const { policyId, line, policyNumber, carrierName, effectiveOn, expiresOn, locationCount, vehicleCount } = policy;
  return (
    <Panel
      title={`${lineName(line)} ${policyNumber}`}
      right={
        <span className="sub">
          {plural(locationCount, 'location')}, {plural(vehicleCount, 'vehicle')}
        </span>
      }
    >
      <p className="panel-body sub">
        {carrierName}, {dayFormat(effectiveOn)} to {dayFormat(expiresOn)}
      </p>
      {locationCount > 0 ? <SharedLocations trackingId={trackingId} policy={policy} /> : null}
      {vehicleCount > 0 ? (
        <SharedVehicles trackingId={trackingId} policyId={policyId} policyNumber={policyNumber} />
      ) : null}
    </Panel>
  );
}
