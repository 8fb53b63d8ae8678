import { finding, shortAggregate, term } from './testing/findings-samples.js';
import { limitSum, sentenceBeside } from './findings-sum.view.js';

it('sums what each policy gives, and shows what is missing up to the mark', () => {
  expect(limitSum(shortAggregate())).toEqual({
    pieces: [
      {
        key: 'id-GL-88120-generalAggregate',
        label: 'GL general aggregate',
        amount: '$2,000,000',
        policyId: 'id-GL-88120',
        policyNumber: 'GL-88120',
        percent: 50,
      },
      {
        key: 'id-AB123-umbrellaAggregate',
        label: 'umbrella',
        amount: '$1,000,000',
        policyId: 'id-AB123',
        policyNumber: 'AB123',
        percent: 25,
      },
    ],
    reserved: null,
    total: '$3,000,000',
    required: '$4,000,000',
    short: { amount: '$1,000,000', percent: 25 },
    markPercent: 100,
  });
});

it('puts the mark inside the bar where there is more than asked', () => {
  const terms = [term('WC-1', 'workersCompensation', 'eachAccident', 200_000_000)];
  expect(limitSum(finding({ terms, required: 100_000_000, available: 200_000_000 }))).toMatchObject({
    short: null,
    markPercent: 50,
  });
});

it('takes off what another requirement has first, and puts the mark above it', () => {
  const terms = [
    term('GL-1', 'generalLiability', 'eachOccurrence', 100_000_000),
    term('U-1', 'umbrella', 'umbrellaEachOccurrence', 300_000_000),
  ];
  const params = { reserved: 200_000_000, reservedFor: 'umbrella' } as const;
  expect(limitSum(finding({ terms, required: 200_000_000, available: 200_000_000, params }))).toMatchObject({
    reserved: { amount: '$2,000,000', what: 'reserved for the umbrella requirement' },
    total: '$2,000,000',
    short: null,
    markPercent: 100,
  });
});

it('has no sum of split limits, which are no part of the combined one', () => {
  const terms = [term('BA-1', 'automobile', 'bodilyInjuryPerAccident', 100_000_000)];
  const split = { terms, required: 100_000_000, available: 100_000_000 };
  expect(limitSum(finding({ ...split, reason: 'LIMIT.SPLIT_FOR_COMBINED' }))).toBeNull();
  expect(limitSum(finding({ ...split, reason: 'LIMIT.MET' }))).not.toBeNull();
});

it('has no sum for what is no limit', () => {
  expect(limitSum(finding())).toBeNull();
});

it('leaves the sum out of the sentence that stands beside it', () => {
  const sum = 'GL general aggregate $2,000,000 + umbrella $1,000,000 (AB123) = $3,000,000 of $4,000,000 required';
  expect(
    sentenceBeside({ ...shortAggregate(), sentence: `It is short by $1,000,000: ${sum}; umbrella X does not count.` }),
  ).toBe('It is short by $1,000,000; umbrella X does not count.');
  expect(sentenceBeside(finding())).toBe('GL-88120 is verified and in force until 01/01/2027.');
});
