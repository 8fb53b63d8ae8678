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

const requested = (scene: ReactionScene) =>
  scene.happened('request', requestId, {
    type: 'CoverageRequested',
    data: {
      ...{ requestId, requesterId, insuredId, projectId, number: '1', insuredName: 'Granite Peak', agencyId: null },
      ...{ templateId: newId(), message: '', dueOn: '2026-12-01' },
    },
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

  it('takes what a changed answer no longer has out of the share of the one before, and shares what it adds [D07]', async () => {
    const scene = new ReactionScene();
    const [kept, added] = [newId(), newId()];
    const answered = (policyIds: string[], before?: string[]) =>
      scene.happened('request', requestId, {
        type: 'RequestResponded',
        data: {
          ...{ requestId, requesterId, insuredId, projectId, policyIds, remarks: '', facts: {} },
          ...(before ? { before: { policyIds: before, remarks: '' } } : {}),
        },
      });
    await requested(scene);
    await scene.consequences(responseSharer, await answered([policyId, kept]));
    const changed = await answered([kept, added], [policyId, kept]);
    expect((await scene.consequences(responseSharer, changed)).map(({ type, data }) => [type, data])).toEqual([
      ['PoliciesShared', expect.objectContaining({ policyIds: [added] })],
      ['SharedPolicyRemoved', expect.objectContaining({ policyIds: [policyId] })],
    ]);
    const last = await answered([policyId], [kept, added]);
    expect((await scene.consequences(responseSharer, last)).map(({ type }) => type)).toEqual([
      'PoliciesShared',
      'ShareEnded',
      'ShareEnded',
    ]);
    expect(await scene.consequences(responseSharer, changed)).toEqual([]);
  });

  itIsHarmlessTwice(responseSharer, responded);
});
