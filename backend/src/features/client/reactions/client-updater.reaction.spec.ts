import { newId } from '@covertrail/platform/ids/ids';
import { itIsHarmlessTwice, ReactionScene } from '#testing/reaction-scene';
import { clientIdOf } from '@covertrail/platform/ids/client-id';
import { clientUpdater } from './client-updater.reaction.js';

const [transferId, insuredId, fromAgencyId, fromAgentId, toAgencyId, toAgentId] = [
  newId(),
  newId(),
  newId(),
  newId(),
  newId(),
  newId(),
];
const actor = 'system:client-keeper';

const appointed = (scene: ReactionScene) =>
  scene.happened('representation', insuredId, {
    type: 'AgencyAppointed',
    data: {
      insuredId,
      agencyId: fromAgencyId,
      agentId: fromAgentId,
      proof: { by: 'taxId' },
      domain: null,
      ofRecord: true,
    },
  });

async function moved(scene: ReactionScene) {
  await scene.consequences(clientUpdater, await appointed(scene));
  return scene.happened('representation', insuredId, {
    type: 'ClientTransferred',
    data: { transferId, insuredId, fromAgencyId, fromAgentId, toAgencyId, toAgentId },
  });
}

const added = (agencyId: string, agentId: string) => {
  const clientId = clientIdOf(agencyId, insuredId);
  return {
    stream: `client-${clientId}`,
    type: 'ClientAdded',
    data: { clientId, agencyId, agentId, insuredId, insuredName: '' },
    actor,
  };
};

describe('the list of clients', () => {
  it('has the insured whose agency was appointed', async () => {
    const scene = new ReactionScene();
    expect(await scene.consequences(clientUpdater, await appointed(scene))).toEqual([added(fromAgencyId, fromAgentId)]);
  });

  it('of the old agency loses a client that moved, and that of the new one has it', async () => {
    const scene = new ReactionScene();
    const clientId = clientIdOf(fromAgencyId, insuredId);
    const released = {
      stream: `client-${clientId}`,
      type: 'ClientReleased',
      data: { clientId, agencyId: fromAgencyId, insuredId, cause: 'transfer', causeId: transferId },
      actor,
    };
    expect(await scene.consequences(clientUpdater, await moved(scene))).toEqual([
      released,
      added(toAgencyId, toAgentId),
    ]);
  });

  describe('after an appointment', () => itIsHarmlessTwice(clientUpdater, appointed));
  describe('after a transfer', () => itIsHarmlessTwice(clientUpdater, moved));
});
