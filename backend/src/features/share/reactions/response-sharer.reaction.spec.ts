import { newId } from '@covertrail/platform/ids/ids';
import { itIsHarmlessTwice, ReactionScene } from '#testing/reaction-scene';
import { responseSharer } from './response-sharer.reaction.js';

const [requestId, requesterId, insuredId, projectId, agencyId, policyId] = [
  newId(),
  newId(),
  newId(),
  newId(),
  newId(),
  newId(),
];

const responded = (scene: ReactionScene, insured: string | null = insuredId) =>
  scene.happened('request', requestId, {
    type: 'RequestResponded',
    data: { requestId, requesterId, insuredId: insured, projectId, policyIds: [policyId], remarks: '', facts: {} },
  });

describe('a request that was answered', () => {
  it('shares the policies with the requester, for the agency that represents the insured', async () => {
    const scene = new ReactionScene();
    await scene.happened('representation', insuredId, {
      type: 'AgencyAppointed',
      data: { insuredId, agencyId, agentId: newId(), proof: { by: 'taxId' }, domain: null, ofRecord: true },
    });
    expect(await scene.consequences(responseSharer, await responded(scene))).toEqual([
      {
        stream: expect.stringMatching(/^share-/) as unknown,
        type: 'PoliciesShared',
        data: {
          shareId: expect.any(String) as unknown,
          insuredId,
          agencyId,
          requesterId,
          projectId,
          requestId,
          policyIds: [policyId],
        },
        actor: 'system:response-sharer',
      },
    ]);
  });

  it('shares nothing while the supplier is not known', async () => {
    const scene = new ReactionScene();
    expect(await scene.consequences(responseSharer, await responded(scene, null))).toEqual([]);
  });

  itIsHarmlessTwice(responseSharer, responded);
});
