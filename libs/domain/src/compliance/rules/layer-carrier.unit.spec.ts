import type { CoverageLine, Rating } from '../../insurance/coverage.js';
import { fixText, sentenceOf } from '@covertrail/wording/compliance/sentence';
import { policy } from '../testing/sample-policies.js';
import { asking, assessing, findingOf, tower } from '../testing/sample-requirements.js';

const requirements = {
  ...asking('generalLiability', { limits: [tower('eachOccurrence', 2_000_000)] }),
  rating: { strength: 'A-', size: 'VII' } as const,
};
const evaluated = (rating: Rating | null, eachOccurrence = 1_000_000) => {
  const primary = policy('generalLiability', { limits: { eachOccurrence } });
  const umbrella = policy('umbrella', {
    number: 'AB123',
    carrier: 'Shady Re',
    schedule: ['generalLiability'],
    limits: { umbrellaEachOccurrence: 1_000_000 },
    rating,
  });
  return findingOf(assessing(requirements, [primary, umbrella]), 'generalLiability.limit.eachOccurrence');
};

describe('the carrier of an umbrella that is to count', () => {
  it('is rated like any other', () => {
    expect(evaluated({ strength: 'A', size: 'X' }).outcome).toBe('pass');
    const finding = evaluated({ strength: 'B', size: 'X' });
    expect(finding).toMatchObject({ outcome: 'fail', params: { refused: 'LAYER.CARRIER_BELOW' } });
    expect(sentenceOf(finding)).toContain(
      'umbrella AB123 is written by Shady Re, a carrier whose rating does not meet what is required',
    );
    expect(fixText(finding)).toBe('Move umbrella AB123 to a carrier rated A- VII or better.');
  });

  it.each<[string, Rating | null]>([
    ['not rated', { strength: 'NR', size: null }],
    ['not known', null],
  ])('is for manual review when its rating is %s', (_, rating) => {
    const finding = evaluated(rating);
    expect(finding).toMatchObject({
      outcome: 'review',
      reason: 'UMBRELLA.IN_DOUBT',
      params: { doubt: 'LAYER.CARRIER_IN_REVIEW' },
    });
    expect([fixText(finding), finding.fix?.by]).toEqual(['Decide whether Shady Re is accepted.', 'requester']);
  });

  it('is not left to the requester while something else about the layers is for an agent to settle', () => {
    const layer = (id: string, over: CoverageLine, rating: Rating | null, verification: 'verified' | 'unverified') =>
      policy('umbrella', {
        id,
        number: id,
        schedule: [over],
        limits: { umbrellaEachOccurrence: 500_000 },
        rating,
        verification,
      });
    const layers = [
      layer('u1', 'generalLiability', null, 'verified'),
      layer('u2', 'umbrella', { strength: 'A', size: 'X' }, 'unverified'),
    ];
    const primary = policy('generalLiability', { limits: { eachOccurrence: 1_000_000 } });
    const finding = findingOf(assessing(requirements, [primary, ...layers]), 'generalLiability.limit.eachOccurrence');
    expect(finding).toMatchObject({ params: { umbrella: 'u2', doubt: 'LAYER.UNVERIFIED' }, fix: { by: 'agent' } });
  });

  it('does not matter where the umbrella is not needed', () =>
    expect(evaluated({ strength: 'F', size: 'I' }, 2_000_000).outcome).toBe('pass'));
});
