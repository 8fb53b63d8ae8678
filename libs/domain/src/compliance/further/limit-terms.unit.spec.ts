import { dollars } from '../../kernel/money.js';
import type { LimitDetail, StatedDeductible } from '../../insurance/terms/limit-details.js';
import { compile } from '../compile.js';
import type { DeductibleRequirement, LimitTermRequirement } from '../further-requirements.js';
import { asking } from '../testing/sample-requirements.js';
import { evaluated } from './testing/evaluated.js';

const reads = (kind: string, required: Partial<LimitTermRequirement>, detail: LimitDetail | undefined) => {
  const { outcome, reason } = evaluated(
    'commercialProperty',
    { limitTerms: [{ limit: 'buildingLimit', ...required }] },
    `${kind}.buildingLimit`,
    {
      limits: { buildingLimit: 1_000_000 },
      further: detail ? { limitDetails: { buildingLimit: detail } } : {},
    },
  );
  return `${outcome} ${reason}`;
};
const AT_MOST: DeductibleRequirement = {
  atMost: dollars(25_000),
  unit: 'amount',
  retentionAccepted: false,
  approval: false,
};
const deductible = (stated: StatedDeductible | undefined, change: Partial<DeductibleRequirement> = {}) =>
  reads('deductible', { deductible: { ...AT_MOST, ...change } }, stated && { deductible: stated });

describe('a deductible of at most an amount [H01]', () => {
  it.each<[string, StatedDeductible | undefined, string]>([
    ['the same amount', { kind: 'perOccurrence', value: dollars(25_000) }, 'pass DEDUCTIBLE.MET'],
    ['a cent more', { kind: 'perOccurrence', value: dollars(25_000) + 1 }, 'fail DEDUCTIBLE.TOO_HIGH'],
    ['none', { kind: 'noDeductible' }, 'pass DEDUCTIBLE.NONE'],
    ['zero', { kind: 'perOccurrence', value: 0 }, 'pass DEDUCTIBLE.NONE'],
    ['a percent of the limit that is enough', { kind: 'percentOfLimit', value: 250 }, 'pass DEDUCTIBLE.MET'],
    ['a percent of the limit that is too much', { kind: 'percentOfLimit', value: 300 }, 'fail DEDUCTIBLE.TOO_HIGH'],
    ['a percent of an unknown base', { kind: 'percentOfValue', value: 100 }, 'review DEDUCTIBLE.NOT_COMPARABLE'],
    ['hours', { kind: 'waitingHours', value: 72 }, 'review DEDUCTIBLE.NOT_COMPARABLE'],
    ['what remarks say', { kind: 'seeRemarks' }, 'review DEDUCTIBLE.NOT_COMPARABLE'],
    [
      'a self-insured retention',
      { kind: 'selfInsuredRetention', value: dollars(1_000) },
      'review DEDUCTIBLE.IS_RETENTION',
    ],
    ['a kind without its number', { kind: 'perOccurrence' }, 'unknown DEDUCTIBLE.NOT_GIVEN'],
    ['nothing', undefined, 'unknown DEDUCTIBLE.NOT_GIVEN'],
  ])('given %s', (_what, stated, expected) => expect(deductible(stated)).toBe(expected));

  it('takes a retention where the template does, and leaves each to the requester where it approves them', () => {
    const retention = { kind: 'selfInsuredRetention', value: dollars(1_000) } as const;
    expect(deductible(retention, { retentionAccepted: true })).toBe('pass DEDUCTIBLE.MET');
    expect(deductible(retention, { retentionAccepted: true, approval: true })).toBe('review DEDUCTIBLE.TO_APPROVE');
    expect(deductible({ kind: 'noDeductible' }, { approval: true })).toBe('pass DEDUCTIBLE.NONE');
  });

  it('compares percents of the limit with percents, and those of another base or an amount with none', () => {
    expect(deductible({ kind: 'percentOfLimit', value: 200 }, { unit: 'percent', atMost: 200 })).toBe(
      'pass DEDUCTIBLE.MET',
    );
    expect(deductible({ kind: 'percentOfLimit', value: 201 }, { unit: 'percent', atMost: 200 })).toBe(
      'fail DEDUCTIBLE.TOO_HIGH',
    );
    expect(deductible({ kind: 'percentOfValue', value: 200 }, { unit: 'percent', atMost: 200 })).toBe(
      'review DEDUCTIBLE.NOT_COMPARABLE',
    );
    expect(deductible({ kind: 'percentOfLoss', value: 1 }, { unit: 'percent', atMost: 200 })).toBe(
      'review DEDUCTIBLE.NOT_COMPARABLE',
    );
    expect(deductible({ kind: 'perOccurrence', value: 1 }, { unit: 'percent', atMost: 200 })).toBe(
      'review DEDUCTIBLE.NOT_COMPARABLE',
    );
  });
});

describe('a required coinsurance [H01]', () => {
  it.each<[LimitDetail | undefined, string, string]>([
    [{ coinsurance: 9_000 }, 'pass COINSURANCE.MET', 'fail COINSURANCE.APPLIES'],
    [{ coinsurance: 8_000 }, 'review COINSURANCE.DIFFERS', 'fail COINSURANCE.APPLIES'],
    [{ coinsurance: 0 }, 'pass COINSURANCE.NONE', 'pass COINSURANCE.NONE'],
    [{ valuation: 'agreedValue' }, 'pass COINSURANCE.NONE', 'pass COINSURANCE.NONE'],
    [{ valuation: 'replacementCost' }, 'unknown COINSURANCE.NOT_GIVEN', 'unknown COINSURANCE.NOT_GIVEN'],
    [undefined, 'unknown COINSURANCE.NOT_GIVEN', 'unknown COINSURANCE.NOT_GIVEN'],
  ])('of 90 %% or of none, given %j', (detail, ofNinety, ofNone) =>
    expect([
      reads('coinsurance', { coinsurance: 9_000 }, detail),
      reads('coinsurance', { coinsurance: 0 }, detail),
    ]).toEqual([ofNinety, ofNone]),
  );
});

describe('a required valuation [H01]', () => {
  it.each<[LimitDetail['valuation'], string]>([
    ['replacementCost', 'pass VALUATION.MET'],
    ['agreedReplacementCost', 'pass VALUATION.MET'],
    ['actualCashValue', 'fail VALUATION.BELOW'],
    ['agreedValue', 'review VALUATION.DIFFERS'],
    [undefined, 'unknown VALUATION.NOT_GIVEN'],
  ])('of replacement cost, given %s', (valuation, expected) =>
    expect(reads('valuation', { valuation: 'replacementCost' }, valuation && { valuation })).toBe(expected),
  );
  it('of an agreed value is met by an agreed value at replacement cost', () =>
    expect(reads('valuation', { valuation: 'agreedValue' }, { valuation: 'agreedReplacementCost' })).toBe(
      'pass VALUATION.MET',
    ));
});

it('terms of a limit that does not carry them compile to nothing', () =>
  expect(
    compile(asking('generalLiability', { limitTerms: [{ limit: 'eachOccurrence', valuation: 'replacementCost' }] }))
      .lines[0]?.rules,
  ).toEqual([]));
