import type { Uuid } from '@covertrail/domain/kernel/event';
import { command, query } from '../calls/call.js';
import type { PageOf } from '../calls/page.js';
import { sheetCallsOf } from '../sheet-import/schedule-sheets.calls.js';
import type { VehicleRow } from './vehicle.replies.js';
import type { NewVehicleDto, VehicleDto, VehicleListDto } from './vehicle.inputs.js';

interface VehicleChanged {
  readonly vehicleId: Uuid;
}

/** Lists the vehicles of a policy. */
export const vehicleList = query<{ query: VehicleListDto; reply: PageOf<VehicleRow> }>()('policy/vehicles', {
  needs: 'readInsurance',
  view: 'vehicles',
});

export const addVehicle = command<{ body: NewVehicleDto; reply: VehicleChanged }>()('POST', 'policy/vehicles', {
  needs: 'keepSchedules',
  settles: ['vehicles'],
});

export const reviseVehicle = command<{ body: VehicleDto; reply: VehicleChanged }>()('PUT', 'policy/vehicles/:id', {
  needs: 'keepSchedules',
  ifMatch: true,
  settles: ['vehicles'],
});

export const removeVehicle = command<{ reply: VehicleChanged }>()('DELETE', 'policy/vehicles/:id', {
  needs: 'keepSchedules',
  ifMatch: true,
  settles: ['vehicles'],
});

/** Vehicles in and out as spreadsheets. */
export const vehicleSheets = sheetCallsOf('vehicles');
