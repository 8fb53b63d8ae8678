import type { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { DeclaredReaction } from '@covertrail/platform/engine/define-reaction';
import { newId } from '@covertrail/platform/ids/ids';
import { itIsHarmlessTwice, ReactionScene } from '#testing/reaction-scene';
import { AgencyLeftNotices } from './agency-left-notices.service.js';
import { agencyLeft } from './agency-left.reaction.js';

const [insuredId, agencyId, agentId, requesterId, other] = [newId(), newId(), newId(), newId(), newId()];
const requesters = { of: async () => [requesterId, other] };
const notifying: DeclaredReaction<DeciderStore> = {
  ...agencyLeft,
  with: (deciders) => agencyLeft.with(new AgencyLeftNotices(deciders, requesters)),
};

const ended = (scene: ReactionScene, endedBy: 'insured' | 'agency' = 'agency') =>
  scene.happened('representation', insuredId, {
    type: 'RepresentationEnded',
    data: { insuredId, agencyId, agentId, endedBy, reason: '' },
  });

describe('an agency that gave up a supplier [A11]', () => {
  it('is told to each requester that tracks the supplier', async () => {
    const scene = new ReactionScene();
    const raised = await scene.consequences(notifying, await ended(scene));
    expect(raised).toMatchObject(
      [requesterId, other].map((companyId) => ({
        type: 'NotificationRaised',
        data: { companyId, code: 'REPRESENTATION.ENDED_FOR_SUPPLIER', subject: { kind: 'supplier', id: insuredId } },
        actor: 'system:agency-left-notices',
      })),
    );
  });

  it('is told to nobody where the insured ended it', async () => {
    const scene = new ReactionScene();
    expect(await scene.consequences(notifying, await ended(scene, 'insured'))).toEqual([]);
  });

  itIsHarmlessTwice(notifying, (scene) => ended(scene));
});
