import type { CarrierRated } from '@covertrail/domain/carrier/carrier.contract';
import type { Rating } from '@covertrail/domain/insurance/coverage';
import { recorded } from '@covertrail/domain/kernel/testing/given';
import { sampleNames } from '../catalogue/testing/sample-names.js';
import { carrierSentences } from './carrier.sentences.js';

const worded = (before: Rating | null, rating: Rating) => {
  const data = {
    carrierId: 'ca000000-0000-4000-8000-000000000001',
    name: 'Frontier',
    addedBy: null,
    rating,
    before,
    effectiveFrom: '2025-11-03',
  };
  return recorded<CarrierRated>([{ type: 'CarrierRated', data }]).map((event) => ({
    sentence: carrierSentences.CarrierRated.sentence(event, sampleNames),
    changes: carrierSentences.CarrierRated.changes(event, sampleNames),
  }))[0];
};
const of = (strength: Rating['strength'], size: Rating['size'] = 'VIII'): Rating => ({ strength, size });

describe('the sentence of a rating', () => {
  it.each([
    [null, of('A-'), '*Frontier* was rated *A- VIII* by AM Best, effective 11/03/2025.'],
    [of('A-'), of('B++'), '*Frontier* was downgraded by AM Best from A- VIII to B++ VIII, effective 11/03/2025.'],
    [of('A-'), of('A'), '*Frontier* was upgraded by AM Best from A- VIII to A VIII, effective 11/03/2025.'],
    [
      of('A', 'IX'),
      of('A', 'X'),
      '*Frontier* moved to a larger AM Best size category from A IX to A X, effective 11/03/2025.',
    ],
    [
      of('A', 'IX'),
      of('A', 'VIII'),
      '*Frontier* moved to a smaller AM Best size category from A IX to A VIII, effective 11/03/2025.',
    ],
    [of('A'), of('NR', null), '*Frontier* had its AM Best rating updated from A VIII to NR, effective 11/03/2025.'],
    [of('NR', null), of('A'), '*Frontier* had its AM Best rating updated from NR to A VIII, effective 11/03/2025.'],
  ] as const)('words %o to %o', (before, after, sentence) => expect(worded(before, after)?.sentence).toBe(sentence));

  it('shows what it was before, if it was rated', () => {
    expect(worded(null, of('A-'))?.changes).toEqual([{ label: 'AM Best', after: 'A- VIII' }]);
    expect(worded(of('A-'), of('NR', null))?.changes).toEqual([{ label: 'AM Best', before: 'A- VIII', after: 'NR' }]);
  });
});
