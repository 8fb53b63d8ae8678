import { vehicleDecider } from '@covertrail/domain/vehicle/vehicle.decider';
import { grantsOf, type KindsOf } from '#auth/owned-kinds';
import { ofInsured } from '#auth/sides';

/** A vehicle: the insured and its agency have a right to it. */
export const VEHICLE_GRANTS = grantsOf({ vehicle: ofInsured(vehicleDecider) });

declare module '#auth/owned-kinds' {
  interface OwnedKinds extends KindsOf<typeof VEHICLE_GRANTS> {}
}
