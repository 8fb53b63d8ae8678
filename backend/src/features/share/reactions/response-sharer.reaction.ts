import { representationDecider } from '@covertrail/domain/representation/representation.decider';
import { leadingTenure } from '@covertrail/domain/representation/representation.state';
import { shareDecider } from '@covertrail/domain/share/share.decider';
import { carryingOut } from '@covertrail/platform/deciders/command-meta';
import type { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { defineReaction } from '@covertrail/platform/engine/define-reaction';
import { deriveId } from '@covertrail/platform/ids/ids';

/** Shares the policies of an answered request with the requester. Of a changed answer those that it adds: the others are shared already [D07]. */
export const responseSharer = defineReaction<DeciderStore>()({
  name: 'response-sharer',
  on: {
    RequestResponded: async (event, deciders) => {
      const { requestId, requesterId, insuredId, projectId, before } = event.data;
      const policyIds = event.data.policyIds.filter((id) => !before?.policyIds.includes(id));
      if (!insuredId || policyIds.length === 0) return;
      const { state } = await deciders.load(representationDecider, insuredId);
      const agencyId = leadingTenure(state)?.agencyId ?? null;
      const shareId = deriveId('share', event.id);
      const command = {
        type: 'SharePolicies',
        shareId,
        insuredId,
        agencyId,
        requesterId,
        projectId,
        requestId,
        policyIds,
      } as const;
      await deciders.handle(
        shareDecider,
        shareId,
        command,
        carryingOut(event, 'response-sharer', deriveId('response-sharer', event.id)),
      );
    },
  },
});
