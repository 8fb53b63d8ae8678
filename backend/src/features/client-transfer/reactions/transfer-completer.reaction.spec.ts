import { newId } from '@covertrail/platform/ids/ids';
import { itIsHarmlessTwice, ReactionScene } from '#testing/reaction-scene';
import { transferCompleter } from './transfer-completer.reaction.js';

const [transferId, insuredId, fromAgencyId, fromAgentId, toAgencyId, toAgentId] = [
  newId(),
  newId(),
  newId(),
  newId(),
  newId(),
  newId(),
];
const parties = { transferId, insuredId, fromAgencyId, fromAgentId, toAgencyId, toAgentId };
const actor = 'system:transfer-completer';

async function approved(scene: ReactionScene, agencyId = fromAgencyId, more: { readonly toDomain?: string } = {}) {
  await scene.happened('representation', insuredId, {
    type: 'AgencyAppointed',
    data: { insuredId, agencyId, agentId: newId(), proof: { by: 'taxId' }, domain: null, ofRecord: true },
  });
  await scene.happened('clientTransfer', transferId, {
    type: 'ClientTransferRequested',
    data: { ...parties, startedBy: 'holder', note: '', ...more },
  });
  return scene.happened('clientTransfer', transferId, { type: 'ClientTransferApproved', data: parties });
}

async function moved(scene: ReactionScene) {
  await approved(scene);
  return scene.happened('representation', insuredId, { type: 'ClientTransferred', data: parties });
}

describe('an approved transfer', () => {
  it('moves the client', async () => {
    const scene = new ReactionScene();
    expect(await scene.consequences(transferCompleter, await approved(scene))).toEqual([
      { stream: `representation-${insuredId}`, type: 'ClientTransferred', data: parties, actor },
    ]);
  });

  it('moves it with the domain of the new agent, where that is known', async () => {
    const scene = new ReactionScene();
    const event = await approved(scene, fromAgencyId, { toDomain: 'keystone.example' });
    expect(await scene.consequences(transferCompleter, event)).toMatchObject([
      { type: 'ClientTransferred', data: { ...parties, domain: 'keystone.example' } },
    ]);
  });

  it('is complete once the client has moved', async () => {
    const scene = new ReactionScene();
    expect(await scene.consequences(transferCompleter, await moved(scene))).toEqual([
      { stream: `clientTransfer-${transferId}`, type: 'ClientTransferCompleted', data: parties, actor },
    ]);
  });

  it('moves nobody who has left that agency', async () => {
    const scene = new ReactionScene();
    expect(await scene.consequences(transferCompleter, await approved(scene, newId()))).toEqual([]);
  });

  describe('that is carried out', () => itIsHarmlessTwice(transferCompleter, approved));
  describe('whose client has moved', () => itIsHarmlessTwice(transferCompleter, moved));
});
