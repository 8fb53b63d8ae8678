import { locationSheets } from '@covertrail/contracts/location/location.calls';
import type { LocationDto } from '@covertrail/contracts/location/location.inputs';
import { locationsView } from '@covertrail/contracts/location/location.views';
import type { LocationCommand, LocationTerms } from '@covertrail/domain/location/location.contract';
import { locationDecider } from '@covertrail/domain/location/location.decider';
import { checkSharedBlankets } from '@covertrail/domain/location/shared-blankets.rules';
import type { AddedLocation } from '@covertrail/domain/location/location.state';
import { LOCATION_NUMBER_TAKEN } from '@covertrail/wording/fields/server-messages';
import type { Schedule } from '#schedules/schedule';
import { LOCATION_COLUMNS, LOCATION_HEADING } from './import/location-columns.js';
import { rowsOf, SAMPLE_LOCATION } from './import/location-export.rules.js';
import { locationsIn } from './import/location-sheet.rules.js';
import { termsOf } from './location-terms.rules.js';

/** The locations of a policy: what is theirs of a schedule. The view has their places alone, so that an export reads each stream. */
export const LOCATIONS: Schedule<LocationDto, LocationTerms, AddedLocation, LocationCommand> = {
  recordName: 'location',
  kind: 'locations',
  decider: locationDecider,
  notFoundCode: 'LOCATION.NOT_FOUND',
  key: {
    kind: 'locationNumber',
    takenCode: 'LOCATION.NUMBER_TAKEN',
    whenTaken: { column: LOCATION_COLUMNS.number.title, message: LOCATION_NUMBER_TAKEN },
    of: ({ place }) => place.number,
  },
  view: { of: locationsView, order: 'numberOrder', termsIn: () => null },
  sheet: {
    calls: locationSheets,
    heading: LOCATION_HEADING,
    sample: [SAMPLE_LOCATION],
    recordsIn: locationsIn,
    lineOf: ({ place: { number, address1, city, state }, buildings }) =>
      `${number}: ${address1}, ${city}, ${state} (${buildings.length} ${buildings.length === 1 ? 'building' : 'buildings'})`,
    rowsOf,
  },
  stored: termsOf,
  termsOf: ({ place, limits, buildings }) => ({ place, limits, buildings }),
  copiedTerms: ({ buildings, ...terms }) => ({
    ...terms,
    buildings: buildings.map(({ number, description, limits }) => ({ number, description, limits })),
  }),
  adds: ({ id, ...policy }, terms) => ({ type: 'AddLocation', locationId: id, ...policy, ...terms }),
  revises: (terms) => ({ type: 'ReviseLocation', terms }),
  holdTo: ({ blankets }, terms) => checkSharedBlankets(terms, blankets.at(-1)?.value ?? []),
  undoes: (importId) => ({ type: 'UndoImportedLocation', importId }),
};
