import { shareDecider } from '@covertrail/domain/share/share.decider';
import { grantsOf, type KindsOf } from '#auth/owned-kinds';
import { eitherSide } from '#auth/sides';
import { isRequesting } from '@covertrail/domain/rights/sides';

/** A share of policies: the insured and its agency, and the requester as long as the share shows something. `ownShare` leaves the requester out. */
export const SHARE_GRANTS = grantsOf({
  share: async (actor, id, from) => {
    const { state } = await from.readable.load(shareDecider, id);
    return state?.ended && isRequesting(actor) ? null : eitherSide(actor, state?.shared, from);
  },
  ownShare: async (actor, id, from) => {
    const { state } = await from.readable.load(shareDecider, id);
    return state === null || isRequesting(actor) ? null : eitherSide(actor, state.shared, from);
  },
});

declare module '#auth/owned-kinds' {
  interface OwnedKinds extends KindsOf<typeof SHARE_GRANTS> {}
}
