import { newId } from '@covertrail/platform/ids/ids';
import { itIsHarmlessTwice, ReactionScene } from '#testing/reaction-scene';
import { storedTerms } from '#testing/terms';
import { policyReplacer } from './policy-replacer.reaction.js';

const [replaces, policyId, insuredId] = [newId(), newId(), newId()];

async function replaced(scene: ReactionScene) {
  const data = {
    policyId: replaces,
    insuredId,
    agencyId: null,
    line: 'generalLiability' as const,
    terms: storedTerms(),
  };
  await scene.happened('policy', replaces, { type: 'PolicyAdded', data });
  return scene.happened('policy', policyId, {
    type: 'ReplacementAdded',
    data: { policyId, replaces, upon: 'expiration', effectiveFrom: '2027-07-01' },
  });
}

describe('a policy that takes the place of another', () => {
  it('[C01] is recorded on the other one', async () => {
    const scene = new ReactionScene();
    expect(await scene.consequences(policyReplacer, await replaced(scene))).toEqual([
      {
        stream: `policy-${replaces}`,
        type: 'PolicyReplaced',
        data: { policyId: replaces, replacedBy: policyId, upon: 'expiration', effectiveFrom: '2027-07-01' },
        actor: 'system:policy-replacer',
      },
    ]);
  });

  itIsHarmlessTwice(policyReplacer, replaced);
});
