import { trackingDecider } from '@covertrail/domain/tracking/tracking.decider';
import { grantsOf, type KindsOf } from '#auth/owned-kinds';
import { eitherSide } from '#auth/sides';

/** A tracked supplier: the requester, and the insured and its agency. */
export const TRACKING_GRANTS = grantsOf({
  tracking: async (actor, id, from) => eitherSide(actor, (await from.readable.load(trackingDecider, id)).state, from),
});

declare module '#auth/owned-kinds' {
  interface OwnedKinds extends KindsOf<typeof TRACKING_GRANTS> {}
}
