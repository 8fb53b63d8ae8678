import { MapPin, Plus } from 'lucide-react';
import { useState } from 'react';
import { locationList, locationSheets } from '@covertrail/contracts/location/location.calls';
import type { LocationDetails } from '@covertrail/contracts/location/location.replies';
import type { PolicyDetails } from '@covertrail/contracts/policy/policy.replies';
import { viewQuery } from '#shared/api/call-request';
import { LocationItem } from '#shared/locations/location-item.tsx';
import { useAddress } from '#shared/navigation/use-address';
import { PageLinks } from '#shared/table/record-paging.tsx';
import { Button } from '#shared/ui/button.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { ScheduleSheets } from '#shared/spreadsheets/schedule-sheets.tsx';
import { ImportProgress } from '#shared/spreadsheets/import-progress.tsx';
import { SearchBox } from '#shared/ui/search-box.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { useViewQuery } from '#shared/views/use-view-query';
import { LocationContent } from './location-content.js';
import { LocationForm } from './location-form.modal.js';
import { RemoveLocation } from './remove-location.modal.js';
import './location.css';

/** Locations of a page [C06]. */
const PAGE_SIZE = 10;

const SHEETS = { calls: locationSheets, singular: 'location', many: 'locations' } as const;

type Dialog = { readonly kind: 'edit' | 'remove'; readonly location: LocationDetails } | { readonly kind: 'add' };

/** The locations of a policy, ten a page; the detail of one is loaded when it is opened. */
export default function LocationsPanel({ policy }: { readonly policy: PolicyDetails }) {
  const address = useAddress();
  const page = Math.max(1, Number(address.get('page')) || 1);
  const keyword = address.get('keyword') ?? '';
  const { rows, total, loading, problem, refetch } = useViewQuery(
    viewQuery(locationList, { params: { id: policy.id }, query: { page, size: PAGE_SIZE, keyword } }),
  );
  const [opened, setOpened] = useState<readonly string[]>([]);
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const toggle = (id: string) =>
    setOpened((ids) => (ids.includes(id) ? ids.filter((openedId) => openedId !== id) : [...ids, id]));
  const close = () => setDialog(null);
  const add = policy.mayEdit ? (
    <Button type="button" primary size="small" onClick={() => setDialog({ kind: 'add' })}>
      <Plus size={15} aria-hidden /> Add location
    </Button>
  ) : null;
  const from = (page - 1) * PAGE_SIZE + 1;
  return (
    <Panel
      title="Locations"
      right={add}
      foot={
        <PageLinks
          number={page}
          size={PAGE_SIZE}
          total={total}
          onPage={(next) => address.change({ page: next === 1 ? null : next })}
        />
      }
    >
      <div className="location-tools">
        <SearchBox label="Search locations" value={keyword} onSearch={(text) => address.change({ keyword: text })} />
        {rows.length > 0 ? (
          <span className="sub" role="status">
            Showing {from} - {from + rows.length - 1} of {total.toLocaleString('en-US')} locations
          </span>
        ) : null}
        <span className="location-sheets">
          <ScheduleSheets
            {...SHEETS}
            policyId={policy.id}
            mayImport={policy.mayEdit}
            formats={total > 0 ? ['xlsx', 'csv'] : []}
          />
        </span>
      </div>
      <ImportProgress policyId={policy.id} kind="locations" singular="location" mayUndo={policy.mayEdit} />
      <ErrorBanner problem={problem} onRetry={refetch} />
      {loading ? <SkeletonRows rows={5} label="Loading locations" /> : null}
      {!loading && !problem && rows.length === 0 ? <NoLocations keyword={keyword} mayEdit={policy.mayEdit} /> : null}
      <ul className="location-list">
        {rows.map((location) => (
          <LocationItem
            key={location.id}
            location={location}
            open={opened.includes(location.id)}
            onToggle={() => toggle(location.id)}
          >
            <LocationContent
              id={location.id}
              region={policy.terms.region}
              mayEdit={policy.mayEdit}
              onEdit={(details) => setDialog({ kind: 'edit', location: details })}
              onRemove={(details) => setDialog({ kind: 'remove', location: details })}
            />
          </LocationItem>
        ))}
      </ul>
      {dialog?.kind === 'add' ? <LocationForm policy={policy} location={null} onClose={close} /> : null}
      {dialog?.kind === 'edit' ? <LocationForm policy={policy} location={dialog.location} onClose={close} /> : null}
      {dialog?.kind === 'remove' ? <RemoveLocation location={dialog.location} onClose={close} /> : null}
    </Panel>
  );
}

function NoLocations({ keyword, mayEdit }: { readonly keyword: string; readonly mayEdit: boolean }) {
  if (keyword !== '')
    return (
      <EmptyState icon={MapPin} title="No location matches">
        Search by the beginning of a word of its number or address.
      </EmptyState>
    );
  return (
    <EmptyState icon={MapPin} title="No locations yet">
      {mayEdit ? 'Add the places that this policy covers.' : 'This policy names no locations.'}
    </EmptyState>
  );
}
