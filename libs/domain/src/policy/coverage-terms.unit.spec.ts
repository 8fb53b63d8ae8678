import type { CoverageLine } from '../insurance/coverage.js';
import { given } from '../kernel/testing/given.js';
import type { CoverageTerms } from '../insurance/terms/coverage-terms.js';
import { UNSTATED_TERMS } from '../insurance/terms/unstated-terms.js';
import { givenTerms } from './policy-given-terms.js';
import { policyDecider } from './policy.decider.js';
import { added, GL_TERMS } from './testing/sample-policies.js';

const BARE = { limits: { eachOccurrence: 100_000_000 }, endorsements: [] };
const LIMITS: Readonly<Partial<Record<CoverageLine, object>>> = {
  automobile: { combinedSingleLimit: 100_000_000 },
  workersCompensation: {},
  commercialProperty: { buildingLimit: 500_000_000 },
};

const add = (line: CoverageLine, terms: Partial<CoverageTerms>) => {
  const trigger = line === 'generalLiability' ? GL_TERMS.trigger : null;
  const { data } = added(
    { ...GL_TERMS, ...BARE, limits: LIMITS[line] ?? BARE.limits, trigger, ...UNSTATED_TERMS, ...terms },
    { line },
  );
  return {
    ...given(policyDecider).when(
      { type: 'AddPolicy', ...data, terms: givenTerms(data.terms) },
      { carrier: GL_TERMS.carrier },
    ),
    event: { type: 'PolicyAdded' as const, data },
  };
};

const coverage = (
  type: CoverageTerms['coverages'][number]['type'],
  change: Partial<CoverageTerms['coverages'][number]> = {},
) => ({ type, subCoverages: [], description: '', ...change });

describe('the coverage that a policy states [C12] [C13]', () => {
  it.each<[string, CoverageLine, Partial<CoverageTerms>]>([
    [
      'stop gap with its states and an other coverage with a description [C13]',
      'generalLiability',
      {
        coverages: [
          coverage('stopGap', { subCoverages: ['stopGapOhio'] }),
          coverage('otherType', { description: 'Railroad protective' }),
        ],
      },
    ],
    [
      'what the general aggregate applies per [C13]',
      'generalLiability',
      { aggregate: { basis: 'perProject', description: '' } },
    ],
    [
      'an aggregate per something else',
      'generalLiability',
      { aggregate: { basis: 'perOther', description: 'Per vessel' } },
    ],
    [
      'MCS-90 with its amount, and auto symbols [C13]',
      'automobile',
      {
        coverages: [coverage('motorCarrierFiling')],
        statedValues: { federalFilingAmount: 75_000_000 },
        autoSymbols: [1, 8, 9],
      },
    ],
    [
      'per statute and the states of items 3.A and 3.C',
      'workersCompensation',
      {
        statedValues: { perStatute: true, statesListed: ['CO', 'UT'], statesOther: ['WY'] },
      },
    ],
    [
      'causes of loss and a margin clause',
      'commercialProperty',
      { statedValues: { causesOfLoss: 'specialCauses', marginClause: 25 } },
    ],
    [
      'aggregates that others share, and an extended reporting period in months',
      'generalLiability',
      { statedValues: { aggregateSharing: 'sharedAggregates', extendedReporting: 36 } },
    ],
    [
      'an unlimited extended reporting period',
      'generalLiability',
      { statedValues: { extendedReporting: 'unlimited' } },
    ],
    [
      'a certificate form with an interest [C12]',
      'commercialProperty',
      { acordForm: { form: 28, interest: 'interestLenderLossPayable' } },
    ],
  ])('may be %s', (_what, line, terms) => {
    const { event, then } = add(line, terms);
    then(event);
  });

  it.each<[string, CoverageLine, Partial<CoverageTerms>]>([
    ['POLICY.COVERAGE_NOT_OF_LINE', 'generalLiability', { coverages: [coverage('motorCarrierFiling')] }],
    ['POLICY.COVERAGE_NOT_OF_LINE', 'generalLiability', { coverages: [coverage('occurrenceCoverage')] }],
    ['POLICY.COVERAGE_TWICE', 'generalLiability', { coverages: [coverage('stopGap'), coverage('stopGap')] }],
    [
      'POLICY.SUB_COVERAGE_NOT_OF_TYPE',
      'generalLiability',
      { coverages: [coverage('stopGap', { subCoverages: ['explosion'] })] },
    ],
    ['POLICY.DESCRIPTION_UNNEEDED', 'generalLiability', { coverages: [coverage('stopGap', { description: 'Ohio' })] }],
    [
      'POLICY.DESCRIPTION_TOO_LONG',
      'generalLiability',
      { coverages: [coverage('otherType', { description: 'x'.repeat(1001) })] },
    ],
    ['POLICY.AGGREGATE_NOT_OF_LINE', 'automobile', { aggregate: { basis: 'perPolicy', description: '' } }],
    ['POLICY.DESCRIPTION_UNNEEDED', 'generalLiability', { aggregate: { basis: 'perProject', description: 'Depot' } }],
    ['POLICY.SYMBOL_NOT_OF_LINE', 'generalLiability', { autoSymbols: [1] }],
    ['POLICY.SYMBOL_NOT_OF_LINE', 'automobile', { autoSymbols: [1, 1] }],
    ['POLICY.VALUE_NOT_OF_LINE', 'generalLiability', { statedValues: { perStatute: true } }],
    ['POLICY.VALUE_INVALID', 'commercialProperty', { statedValues: { marginClause: 125 } }],
    ['POLICY.VALUE_INVALID', 'workersCompensation', { statedValues: { statesListed: ['Ohio'] } }],
    ['POLICY.VALUE_NOT_OF_LINE', 'workersCompensation', { statedValues: { aggregateSharing: 'ownAggregates' } }],
    ['POLICY.VALUE_NOT_OF_LINE', 'automobile', { statedValues: { extendedReporting: 36 } }],
    ['POLICY.VALUE_INVALID', 'generalLiability', { statedValues: { extendedReporting: 10_000 } }],
    ['POLICY.FORM_NOT_OF_LINE', 'generalLiability', { acordForm: { form: 27, interest: null } }],
    ['POLICY.FORM_NOT_OF_LINE', 'commercialProperty', { acordForm: { form: 27, interest: 'interestContractOfSale' } }],
  ])('is refused with %s', (code, line, terms) => add(line, terms).refused(code));
});
