import type { Uuid } from '@covertrail/domain/kernel/event';
import { command, query } from '../calls/call.js';
import type { PageOf } from '../calls/page.js';
import type { PageDto } from '../calls/page.inputs.js';
import type { LocationDetails, LocationPage } from '../location/location.replies.js';
import type { VehicleRow } from '../vehicle/vehicle.replies.js';
import type { SelectableRecord, SelectedRecords, SharedPolicyRow } from './selection.replies.js';
import type {
  LocationSelectionDto,
  OfProjectDto,
  SelectableDto,
  SharedLocationPath,
  SharedPolicyPath,
  VehicleSelectionDto,
} from './selection.inputs.js';

interface SelectionChanged {
  readonly selectionId: Uuid;
}

/** Which locations of a policy a project sees: for the insured and its agency. */
export const selectedLocations = query<{ query: OfProjectDto; reply: SelectedRecords }>()(
  'policy/locations/selected/:id',
  { needs: 'readInsurance', view: 'locations', shape: 'selected' },
);
export const selectableLocations = query<{ query: SelectableDto; reply: PageOf<SelectableRecord> }>()(
  'policy/locations/selectable/:id',
  { needs: 'readInsurance', view: 'locations', shape: 'selectable' },
);
export const selectLocations = command<{
  body: LocationSelectionDto;
  reply: SelectionChanged;
}>()('POST', 'policy/locations/selection/:id', { needs: 'keepSchedules', status: 200, settles: ['locations'] });

/** The same of the vehicles. */
export const selectedVehicles = query<{ query: OfProjectDto; reply: SelectedRecords }>()(
  'policy/vehicles/selected/:id',
  {
    needs: 'readInsurance',
    view: 'vehicles',
    shape: 'selected',
  },
);
export const selectableVehicles = query<{ query: SelectableDto; reply: PageOf<SelectableRecord> }>()(
  'policy/vehicles/selectable/:id',
  { needs: 'readInsurance', view: 'vehicles', shape: 'selectable' },
);
export const selectVehicles = command<{
  body: VehicleSelectionDto;
  reply: SelectionChanged;
}>()('POST', 'policy/vehicles/selection/:id', { needs: 'keepSchedules', status: 200, settles: ['vehicles'] });

/** What a supplier shares with the requester that tracks it: nothing of a share that ended, and only what was chosen. */
export const sharedPolicies = query<{ reply: readonly SharedPolicyRow[] }>()('tracking/:id/policies', {
  needs: 'readSuppliers',
  view: 'selections',
  shape: 'policies',
  idAt: 'policyId',
});
export const sharedLocations = query<{ params: SharedPolicyPath; query: PageDto; reply: LocationPage }>()(
  'tracking/:id/policies/:policyId/locations',
  { needs: 'readSuppliers', view: 'selections', shape: 'locations', rowsAt: 'locations', totalAt: 'totalCount' },
);
export const sharedLocation = query<{ params: SharedLocationPath; reply: LocationDetails }>()(
  'tracking/:id/locations/:locationId',
  {
    needs: 'readSuppliers',
    view: 'selections',
    shape: 'location',
  },
);
export const sharedVehicles = query<{ params: SharedPolicyPath; query: PageDto; reply: PageOf<VehicleRow> }>()(
  'tracking/:id/policies/:policyId/vehicles',
  { needs: 'readSuppliers', view: 'selections', shape: 'vehicles' },
);
