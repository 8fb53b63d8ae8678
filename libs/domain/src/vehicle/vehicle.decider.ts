import { dataOf } from '../kernel/command.js';
import type { Decider } from '../kernel/decider.js';
import { equal } from '../kernel/equal.js';
import { RuleBroken } from '../kernel/rule-broken.js';
import { vin } from '../fields/vehicle-fields.js';
import type { VehicleAdded, VehicleCommand, VehicleEvent, VehicleFacts } from './vehicle.contract.js';

/** Null before the vehicle was added. */
export type VehicleState = (VehicleAdded['data'] & { readonly removed: boolean }) | null;

/** Every code with which a command to a vehicle may be refused. */
export const VEHICLE_CODES = ['VEHICLE.NOT_FOUND', 'VEHICLE.ALREADY_EXISTS', 'VEHICLE.VIN_NOT_VALID'] as const;

/** One insured vehicle: `vehicle-<vehicleId>`. A fleet may have thousands, as a policy may have locations. */
export const vehicleDecider: Decider<VehicleState, VehicleCommand, VehicleEvent> = {
  type: 'vehicle',
  initialState: null,
  decide(command, state) {
    if (command.type === 'AddVehicle') return add(dataOf(command), state);
    if (state === null || (state.removed && command.type === 'ReviseVehicle')) throw new RuleBroken('VEHICLE.NOT_FOUND');
    const { vehicleId, policyId, insuredId, vehicle: before, removed } = state;
    const ofPolicy = { vehicleId, policyId, insuredId };
    if (command.type === 'RemoveVehicle') return removed ? [] : [{ type: 'VehicleRemoved', data: { ...ofPolicy, vehicle: before } }];
    checkVin(command.vehicle);
    return equal(before, command.vehicle) ? [] : [{ type: 'VehicleRevised', data: { ...ofPolicy, before, after: command.vehicle } }];
  },
  evolve(state, event) {
    if (event.type === 'VehicleAdded') return { ...event.data, removed: false };
    if (event.type === 'VehicleRevised') return state && { ...state, vehicle: event.data.after };
    return state && { ...state, removed: true };
  },
};

function add(data: VehicleAdded['data'], state: VehicleState): VehicleEvent[] {
  if (state !== null) throw new RuleBroken('VEHICLE.ALREADY_EXISTS');
  checkVin(data.vehicle);
  return [{ type: 'VehicleAdded', data }];
}

function checkVin(vehicle: VehicleFacts): void {
  if (vin.check(vehicle.vin) !== null) throw new RuleBroken('VEHICLE.VIN_NOT_VALID');
}
