import { compile } from './compile.js';
import type { ProvidedPolicy } from '../insurance/coverage.js';
import { heldPoliciesThatHelp } from './held-policies.js';
import type { Requirements } from './requirements.js';
import { fixText } from '@covertrail/wording/compliance/sentence';
import { policy, provided, TODAY, type Said } from './testing/sample-policies.js';
import { asking, askingAll, assessing, findingOf, tower } from './testing/sample-requirements.js';

const OCCURRENCE = 'generalLiability.limit.eachOccurrence';
const gl = (id: string, eachOccurrence: number, said: Said = {}) =>
  policy('generalLiability', { id, number: id.toUpperCase(), limits: { eachOccurrence }, ...said });
const umbrella = (id: string, said: Said = {}) =>
  policy('umbrella', {
    id,
    number: id.toUpperCase(),
    schedule: ['generalLiability'],
    limits: { umbrellaEachOccurrence: 1_000_000 },
    ...said,
  });
const twoMillion = asking('generalLiability', { limits: [tower('eachOccurrence', 2_000_000)] });

function fixes(requirements: Requirements, shared: readonly ProvidedPolicy[], held: readonly ProvidedPolicy[]) {
  const found = heldPoliciesThatHelp(compile(requirements), provided(...shared), held, TODAY);
  const assessment = assessing(requirements, shared);
  return [...found].map(([rule, fix]) => [rule, fixText({ ...findingOf(assessment, rule), fix })]);
}

describe('policies that the supplier holds and did not share', () => {
  it('are to be shared where they fix a requirement', () => {
    expect(fixes(twoMillion, [gl('g1', 1_000_000)], [umbrella('u1')])).toEqual([
      [OCCURRENCE, 'Share umbrella liability policy U1, which the supplier already has.'],
    ]);
    expect(fixes(twoMillion, [], [gl('g1', 2_000_000)]).map(([, text]) => text)).toEqual(
      Array(2).fill('Share general liability policy G1, which the supplier already has.'),
    );
  });

  it('are to be shared together where it takes both', () =>
    expect(fixes(twoMillion, [], [umbrella('u1'), gl('g1', 1_000_000)])).toEqual([
      ['generalLiability.inForce', 'Share general liability policy G1, which the supplier already has.'],
      [
        OCCURRENCE,
        'Share general liability policy G1 and umbrella liability policy U1, which the supplier already has.',
      ],
    ]));

  it('are named no further than is needed', () => {
    const held = [gl('g1', 2_000_000), gl('g2', 2_000_000), umbrella('u1'), umbrella('u2', { to: '2026-03-01' })];
    expect(new Set(fixes(twoMillion, [], held).map(([, text]) => text))).toEqual(
      new Set(['Share general liability policy G1, which the supplier already has.']),
    );
  });

  it.each<[string, readonly ProvidedPolicy[]]>([
    ['ended', [umbrella('u1', { to: '2026-03-01' })]],
    ['are shared already', [gl('g1', 1_000_000)]],
    ['are of a line that nobody asks for', [policy('automobile')]],
    ['do not reach far enough', [umbrella('u1', { limits: { umbrellaEachOccurrence: 1 } })]],
  ])('are not named where they %s', (_, held) => expect(fixes(twoMillion, [gl('g1', 1_000_000)], held)).toEqual([]));

  it('are not named for requirements that are met', () => {
    const both = askingAll('separate', twoMillion, asking('automobile'));
    expect(fixes(both, [gl('g1', 2_000_000)], [gl('g2', 5_000_000), policy('automobile', { number: 'BA-1' })])).toEqual(
      [['automobile.inForce', 'Share auto liability policy BA-1, which the supplier already has.']],
    );
  });
});
