import { locationsView, type LocationDocument } from '@covertrail/contracts/location/location.views';
import { recordedSource } from '@covertrail/domain/compliance/proof/recorded-source';
import type { EventMetadata } from '@covertrail/domain/kernel/event';
import type { LocationOfPolicy, LocationPlace } from '@covertrail/domain/location/location.contract';
import { placeKey } from '@covertrail/domain/location/place-key.rules';
import { defineProjection, sameFor } from '@covertrail/platform/engine/define-projection';
import { foldedText } from '@covertrail/platform/read-store/folded-text';
import { isManagerChange, managedBy, MANAGER_CHANGES, withManager } from '#agency-of-record';

/** Which locations does this policy cover? */
export const locations = defineProjection(locationsView)({
  version: 7,
  on: {
    LocationAdded: (_location, { data, meta, revision, position }) => ({
      id: data.locationId,
      policyId: data.policyId,
      insuredId: data.insuredId,
      agencyId: data.agencyId,
      importId: data.importId,
      ...columnsOf(data.place),
      buildingCount: data.buildings.length,
      limitCount: data.limits.length,
      ...statedBy({ data, meta, revision }),
      addedAt: position,
    }),
  },
  changes: {
    LocationRevised: (location, event) => ({ ...location, ...columnsOf(event.data.after), ...statedBy(event) }),
    LocationLimitsChanged: (location, event) => ({
      ...location,
      limitCount: event.data.after.length,
      ...statedBy(event),
    }),
    BuildingAdded: (location, event) => ({
      ...location,
      buildingCount: location.buildingCount + 1,
      ...statedBy(event),
    }),
    BuildingRevised: (location, event) => ({ ...location, ...statedBy(event) }),
    BuildingRemoved: (location, event) => ({
      ...location,
      buildingCount: location.buildingCount - 1,
      ...statedBy(event),
    }),
    LocationRemoved: () => null,
    ...sameFor(MANAGER_CHANGES, withManager<LocationDocument>),
  },
  keys: (event, own) => (isManagerChange(event) ? managedBy(event, own) : [event.data.locationId]),
  audience: (before, after) => [...companiesOf(before), ...companiesOf(after)],
});

const companiesOf = (location: LocationDocument | null): readonly string[] =>
  location ? [location.insuredId, location.agencyId].filter((id) => id !== null) : [];

interface Statement {
  readonly data: Pick<LocationOfPolicy, 'insuredId'>;
  readonly meta: EventMetadata;
  readonly revision: number;
}

const statedBy = ({ data, meta, revision }: Statement): Pick<LocationDocument, 'source' | 'revision'> => ({
  source: recordedSource(meta, data.insuredId),
  revision,
});

const columnsOf = (
  place: LocationPlace,
): Pick<LocationDocument, 'place' | 'placeKey' | 'numberOrder' | 'searched'> => ({
  place,
  placeKey: placeKey(place),
  numberOrder: foldedText(place.number.trim()).replaceAll(/\d+/g, (digits) => digits.padStart(20, '0')),
  searched: foldedText(
    [
      place.number,
      place.address1,
      place.address2,
      place.city,
      place.state,
      place.county,
      place.zipCode,
      place.description,
    ].join(' '),
  ),
});
