import { locationsView, type LocationDocument } from '@covertrail/contracts/location/location.views';
import type { LocationPlace } from '@covertrail/domain/location/location.contract';
import { defineProjection } from '@covertrail/platform/engine/define-projection';
import { foldedText } from '@covertrail/platform/read-store/folded-text';

/** Which locations does this policy cover? */
export const locations = defineProjection(locationsView)({
  version: 2,
  on: {
    LocationAdded: (_location, { data, revision, position }) => ({
      id: data.locationId,
      policyId: data.policyId,
      insuredId: data.insuredId,
      agencyId: data.agencyId,
      importId: data.importId,
      ...columnsOf(data.place),
      buildingCount: data.buildings.length,
      limitCount: data.limits.length,
      revision,
      addedAt: position,
    }),
  },
  changes: {
    LocationRevised: (location, { data, revision }) => ({ ...location, ...columnsOf(data.after), revision }),
    LocationLimitsChanged: (location, { data, revision }) => ({ ...location, limitCount: data.after.length, revision }),
    BuildingAdded: (location, { revision }) => ({ ...location, buildingCount: location.buildingCount + 1, revision }),
    BuildingRevised: (location, { revision }) => ({ ...location, revision }),
    BuildingRemoved: (location, { revision }) => ({ ...location, buildingCount: location.buildingCount - 1, revision }),
    LocationRemoved: () => null,
    AgencyAppointed: (location, { data }) => ({ ...location, agencyId: data.agencyId }),
    ClientTransferred: (location, { data }) => ({ ...location, agencyId: data.toAgencyId }),
  },
  keys: ({ type, data }, own) =>
    (type === 'AgencyAppointed' || type === 'ClientTransferred' ? own.idsWhere('insuredId', data.insuredId) : [data.locationId]),
  audience: (before, after) => [...companiesOf(before), ...companiesOf(after)],
});

const companiesOf = (location: LocationDocument | null): readonly string[] =>
  (location ? [location.insuredId, location.agencyId].filter((id) => id !== null) : []);

const columnsOf = (place: LocationPlace): Pick<LocationDocument, 'place' | 'numberOrder' | 'searched'> => ({
  place,
  numberOrder: foldedText(place.number.trim()).replaceAll(/\d+/g, (digits) => digits.padStart(20, '0')),
  searched: foldedText([place.number, place.address1, place.address2, place.city, place.state, place.county, place.zipCode, place.description].join(' ')),
});
