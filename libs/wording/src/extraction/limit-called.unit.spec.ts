import { limitCalled } from './limit-called.js';

describe('a limit that a free row of a certificate names in words [E02]', () => {
  it.each([
    ['professionalLiability', 'EACH CLAIM', 'professionalEachClaim'],
    ['professionalLiability', 'Ea. Clm Limit', 'professionalEachClaim'],
    ['professionalLiability', 'Policy aggregate', 'professionalAggregate'],
    ['pollutionLiability', 'Per Pollution Condition', 'eachPollutionCondition'],
    ['umbrella', 'EACH OCC', 'umbrellaEachOccurrence'],
  ] as const)('of %s as “%s” is %s', (line, label, code) => expect(limitCalled(line, label)).toBe(code));

  it.each(['', 'Limit', 'Deductible', 'Aggregate of something', 'Each'])(
    'is none where “%s” is no name of one',
    (label) => expect(limitCalled('professionalLiability', label)).toBeNull(),
  );
});
