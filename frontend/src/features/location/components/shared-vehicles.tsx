import { useState } from 'react';
import { sharedVehicles } from '@covertrail/contracts/selection/selection.calls';
import { viewQuery } from '#shared/api/call-request';
import { SourceAge } from '#shared/policies/source-age.tsx';
import { PageLinks } from '#shared/table/record-paging.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { SearchBox } from '#shared/ui/search-box.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { useViewQuery } from '#shared/views/use-view-query';

/** As many as of locations. */
const PAGE_SIZE = 10;

interface SharedVehiclesProps {
  readonly trackingId: string;
  readonly policyId: string;
  readonly policyNumber: string;
}

/** The vehicles of a policy that a supplier shows. */
export function SharedVehicles({ trackingId, policyId, policyNumber }: SharedVehiclesProps) {
  const [{ page, keyword }, setAsked] = useState({ page: 1, keyword: '' });
  const query = viewQuery(sharedVehicles, {
    params: { id: trackingId, policyId },
    query: { page, size: PAGE_SIZE, keyword },
  });
  const { rows, total, loading, problem, refetch } = useViewQuery(query);
  return (
    <section aria-label={`Vehicles of ${policyNumber}`}>
      <div className="location-tools">
        <SearchBox
          label={`Search vehicles of ${policyNumber}`}
          placeholder="Search vehicles"
          value={keyword}
          onSearch={(text) => setAsked({ page: 1, keyword: text })}
        />
      </div>
      <ErrorBanner problem={problem} onRetry={refetch} />
      {loading ? <SkeletonRows rows={3} label="Loading vehicles" /> : null}
      <ul className="location-list shared-vehicles">
        {rows.map(({ id, vin, year, make, model, source }) => (
          <li key={id} className="location-item">
            <span className="cell-main">{vin}</span>{' '}
            <span className="sub">{[year ?? '', make, model].filter((part) => part !== '').join(' ')}</span>{' '}
            <SourceAge source={source} />
          </li>
        ))}
      </ul>
      <div className="location-tools">
        <PageLinks number={page} size={PAGE_SIZE} total={total} onPage={(next) => setAsked({ page: next, keyword })} />
      </div>
    </section>
  );
}
