import { shareDecider } from '@covertrail/domain/share/share.decider';
import { shareBatchDecider } from '@covertrail/domain/share-batch/share-batch.decider';
import { newId } from '@covertrail/platform/ids/ids';
import { ReactionScene } from '#testing/reaction-scene';
import { shareBatchReaction } from './share-batch.reaction.js';
import { ShareBatches } from './share-batches.service.js';

const ofBatch = { batchId: newId(), insuredId: newId() };

/** A batch of two recipients, whose checks pass. */
async function started() {
  const scene = new ReactionScene();
  const rows = [newId(), newId()].map((projectId) => ({ requesterId: newId(), projectId }));
  const batches = new ShareBatches(
    scene.deciders,
    { agencyOf: async () => null } as unknown as ConstructorParameters<typeof ShareBatches>[1],
    {
      policies: async () => [],
      project: async () => undefined,
      available: () => undefined,
    } as unknown as ConstructorParameters<typeof ShareBatches>[2],
    { of: async () => ({ today: '2026-11-21', region: null }) } as unknown as ConstructorParameters<
      typeof ShareBatches
    >[3],
    // Read only for a policy that is issued again.
    null as unknown as ConstructorParameters<typeof ShareBatches>[4],
    null as unknown as ConstructorParameters<typeof ShareBatches>[5],
  );
  const event = await scene.happened('shareBatch', ofBatch.batchId, {
    type: 'ShareBatchStarted',
    data: { ...ofBatch, agencyId: null, policyIds: [newId()], terms: {}, rows },
  });
  return { scene, reaction: shareBatchReaction.with(batches), event };
}

describe('carrying out what is shared with many [D03]', () => {
  it('shares with each recipient once, when it sees the event twice too', async () => {
    const { scene, reaction, event } = await started();
    await reaction.react(event);
    const once = await scene.deciders.load(shareBatchDecider, ofBatch.batchId);
    expect(once.state?.outcomes.map(({ outcome }) => outcome)).toEqual(['shared', 'shared']);
    await reaction.react(event);
    expect(await scene.deciders.load(shareBatchDecider, ofBatch.batchId)).toEqual(once);
    for (const { shareId } of once.state?.outcomes ?? [])
      expect((await scene.deciders.load(shareDecider, shareId!)).revision).toBe(0);
  });
});
