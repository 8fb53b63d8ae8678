import type { Uuid } from '@covertrail/domain/kernel/event';
import { optOutDecider } from '@covertrail/domain/opt-out/opt-out.decider';
import { requestDecider } from '@covertrail/domain/request/request.decider';
import { requestBatchDecider } from '@covertrail/domain/request-batch/request-batch.decider';
import { grantsOf, type GrantSources, type KindsOf } from '#auth/owned-kinds';
import { eitherSide, ofRequester } from '#auth/sides';

/**
 * A request: both sides have a right to it. `request` is for whoever may answer it too: an agency that gave its ID and waits
 * for the insured's answer (ADR 53).
 */
export const REQUEST_GRANTS = grantsOf({
  requestBatch: ofRequester(requestBatchDecider),
  representedRequest: async (actor, id, from) => eitherSide(actor, await requestedIn(from, id), from),
  optOut: async (actor, id, from) => eitherSide(actor, (await from.readable.load(optOutDecider, id)).state, from),
  request: async (actor, id, from) => {
    const requested = await requestedIn(from, id);
    return (
      (await eitherSide(actor, requested, from)) ?? (await from.representations.answersMeanwhile(actor, requested))
    );
  },
});

const requestedIn = async ({ readable }: GrantSources, id: Uuid) =>
  (await readable.load(requestDecider, id)).state?.requested;

declare module '#auth/owned-kinds' {
  interface OwnedKinds extends KindsOf<typeof REQUEST_GRANTS> {}
}
