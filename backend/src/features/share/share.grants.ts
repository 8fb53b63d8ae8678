import { shareDecider } from '@covertrail/domain/share/share.decider';
import { shareBatchDecider } from '@covertrail/domain/share-batch/share-batch.decider';
import type { Grant } from '#auth/grant';
import { grantsOf, type KindsOf } from '#auth/owned-kinds';
import { eitherSide } from '#auth/sides';

/** A share of policies: the requester that sees it, and the insured and its agency. */
export const SHARE_GRANTS = grantsOf({
  share: async (actor, id, from) => eitherSide(actor, (await from.readable.load(shareDecider, id)).state?.shared, from),
  /** What a draft of a share is about: an insured, or a share that is shared again [D03]. */
  shareDraft: async (actor, id, from): Promise<Grant | null> =>
    (await from.grant(actor, 'insured', id)) ?? from.grant(actor, 'share', id),
  /** What was shared with many: the insured and its agencies. */
  shareBatch: async (actor, id, from): Promise<Grant | null> => {
    const { state } = await from.readable.load(shareBatchDecider, id);
    return state === null ? null : from.grant(actor, 'insured', state.insuredId);
  },
});

declare module '#auth/owned-kinds' {
  interface OwnedKinds extends KindsOf<typeof SHARE_GRANTS> {}
}
