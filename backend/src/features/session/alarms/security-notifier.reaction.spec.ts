import { newId } from '@covertrail/platform/ids/ids';
import { itIsHarmlessTwice, ReactionScene } from '#testing/reaction-scene';
import { securityNotifier } from './security-notifier.reaction.js';

const userId = newId();
const changed = (scene: ReactionScene) =>
  scene.happened('user', userId, { type: 'PasswordChanged', data: { userId, how: 'reset' } });

describe('what happened to an account [A17]', () => {
  it('is said in the notifications of its person alone', async () => {
    const scene = new ReactionScene();
    const event = await changed(scene);
    expect(await scene.consequences(securityNotifier, event)).toEqual([
      {
        stream: expect.stringMatching(/^notification-/) as string,
        type: 'PersonNotified',
        data: expect.objectContaining({
          userId,
          code: 'SECURITY.PASSWORD_CHANGED',
          destination: 'ownSecurity',
        }) as object,
        actor: 'system:security-notifier',
      },
    ]);
  });

  itIsHarmlessTwice(securityNotifier, changed);
});
