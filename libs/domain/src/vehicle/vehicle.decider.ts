import { dataOf } from '../kernel/command.js';
import type { Decider } from '../kernel/decider.js';
import { equal } from '../kernel/equal.js';
import { RuleBroken } from '../kernel/rule-broken.js';
import { vin } from '../fields/vehicle-fields.js';
import type { VehicleAdded, VehicleCommand, VehicleEvent, VehicleFacts } from './vehicle.contract.js';

/** Null before the vehicle was added. */
export type VehicleState = AddedVehicle | null;

export type AddedVehicle = VehicleAdded['data'] & {
  /** Whether anyone changed it after it was added. */
  readonly touched: boolean;
  readonly removed: boolean;
};

/** Every code with which a command to a vehicle may be refused. */
export const VEHICLE_CODES = ['VEHICLE.NOT_FOUND', 'VEHICLE.ALREADY_EXISTS', 'VEHICLE.VIN_NOT_VALID'] as const;

/** One insured vehicle: `vehicle-<vehicleId>`. A fleet may have thousands, as a policy may have locations. */
export const vehicleDecider: Decider<VehicleState, VehicleCommand, VehicleEvent> = {
  type: 'vehicle',
  initialState: null,
  decide(command, state) {
    if (command.type === 'AddVehicle') return add(dataOf(command), state);
    if (state === null || (state.removed && command.type === 'ReviseVehicle'))
      throw new RuleBroken('VEHICLE.NOT_FOUND');
    switch (command.type) {
      case 'ReviseVehicle':
        return revise(command.vehicle, state);
      case 'RemoveVehicle':
        return remove(state);
      case 'UndoImportedVehicle':
        return state.importId !== command.importId || state.touched ? [] : remove(state);
    }
  },
  evolve(state, event) {
    if (event.type === 'VehicleAdded') return { ...event.data, touched: false, removed: false };
    if (event.type === 'VehicleRevised') return state && { ...state, vehicle: event.data.after, touched: true };
    return state && { ...state, touched: true, removed: true };
  },
};

function add(data: VehicleAdded['data'], state: VehicleState): VehicleEvent[] {
  if (state !== null) throw new RuleBroken('VEHICLE.ALREADY_EXISTS');
  checkVin(data.vehicle);
  return [{ type: 'VehicleAdded', data }];
}

function revise(
  after: VehicleFacts,
  { vehicleId, policyId, insuredId, vehicle: before }: AddedVehicle,
): VehicleEvent[] {
  checkVin(after);
  return equal(before, after)
    ? []
    : [{ type: 'VehicleRevised', data: { vehicleId, policyId, insuredId, before, after } }];
}

function remove({ vehicleId, policyId, insuredId, importId, vehicle, removed }: AddedVehicle): VehicleEvent[] {
  return removed ? [] : [{ type: 'VehicleRemoved', data: { vehicleId, policyId, insuredId, importId, vehicle } }];
}

function checkVin(vehicle: VehicleFacts): void {
  if (vin.check(vehicle.vin) !== null) throw new RuleBroken('VEHICLE.VIN_NOT_VALID');
}
