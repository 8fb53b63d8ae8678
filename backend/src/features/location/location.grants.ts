import { locationDecider } from '@covertrail/domain/location/location.decider';
import { grantsOf, type KindsOf } from '#auth/owned-kinds';
import { ofItsPolicy } from '#auth/sides';

/** A location: whoever has a right to its policy has one to it. */
export const LOCATION_GRANTS = grantsOf({ location: ofItsPolicy(locationDecider) });

declare module '#auth/owned-kinds' {
  interface OwnedKinds extends KindsOf<typeof LOCATION_GRANTS> {}
}
