import { useState } from 'react';
import { sharedLocation, sharedLocations } from '@covertrail/contracts/selection/selection.calls';
import type { SharedPolicyRow } from '@covertrail/contracts/selection/selection.replies';
import { viewQuery } from '#shared/api/call-request';
import { LocationItem } from '#shared/locations/location-item.tsx';
import { LocationReading } from '#shared/locations/location-limits.tsx';
import { PageLinks } from '#shared/table/record-paging.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { SearchBox } from '#shared/ui/search-box.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { useViewQuery } from '#shared/views/use-view-query';

/** Locations of a page [C06]. */
const PAGE_SIZE = 10;

interface SharedLocationsProps {
  readonly trackingId: string;
  readonly policy: SharedPolicyRow;
}

/** The locations of a policy that a supplier shows, ten a page; the detail of one is loaded when it is opened. */
export function SharedLocations({ trackingId, policy: { policyId, policyNumber, region } }: SharedLocationsProps) {
  const [{ page, keyword }, setAsked] = useState({ page: 1, keyword: '' });
  const [opened, setOpened] = useState<string | null>(null);
  const query = viewQuery(sharedLocations, {
    params: { id: trackingId, policyId },
    query: { page, size: PAGE_SIZE, keyword },
  });
  const { rows, total, loading, problem, refetch } = useViewQuery(query);
  const from = (page - 1) * PAGE_SIZE + 1;
  return (
    <section aria-label={`Locations of ${policyNumber}`}>
      <div className="location-tools">
        <SearchBox
          label={`Search locations of ${policyNumber}`}
          placeholder="Search locations"
          value={keyword}
          onSearch={(text) => setAsked({ page: 1, keyword: text })}
        />
        {rows.length > 0 ? (
          <span className="sub" role="status">
            Showing {from} - {from + rows.length - 1} of {total.toLocaleString('en-US')} locations
          </span>
        ) : null}
      </div>
      <ErrorBanner problem={problem} onRetry={refetch} />
      {loading ? <SkeletonRows rows={3} label="Loading locations" /> : null}
      {!loading && !problem && rows.length === 0 ? (
        <EmptyState title="No location matches">Search by the beginning of a word of its number or address.</EmptyState>
      ) : null}
      <ul className="location-list">
        {rows.map((location) => (
          <LocationItem
            key={location.id}
            location={location}
            open={opened === location.id}
            onToggle={() => setOpened(opened === location.id ? null : location.id)}
          >
            <SharedLocation trackingId={trackingId} locationId={location.id} region={region} />
          </LocationItem>
        ))}
      </ul>
      <div className="location-tools">
        <PageLinks number={page} size={PAGE_SIZE} total={total} onPage={(next) => setAsked({ page: next, keyword })} />
      </div>
    </section>
  );
}

interface SharedLocationProps extends Pick<SharedPolicyRow, 'region'> {
  readonly trackingId: string;
  readonly locationId: string;
}

function SharedLocation({ trackingId, locationId, region }: SharedLocationProps) {
  const { body, loading, problem, refetch } = useViewQuery(
    viewQuery(sharedLocation, { params: { id: trackingId, locationId } }),
  );
  if (loading) return <SkeletonRows rows={2} label="Loading location" />;
  return body ? (
    <LocationReading location={body} region={region} />
  ) : (
    <ErrorBanner problem={problem} onRetry={refetch} />
  );
}
