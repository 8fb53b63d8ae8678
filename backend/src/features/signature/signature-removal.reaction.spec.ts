import { newId } from '@covertrail/platform/ids/ids';
import { ReactionScene } from '#testing/reaction-scene';
import { signatureRemoval } from './signature-removal.reaction.js';

const [ownerId, first, second] = [newId(), newId(), newId()];
const of = 'agent' as const;

describe('a signature that is no more [E04]', () => {
  it('is removed from the file store where it was replaced or deleted, and twice without harm', async () => {
    const scene = new ReactionScene();
    const kept = new Set([first, second]);
    const removal = signatureRemoval.with({ remove: async (fileId) => void kept.delete(fileId) });
    const uploaded = { ownerId, of, fileId: first, replaces: null };
    await removal.react(await scene.happened('signature', ownerId, { type: 'SignatureUploaded', data: uploaded }));
    expect([...kept]).toEqual([first, second]);
    const replaced = await scene.happened('signature', ownerId, {
      type: 'SignatureUploaded',
      data: { ownerId, of, fileId: second, replaces: first },
    });
    for (const _time of [1, 2]) await removal.react(replaced);
    expect([...kept]).toEqual([second]);
    await removal.react(
      await scene.happened('signature', ownerId, { type: 'SignatureDeleted', data: { ownerId, of, fileId: second } }),
    );
    expect([...kept]).toEqual([]);
  });
});
