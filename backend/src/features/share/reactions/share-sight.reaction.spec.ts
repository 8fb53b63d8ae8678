import { newId } from '@covertrail/platform/ids/ids';
import { trackingIdOf } from '@covertrail/platform/ids/tracking-id';
import { ReactionScene } from '#testing/reaction-scene';
import { shareSight } from './share-sight.reaction.js';

const [shareId, requesterId, insuredId, projectId, policyId] = [newId(), newId(), newId(), newId(), newId()];
const of = { shareId, requesterId, insuredId, policyIds: [policyId] };

async function ended(scene: ReactionScene) {
  const data = { ...of, projectId, agencyId: null, requestId: null };
  await scene.happened('share', shareId, { type: 'PoliciesShared', data });
  return scene.happened('share', shareId, { type: 'ShareEnded', data: of });
}

describe('a share that shows less than before [D08]', () => {
  it('has the pages of its requester read again what they show of it', async () => {
    const scene = new ReactionScene();
    const event = await ended(scene);
    const { position } = event;
    const audience = [requesterId];
    expect(await shareSight.with(scene.deciders).react(event)).toEqual([
      {
        view: 'tracked-suppliers',
        ids: [trackingIdOf(requesterId, projectId, insuredId)],
        position,
        audience,
        again: true,
      },
      { view: 'selections', ids: [policyId], position, audience, again: true },
    ]);
  });

  it('records nothing when the event is seen once or twice', async () => {
    const scene = new ReactionScene();
    const event = await ended(scene);
    expect(await scene.consequences(shareSight, event)).toEqual([]);
    expect(await scene.consequences(shareSight, event)).toEqual([]);
  });
});
