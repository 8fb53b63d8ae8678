import type { Uuid } from '@covertrail/domain/kernel/event';
import type { Building } from '@covertrail/domain/location/location.contract';
import { command, query } from '../calls/call.js';
import type { PageDto } from '../calls/page.inputs.js';
import { sheetCallsOf } from '../sheet-import/schedule-sheets.calls.js';
import type { CommonLocationPage, LocationDetails, LocationPage } from './location.replies.js';
import type { CommonLocationsDto, LocationDto, NewLocationDto } from './location.inputs.js';

interface LocationChanged {
  readonly locationId: Uuid;
}

/** Lists the locations of a policy, ten a page. */
export const locationList = query<{ query: PageDto; reply: LocationPage }>()('policy/locations/:id', {
  needs: 'readInsurance',
  view: 'locations',
  rowsAt: 'locations',
  totalAt: 'totalCount',
});

/** A location, for a panel that is opened. */
export const locationDetails = query<{ reply: LocationDetails }>()('policy/location/:id', {
  needs: 'readInsurance',
  view: 'locations',
  shape: 'details',
});

/** The buildings of a location. */
export const locationBuildings = query<{ reply: { readonly buildings: readonly Building[] } }>()(
  'policy/location/buildings/:id',
  { needs: 'readInsurance', view: 'locations', shape: 'buildings' },
);

/** The addresses that several policies of an insured have in common, the ones of most policies first. It changes nothing, although it is a POST. */
export const commonLocations = command<{ body: CommonLocationsDto; reply: CommonLocationPage }>()(
  'POST',
  'policy/getCommonLocations',
  {
    needs: 'readInsurance',
    status: 200,
    view: 'locations',
    shape: 'common',
    rowsAt: 'locations',
    totalAt: 'totalCount',
  },
);

export const addLocation = command<{ body: NewLocationDto; reply: LocationChanged }>()('POST', 'policy/location', {
  needs: 'keepSchedules',
  settles: ['locations'],
});

export const reviseLocation = command<{ body: LocationDto; reply: LocationChanged }>()('PUT', 'policy/location/:id', {
  needs: 'keepSchedules',
  ifMatch: true,
  settles: ['locations'],
});

export const removeLocation = command<{ reply: LocationChanged }>()('DELETE', 'policy/location/:id', {
  needs: 'keepSchedules',
  ifMatch: true,
  settles: ['locations'],
});

/** Locations in and out as spreadsheets. */
export const locationSheets = sheetCallsOf('locations');
