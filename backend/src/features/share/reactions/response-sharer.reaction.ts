import type { Recorded, Uuid } from '@covertrail/domain/kernel/event';
import { representationDecider } from '@covertrail/domain/representation/representation.decider';
import { leadingTenure } from '@covertrail/domain/representation/representation.state';
import type { RequestResponded } from '@covertrail/domain/request/request.contract';
import { requestDecider } from '@covertrail/domain/request/request.decider';
import { shareDecider } from '@covertrail/domain/share/share.decider';
import { shownPolicies } from '@covertrail/domain/share/share.state';
import { carryingOut } from '@covertrail/platform/deciders/command-meta';
import type { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { defineReaction } from '@covertrail/platform/engine/define-reaction';
import { deriveId } from '@covertrail/platform/ids/ids';

/** The share that an answer makes. */
const shareIdOf = (answerEventId: Uuid): Uuid => deriveId('share', answerEventId);

/**
 * Shares the policies of an answered request with the requester. Of a changed answer those that it adds, for the others are shared already;
 * what it no longer has is taken out of the shares of the answers before it [D07]. What was shared otherwise stays.
 */
export const responseSharer = defineReaction<DeciderStore>()({
  name: 'response-sharer',
  on: {
    RequestResponded: async (event, deciders) => {
      await shareAdded(event, deciders);
      await unshareRemoved(event, deciders);
    },
  },
});

type Answered = Recorded<RequestResponded>;

async function shareAdded(event: Answered, deciders: DeciderStore): Promise<void> {
  const { requestId, requesterId, insuredId, projectId, before } = event.data;
  const policyIds = event.data.policyIds.filter((id) => !before?.policyIds.includes(id));
  if (!insuredId || policyIds.length === 0) return;
  const { state } = await deciders.load(representationDecider, insuredId);
  const agencyId = leadingTenure(state)?.agencyId ?? null;
  const shareId = shareIdOf(event.id);
  const of = { shareId, insuredId, agencyId, requesterId, projectId, requestId, policyIds };
  const meta = carryingOut(event, 'response-sharer', deriveId('response-sharer', event.id));
  await deciders.handle(shareDecider, shareId, { type: 'SharePolicies', ...of }, meta);
}

async function unshareRemoved(event: Answered, deciders: DeciderStore): Promise<void> {
  const { requestId, before, policyIds } = event.data;
  const removed = (before?.policyIds ?? []).filter((id) => !policyIds.includes(id));
  if (removed.length === 0) return;
  const { state } = await deciders.load(requestDecider, requestId);
  const answers = state?.answeredBy ?? [];
  for (const answerId of answers.slice(0, answers.indexOf(event.id))) {
    const shareId = shareIdOf(answerId);
    for (const policyId of removed) {
      const { state: share } = await deciders.load(shareDecider, shareId);
      if (!shownPolicies(share).includes(policyId)) continue;
      const commandId = deriveId('response-sharer', event.id, shareId, policyId);
      const meta = carryingOut(event, 'response-sharer', commandId);
      await deciders.handle(shareDecider, shareId, { type: 'RemoveSharedPolicy', policyId }, meta);
    }
  }
}
