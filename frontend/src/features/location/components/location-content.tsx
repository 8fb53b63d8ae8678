import { Pencil, Trash2 } from 'lucide-react';
import { locationDetails } from '@covertrail/contracts/location/location.calls';
import type { RegionCode } from '@covertrail/domain/insurance/lines/regions';
import type { LocationDetails } from '@covertrail/contracts/location/location.replies';
import { viewQuery } from '#shared/api/call-request';
import { LocationReading } from '#shared/locations/location-limits.tsx';
import { Button } from '#shared/ui/button.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { useViewQuery } from '#shared/views/use-view-query';

interface LocationContentProps {
  readonly id: string;
  readonly region: RegionCode;
  readonly mayEdit: boolean;
  readonly onEdit: (location: LocationDetails) => void;
  readonly onRemove: (location: LocationDetails) => void;
}

/** What an opened location shows: it is loaded when its panel opens. */
export function LocationContent({ id, region, mayEdit, onEdit, onRemove }: LocationContentProps) {
  const { body: location, loading, problem, refetch } = useViewQuery(viewQuery(locationDetails, { params: { id } }));
  if (loading) return <SkeletonRows rows={2} label="Loading location" />;
  if (!location) return <ErrorBanner problem={problem} onRetry={refetch} />;
  return (
    <>
      <LocationReading location={location} region={region} />
      {mayEdit && location.mayEdit ? (
        <div className="location-actions">
          <Button type="button" size="small" onClick={() => onEdit(location)}>
            <Pencil size={14} aria-hidden /> Edit location
          </Button>
          <Button type="button" size="small" onClick={() => onRemove(location)}>
            <Trash2 size={14} aria-hidden /> Remove…
          </Button>
        </div>
      ) : null}
    </>
  );
}
