import { representationDecider } from '@covertrail/domain/representation/representation.decider';
import { currentTenure } from '@covertrail/domain/representation/representation.state';
import type { RequestResponded } from '@covertrail/domain/request/request.contract';
import { shareDecider } from '@covertrail/domain/share/share.decider';
import { carryingOut } from '@covertrail/platform/deciders/command-meta';
import type { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { Reaction } from '@covertrail/platform/engine/reaction';
import { deriveId } from '@covertrail/platform/ids/ids';

/** An answered request lets the requester see the policies it was answered with. */
export function responseSharer(deciders: DeciderStore): Reaction {
  return {
    name: 'response-sharer',
    handles: ['RequestResponded'],
    async react(event): Promise<void> {
      const { requestId, requesterId, insuredId, projectId, policyIds } = event.data as RequestResponded['data'];
      if (!insuredId) return;
      const representation = await deciders.load(representationDecider, insuredId);
      const shareId = deriveId('share', event.id);
      const command = {
        type: 'SharePolicies',
        shareId,
        insuredId,
        agencyId: currentTenure(representation.state)?.agencyId ?? null,
        requesterId,
        projectId,
        requestId,
        policyIds,
      } as const;
      await deciders.handle(shareDecider, shareId, command, carryingOut(event, 'response-sharer', deriveId('response-sharer', event.id)));
    },
  };
}
