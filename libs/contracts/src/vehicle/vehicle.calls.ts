import type { Uuid } from '@covertrail/domain/kernel/event';
import { command, query } from '../calls/call.js';
import type { PageOf } from '../calls/page.js';
import type { PageDto } from '../calls/page.inputs.js';
import type { VehicleRow } from './vehicle.replies.js';

export interface GivenVehicle {
  readonly vin: string;
  /** Absent where it is not known. */
  readonly year?: number;
  readonly make: string;
  readonly model: string;
}

interface VehicleChanged {
  readonly vehicleId: Uuid;
}

/** Lists the vehicles of a policy. */
export const vehicleList = query<{ query: PageDto & { readonly policyId: Uuid }; reply: PageOf<VehicleRow> }>()(
  'policy/vehicles',
  { needs: 'readInsurance', view: 'vehicles' },
);

export const addVehicle = command<{ body: GivenVehicle & { readonly policyId: Uuid }; reply: VehicleChanged }>()(
  'POST',
  'policy/vehicles',
  { needs: 'keepSchedules', settles: ['vehicles'] },
);

export const reviseVehicle = command<{ body: GivenVehicle; reply: VehicleChanged }>()('PUT', 'policy/vehicles/:id', {
  needs: 'keepSchedules',
  ifMatch: true,
  settles: ['vehicles'],
});

export const removeVehicle = command<{ reply: VehicleChanged }>()('DELETE', 'policy/vehicles/:id', {
  needs: 'keepSchedules',
  ifMatch: true,
  settles: ['vehicles'],
});
