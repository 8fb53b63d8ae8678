import { vehicleDecider } from '@covertrail/domain/vehicle/vehicle.decider';
import { grantsOf, type KindsOf } from '#auth/owned-kinds';
import { ofItsPolicy } from '#auth/sides';

/** A vehicle: whoever has a right to its policy has one to it. */
export const VEHICLE_GRANTS = grantsOf({ vehicle: ofItsPolicy(vehicleDecider) });

declare module '#auth/owned-kinds' {
  interface OwnedKinds extends KindsOf<typeof VEHICLE_GRANTS> {}
}
