import { given } from '../kernel/testing/given.js';
import { dollars } from '../kernel/money.js';
import type { CoverageLine } from '../insurance/coverage.js';
import type { BlanketLimit, LimitDetail } from '../insurance/terms/limit-details.js';
import { givenTerms } from './policy-given-terms.js';
import type { PolicyTerms } from '../insurance/terms/policy-terms.js';
import { policyDecider } from './policy.decider.js';
import { added, GL_TERMS } from './testing/sample-policies.js';

const facts = { carrier: GL_TERMS.carrier };
const PROPERTY: Partial<PolicyTerms> = {
  trigger: null,
  endorsements: [],
  limits: { buildingLimit: dollars(2_000_000) },
};

function adding(line: CoverageLine, terms: Partial<PolicyTerms>) {
  const event = added(terms, { line });
  const { data } = event;
  return { event, ...given(policyDecider).when({ type: 'AddPolicy', ...data, terms: givenTerms(data.terms) }, facts) };
}

const onLiability = (detail: LimitDetail) => adding('generalLiability', { limitDetails: { eachOccurrence: detail } });
const onBuilding = (detail: LimitDetail, limits = PROPERTY.limits) =>
  adding('commercialProperty', { ...PROPERTY, limits, limitDetails: { buildingLimit: detail } });
const onBlankets = (...blankets: BlanketLimit[]) => adding('commercialProperty', { ...PROPERTY, blankets });

const BLANKET: BlanketLimit = { number: '1', type: 'blanketOfBuildings', total: dollars(9_000_000) };

describe('what a limit states beside its amount [C03]', () => {
  it.each<[string, LimitDetail]>([
    ['a displayed limit', { displayed: dollars(1_000_000) }],
    ['a deductible', { deductible: { kind: 'perOccurrence', value: dollars(5_000) } }],
    ['a deductible without a number', { deductible: { kind: 'noDeductible' } }],
    ['words', { text: 'Included' }],
  ])('may be %s', (_what, detail) => {
    const { event, then } = onLiability(detail);
    then(event);
  });

  it('is all of it where goods are insured', () => {
    const { event, then } = onBuilding({
      second: 1,
      coinsurance: 8_000,
      valuation: 'replacementCost',
      valuationAmount: 1,
      deductible: { kind: 'percentOfValue', value: 200 },
    });
    then(event);
  });

  it.each<[string, LimitDetail]>([
    ['POLICY.DISPLAYED_LIMIT_TOO_HIGH', { displayed: dollars(1_000_001) }],
    ['POLICY.LIMIT_DETAIL_NOT_OF_LIMIT', { coinsurance: 8_000 }],
    ['POLICY.LIMIT_DETAIL_INVALID', { displayed: -1 }],
    ['POLICY.LIMIT_DETAIL_INVALID', { deductible: { kind: 'noDeductible', value: 1 } }],
    ['POLICY.LIMIT_DETAIL_INVALID', { deductible: { kind: 'perOccurrence' } }],
    ['POLICY.DEDUCTIBLE_NOT_OF_LINE', { deductible: { kind: 'percentOfLoss', value: 100 } }],
  ])('is refused with %s', (code, detail) => onLiability(detail).refused(code));

  it.each<[string, LimitDetail]>([
    ['POLICY.LIMIT_DETAIL_INVALID', { coinsurance: 10_100 }],
    ['POLICY.LIMIT_DETAIL_INVALID', { coinsurance: 8_050 }],
    ['POLICY.LIMIT_DETAIL_INVALID', { deductible: { kind: 'percentOfValue', value: 10_100 } }],
    ['POLICY.VALUATION_MISSING', { valuationAmount: 1 }],
  ])('is refused where goods are insured with %s', (code, detail) => onBuilding(detail).refused(code));

  it('stands for an amount when it says something', () => {
    const { event, then } = onBuilding({ deductible: { kind: 'seeRemarks' } }, {});
    then(event);
    onBuilding({ text: 'Included' }, {}).refused('POLICY.NO_LIMIT');
  });
});

describe('a row of two limits [C03]', () => {
  it('states one of them', () =>
    adding('generalLiability', { limits: { personalInjury: 1, personalAndAdvertisingInjury: 1 } }).refused(
      'POLICY.LIMIT_ROW_TWICE',
    ));
});

describe('blanket limits [C05]', () => {
  it('have a number, a type and an amount, or a deductible that needs none', () => {
    const { event, then } = onBlankets(BLANKET, {
      number: '2',
      type: 'blanketOfAll',
      deductible: { kind: 'seeRemarks' },
    });
    then(event);
  });

  it.each<[string, BlanketLimit[]]>([
    ['POLICY.BLANKET_INVALID', [{ ...BLANKET, number: ' ' }]],
    ['POLICY.BLANKET_INVALID', [{ ...BLANKET, total: 0 }]],
    ['POLICY.BLANKET_INVALID', [{ ...BLANKET, coinsurance: 10_100 }]],
    ['POLICY.DEDUCTIBLE_NOT_OF_LINE', [{ ...BLANKET, deductible: { kind: 'perAccident', value: 1 } }]],
    ['POLICY.BLANKET_NUMBER_TWICE', [BLANKET, { ...BLANKET, number: ' 1 ' }]],
  ])('are refused with %s', (code, blankets) => onBlankets(...blankets).refused(code));

  it('belong to lines that insure goods', () =>
    adding('generalLiability', { blankets: [BLANKET] }).refused('POLICY.BLANKET_NOT_OF_LINE'));
});
