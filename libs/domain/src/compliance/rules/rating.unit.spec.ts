import type { Rating } from '../../insurance/coverage.js';
import { policy } from '../testing/sample-policies.js';
import { asking, assessing, findingOf } from '../testing/sample-requirements.js';

const evaluated = (rating: Rating | null, strength: 'A-' | 'A' = 'A-') => {
  const requirements = { ...asking('generalLiability'), rating: { strength, size: 'VII' } as const };
  const { outcome, reason } = findingOf(
    assessing(requirements, [policy('generalLiability', { rating })]),
    'generalLiability.rating',
  );
  return [outcome, reason];
};

describe('an AM Best rating, A- VII asked', () => {
  it.each<[Rating['strength'], Rating['size'], string, string]>([
    ['A-', 'VII', 'pass', 'RATING.MET'],
    ['A++', 'XV', 'pass', 'RATING.MET'],
    ['A+', 'IX', 'pass', 'RATING.MET'],
    ['A-', 'VI', 'fail', 'RATING.SIZE_BELOW'],
    ['B++', 'XV', 'fail', 'RATING.STRENGTH_BELOW'],
    ['B', 'V', 'fail', 'RATING.BOTH_BELOW'],
    ['F', null, 'fail', 'RATING.STRENGTH_BELOW'],
    ['A', null, 'review', 'RATING.SIZE_NOT_GIVEN'],
    ['NR', null, 'review', 'RATING.NOT_RATED'],
    ['S', 'XV', 'review', 'RATING.SUSPENDED'],
  ])('%s %s: %s, %s', (strength, size, ...expected) => expect(evaluated({ strength, size })).toEqual(expected));

  it('needs manual review when no rating is known', () =>
    expect(evaluated(null)).toEqual(['review', 'RATING.NOT_GIVEN']));
  it('A- is not enough for A, though it sorts after A+ as text', () =>
    expect(evaluated({ strength: 'A-', size: 'X' }, 'A')).toEqual(['fail', 'RATING.STRENGTH_BELOW']));
});
