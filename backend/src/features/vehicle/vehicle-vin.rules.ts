import type { Uuid } from '@covertrail/domain/kernel/event';
import { vehicleDecider } from '@covertrail/domain/vehicle/vehicle.decider';
import type { Claim } from '@covertrail/platform/claims/claims';
import type { DeciderStore } from '@covertrail/platform/deciders/decider-store';

const OWNER = /^vehicle-(.+)$/;

/** The VIN of a vehicle, unique in its policy, as the number of a location is. */
export const vehicleVinClaim = (deciders: DeciderStore, policyId: Uuid, vehicleId: Uuid, vin: string): Claim => ({
  kind: 'vehicleVin',
  scope: policyId,
  value: vin,
  owner: `vehicle-${vehicleId}`,
  takenCode: 'VEHICLE.VIN_TAKEN',
  stillHeld: async (owner) => {
    const { state } = await deciders.load(vehicleDecider, OWNER.exec(owner)?.[1] ?? '');
    return state === null || (!state.removed && state.vehicle.vin === vin);
  },
});
