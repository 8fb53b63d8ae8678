import fc from 'fast-check';
import { dollars } from '../../kernel/money.js';
import type { CoverageLine, Endorsement } from '../../insurance/coverage.js';
import type { ExclusionAnswer } from '../further-requirements.js';
import type { StatedValues } from '../../insurance/lines/stated-values.js';
import type { Said } from '../testing/sample-policies.js';
import { evaluated } from './testing/evaluated.js';

describe('a required statement [H01]', () => {
  const reads = (line: CoverageLine, required: StatedValues, stated: StatedValues) => {
    const { outcome, reason } = evaluated(line, { values: required }, `value.${Object.keys(required)[0] ?? ''}`, {
      further: { statedValues: stated },
    });
    return `${outcome} ${reason}`;
  };
  it.each<[CoverageLine, StatedValues, StatedValues, string]>([
    ['commercialProperty', { causesOfLoss: 'broadCauses' }, { causesOfLoss: 'specialCauses' }, 'pass VALUE.MET'],
    ['commercialProperty', { causesOfLoss: 'broadCauses' }, { causesOfLoss: 'basicCauses' }, 'fail VALUE.NOT_ENOUGH'],
    ['commercialProperty', { floodAnswer: 'includedPeril' }, { floodAnswer: 'excludedPeril' }, 'fail VALUE.NOT_ENOUGH'],
    ['commercialProperty', { waitingPeriod: 72 }, { waitingPeriod: 48 }, 'pass VALUE.MET'],
    ['commercialProperty', { waitingPeriod: 72 }, { waitingPeriod: 96 }, 'fail VALUE.NOT_ENOUGH'],
    [
      'automobile',
      { federalFilingAmount: dollars(750_000) },
      { federalFilingAmount: dollars(749_999) },
      'fail VALUE.NOT_ENOUGH',
    ],
    ['workersCompensation', { statesListed: ['NV', 'CA'] }, { statesListed: ['CA', 'NV', 'UT'] }, 'pass VALUE.MET'],
    ['workersCompensation', { statesListed: ['NV', 'CA'] }, { statesListed: ['CA'] }, 'fail VALUE.NOT_ENOUGH'],
    ['workersCompensation', { perStatute: true }, { perStatute: true }, 'pass VALUE.MET'],
    ['workersCompensation', { perStatute: true }, {}, 'unknown VALUE.NOT_GIVEN'],
    [
      'garageLiability',
      { aggregateSharing: 'ownAggregates' },
      { aggregateSharing: 'sharedAggregates' },
      'fail VALUE.NOT_ENOUGH',
    ],
    ['umbrella', { aggregateSharing: 'ownAggregates' }, { aggregateSharing: 'ownAggregates' }, 'pass VALUE.MET'],
  ])('of %s: %j, given %j', (line, required, stated, expected) => expect(reads(line, required, stated)).toBe(expected));
});

describe('exclusion detection [C09] [H01]', () => {
  const form = (text: string): Endorsement => ({ code: 'additionalInsuredOngoing', grade: 'claimed', form: text });
  const reads = (answer: ExclusionAnswer, ...endorsements: Endorsement[]) =>
    evaluated('generalLiability', { exclusions: answer }, 'exclusions', { endorsements });
  it('declines or reviews what a form excludes, and names each form once', () => {
    expect(reads('decline', form('CG 21 49'), form('CG 21 04'), form('CG 21 04'))).toMatchObject({
      outcome: 'fail',
      reason: 'EXCLUSION.NOT_PERMITTED',
      params: { forms: ['CG 21 04', 'CG 21 49'] },
    });
    expect(reads('review', form('CG 21 04')).outcome).toBe('review');
  });
  const answered = (excluded: boolean, operations = '') =>
    evaluated('generalLiability', { exclusions: 'decline' }, 'exclusions', {
      further: { exclusion: { excluded, comment: '' }, operations },
    }).outcome;
  it('passes a policy that states that it excludes nothing, and knows nothing of one that does not say', () => {
    expect([answered(false), answered(true)]).toEqual(['pass', 'fail']);
    expect(reads('decline', form('CG 20 10 04 13')).outcome).toBe('unknown');
  });
  it.each([
    'Work excluding roofs',
    'Exclusion of mold',
    'Mold is not covered',
    'No coverage for roofs',
    'Cover does not apply to roofs',
  ])('leaves “%s” to a person', (text) => expect(answered(false, text)).toBe('review'));
  it.each(['Electrical work', 'Exclusive of nobody: all work', 'Roofs are covered'])(
    'finds no exclusion in “%s”',
    (text) => expect(answered(false, text)).toBe('pass'),
  );
  it('takes in a peril that the certificate answers with excluded', () =>
    expect(
      evaluated('commercialProperty', { exclusions: 'decline' }, 'exclusions', {
        further: { statedValues: { windAnswer: 'excludedPeril' } },
      }).outcome,
    ).toBe('fail'));
});

describe('excluded owners [C09] [H01]', () => {
  const reads = (answer: ExclusionAnswer, exclusion: NonNullable<Said['further']>['exclusion'] | null) =>
    evaluated('workersCompensation', { proprietors: answer }, 'proprietors', {
      further: { exclusion: exclusion ?? null },
    }).outcome;
  it('fail or are reviewed; a question without an answer never passes', () => {
    const yes = { excluded: true, comment: 'Two officers' };
    expect([
      reads('decline', yes),
      reads('review', yes),
      reads('decline', { excluded: false, comment: '' }),
      reads('decline', null),
    ]).toEqual(['fail', 'review', 'pass', 'unknown']);
  });
});

describe('a required remark [C10] [H01]', () => {
  const reads = (operations: string, ...remarks: string[]) =>
    evaluated('generalLiability', { remarks: ['Job #7, Dayton depot'] }, 'remark.1', {
      further: { operations, remarks },
    }).outcome;
  it('is provided by the description of operations or a remark, whatever its case and punctuation', () => {
    expect(reads('JOB 7 – dayton   Depot!')).toBe('pass');
    expect(reads('', 'job #7: Dayton depot')).toBe('pass');
  });
  it.each(['All work. Job #7, Dayton depot', 'Job #7, Dayton depot only', 'Not Job #7, Dayton depot'])(
    'is for review inside “%s”',
    (text) => expect(reads(text)).toBe('review'),
  );
  it('is never provided by a text with words before or after it', () => {
    const word = fc.constantFrom('not', 'never', 'only', 'except', 'job', '7', 'all');
    fc.assert(
      fc.property(fc.array(word), fc.array(word), (before, after) => {
        const text = [...before, 'Job #7, Dayton depot', ...after].join(' ');
        expect(reads('', text)).toBe(before.length + after.length === 0 ? 'pass' : 'review');
      }),
    );
  });
  it('is not provided by a part of a word', () => expect(reads('Job 77 Dayton depots')).toBe('review'));
  it('is for review beside other texts, and missing without any', () => {
    expect(reads('Electrical work')).toBe('review');
    expect(reads(' ', '')).toBe('fail');
  });
});

describe('how long claims must be accepted [H01]', () => {
  const reads = (said: Said) => evaluated('generalLiability', { tailUntil: '2031-06-30' }, 'tail', said).outcome;
  it('is of no concern on occurrence, lasts by the period, and is otherwise for review', () =>
    expect([
      reads({}),
      reads({ trigger: 'claimsMade', to: '2031-06-30' }),
      reads({ trigger: 'claimsMade' }),
      reads({ trigger: null }),
    ]).toEqual(['pass', 'pass', 'review', 'unknown']));
});
