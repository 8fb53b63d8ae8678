import { useState } from 'react';
import { locationDetails } from '@covertrail/contracts/location/location.calls';
import type { LocationRow } from '@covertrail/contracts/location/location.replies';
import { sharedLocation } from '@covertrail/contracts/selection/selection.calls';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { RegionCode } from '@covertrail/domain/insurance/lines/regions';
import { viewQuery } from '#shared/api/call-request';
import { LocationItem } from '#shared/locations/location-item.tsx';
import { LocationReading } from '#shared/locations/location-limits.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { useViewQuery } from '#shared/views/use-view-query';

interface LocationAccordionProps {
  readonly locations: readonly LocationRow[];
  readonly region: RegionCode;
  /** Number of the first one among all. */
  readonly from: number;
  readonly total: number;
  readonly trackingId: Uuid | undefined;
}

/** The locations of a page, each with its detail once it is opened [C06]. */
export function LocationAccordion({ locations, region, from, total, trackingId }: LocationAccordionProps) {
  const [opened, setOpened] = useState<readonly string[]>([]);
  const toggle = (id: string) =>
    setOpened((ids) => (ids.includes(id) ? ids.filter((openedId) => openedId !== id) : [...ids, id]));
  if (locations.length === 0) return <p className="sub">No locations.</p>;
  return (
    <>
      <p className="sub" role="status">
        Showing {from} - {from + locations.length - 1} of {total.toLocaleString('en-US')} locations
      </p>
      <ul className="location-list">
        {locations.map((location) => (
          <LocationItem
            key={location.id}
            location={location}
            open={opened.includes(location.id)}
            onToggle={() => toggle(location.id)}
          >
            <OpenedLocation id={location.id} trackingId={trackingId} region={region} />
          </LocationItem>
        ))}
      </ul>
    </>
  );
}

interface OpenedLocationProps {
  readonly id: Uuid;
  readonly trackingId: Uuid | undefined;
  readonly region: RegionCode;
}

function OpenedLocation({ id, trackingId, region }: OpenedLocationProps) {
  const query =
    trackingId === undefined
      ? viewQuery(locationDetails, { params: { id } })
      : viewQuery(sharedLocation, { params: { id: trackingId, locationId: id } });
  const { body: location, loading, problem, refetch } = useViewQuery(query);
  if (loading) return <SkeletonRows rows={2} label="Loading location" />;
  return location ? (
    <LocationReading location={location} region={region} />
  ) : (
    <ErrorBanner problem={problem} onRetry={refetch} />
  );
}
