import type { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { DeclaredReaction } from '@covertrail/platform/engine/define-reaction';
import { newId } from '@covertrail/platform/ids/ids';
import { itIsHarmlessTwice, ReactionScene } from '#testing/reaction-scene';
import { canceledTrackingRequests } from './canceled-tracking-requests.reaction.js';
import { CanceledTrackingRequests } from './canceled-tracking-requests.service.js';

const [requesterId, insuredId, projectId, trackingId] = [newId(), newId(), newId(), newId()];
const [first, declined] = [newId(), newId()];
const reason = 'The contract ended.';

/** The view says that both are open. */
const canceling: DeclaredReaction<DeciderStore> = {
  ...canceledTrackingRequests,
  with: (deciders) => {
    const documents = [first, declined].map((id) => ({ id }));
    const views = { reached: async () => undefined, find: async () => ({ documents }) };
    type Parts = ConstructorParameters<typeof CanceledTrackingRequests>;
    return canceledTrackingRequests.with(new CanceledTrackingRequests(deciders, views as unknown as Parts[1]));
  },
};

const requested = (scene: ReactionScene, requestId: string) =>
  scene.happened('request', requestId, {
    type: 'CoverageRequested',
    data: {
      ...{ requestId, requesterId, insuredId, projectId, number: '1', insuredName: 'Granite Peak', agencyId: null },
      ...{ templateId: newId(), message: '', dueOn: '2026-12-05' },
    },
  });

async function canceled(scene: ReactionScene) {
  await requested(scene, first);
  await requested(scene, declined);
  await scene.happened('request', declined, {
    type: 'RequestDeclined',
    data: { requestId: declined, requesterId, insuredId, projectId, reason: 'No.' },
  });
  return scene.happened('tracking', trackingId, {
    type: 'TrackingCanceled',
    data: { trackingId, requesterId, insuredId, projectId, outcome: null, effectiveFrom: '2026-11-21', reason },
  });
}

describe('requests of a tracking that was canceled [F03]', () => {
  it('are canceled for the same reason while they are open', async () => {
    const scene = new ReactionScene();
    expect(await scene.consequences(canceling, await canceled(scene))).toEqual([
      expect.objectContaining({
        type: 'RequestCanceled',
        data: { requestId: first, requesterId, insuredId, projectId, reason },
      }),
    ]);
  });

  itIsHarmlessTwice(canceling, canceled);
});
