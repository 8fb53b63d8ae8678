import { shareDecider } from '@covertrail/domain/share/share.decider';
import { grantsOf, type KindsOf } from '#auth/owned-kinds';
import { eitherSide } from '#auth/sides';

/** A share of policies: the requester that sees it, and the insured and its agency. */
export const SHARE_GRANTS = grantsOf({
  share: async (actor, id, from) => eitherSide(actor, (await from.readable.load(shareDecider, id)).state?.shared, from),
});

declare module '#auth/owned-kinds' {
  interface OwnedKinds extends KindsOf<typeof SHARE_GRANTS> {}
}
