import type { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { DeclaredReaction } from '@covertrail/platform/engine/define-reaction';
import { newId } from '@covertrail/platform/ids/ids';
import { itIsHarmlessTwice, ReactionScene } from '#testing/reaction-scene';
import { optedOutRequests } from './opted-out-requests.reaction.js';
import { OptedOutRequests } from './opted-out-requests.service.js';
import { optOutIdOf } from './opt-outs.service.js';

const [requesterId, insuredId, projectId] = [newId(), newId(), newId()];
const [first, second] = [newId(), newId()];
const optOutId = optOutIdOf(requesterId, insuredId);
const reason = 'Sold';

/** `open`: what the view says is open. */
const declining = (...open: readonly string[]): DeclaredReaction<DeciderStore> => {
  const views = { reached: async () => undefined, find: async () => ({ documents: open.map((id) => ({ id })) }) };
  const optOuts = { isAbout: async () => false };
  type Parts = ConstructorParameters<typeof OptedOutRequests>;
  return {
    ...optedOutRequests,
    with: (deciders) =>
      optedOutRequests.with(
        new OptedOutRequests(deciders, views as unknown as Parts[1], optOuts as unknown as Parts[2]),
      ),
  };
};

const requested = (scene: ReactionScene, requestId: string) =>
  scene.happened('request', requestId, {
    type: 'CoverageRequested',
    data: {
      ...{ requestId, requesterId, insuredId, projectId, number: '1', insuredName: 'Granite Peak', agencyId: null },
      ...{ templateId: newId(), message: '', dueOn: '2026-12-05' },
    },
  });
const optedOut = (scene: ReactionScene) =>
  scene.happened('optOut', optOutId, {
    type: 'SupplierOptedOut',
    data: { optOutId, requesterId, insuredId, inviteeId: null, requestId: first, reason },
  });
const declined = (requestId: string) =>
  expect.objectContaining({
    type: 'RequestDeclined',
    data: { requestId, requesterId, insuredId, projectId, reason, optOutId },
  }) as unknown;

async function said(scene: ReactionScene) {
  await requested(scene, first);
  await requested(scene, second);
  return optedOut(scene);
}

describe('requests of a company that is no supplier [D11]', () => {
  it('are declined with its reason: the one of which it said so, and what else is open', async () => {
    const scene = new ReactionScene();
    const made = await scene.consequences(declining(first, second), await said(scene));
    expect(made).toEqual([declined(first), declined(second)]);
  });

  it('are declined as well where they were sent at that moment', async () => {
    const scene = new ReactionScene();
    await optedOut(scene);
    const event = await requested(scene, second);
    expect(await scene.consequences(declining(), event)).toEqual([declined(second)]);
  });

  it('stay open for everyone else', async () => {
    const scene = new ReactionScene();
    expect(await scene.consequences(declining(), await requested(scene, second))).toEqual([]);
  });

  itIsHarmlessTwice(declining(first, second), said);
});
