import { locationDecider } from '@covertrail/domain/location/location.decider';
import { grantsOf, type KindsOf } from '#auth/owned-kinds';
import { ofInsured } from '#auth/sides';

/** A location: the insured and its agency have a right to it. */
export const LOCATION_GRANTS = grantsOf({ location: ofInsured(locationDecider) });

declare module '#auth/owned-kinds' {
  interface OwnedKinds extends KindsOf<typeof LOCATION_GRANTS> {}
}
