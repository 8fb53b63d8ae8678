import { CLAIM_AND_DEFENSE, DEFENSE_COSTS, EACH_CLAIM, INVENTED_LINE } from './invented-line.js';
import type { Requirements } from '@covertrail/domain/compliance/requirements';
import { policy as provided } from '@covertrail/domain/compliance/testing/sample-policies';
import { alone, asking, assessing, findingOf, tower } from '@covertrail/domain/compliance/testing/sample-requirements';
import { limitAmounts, policyLine } from '@covertrail/domain/fields/policy-fields';
import { dollars } from '@covertrail/domain/kernel/money';
import { given } from '@covertrail/domain/kernel/testing/given';
import type { PolicyTerms } from '@covertrail/domain/insurance/terms/policy-terms';
import { policyDecider } from '@covertrail/domain/policy/policy.decider';
import { givenTerms } from '@covertrail/domain/policy/policy-given-terms';
import { added, GL_TERMS, UMBRELLA_TERMS } from '@covertrail/domain/policy/testing/sample-policies';
import { templateDecider } from '@covertrail/domain/template/template.decider';
import { created } from '@covertrail/domain/template/testing/sample-requirements';
import { policyTypesOf } from '@covertrail/wording/reference/policy-types';
import { termsTexts } from '@covertrail/wording/policy/terms-texts';
import { requirementTexts } from '@covertrail/wording/compliance/requirement-texts';
import { fixText, requiredText, requirementTitle, sentenceOf } from '@covertrail/wording/compliance/sentence';

const CLAIMS_MADE = { trigger: 'claimsMade', retroactiveOn: '2024-01-01' } as const;
const TERMS: PolicyTerms = {
  ...GL_TERMS,
  ...CLAIMS_MADE,
  policyNumber: 'PL-7',
  limits: { [EACH_CLAIM]: dollars(1_000_000) },
  endorsements: [{ code: 'waiverOfSubrogation', grade: 'claimed' }],
};

describe('a policy of a line that is a row of the table', () => {
  const facts = { carrier: GL_TERMS.carrier };
  const add = (terms: Partial<PolicyTerms>, line = INVENTED_LINE) => {
    const { data } = added({ ...TERMS, ...terms }, { line });
    return given(policyDecider).when({ type: 'AddPolicy', ...data, terms: givenTerms(data.terms) }, facts);
  };
  it('is added', () => add({}).then(added(TERMS, { line: INVENTED_LINE })));
  it.each<[string, Partial<PolicyTerms>]>([
    ['POLICY.LIMIT_NOT_OF_LINE', { limits: { eachOccurrence: 1 } }],
    ['POLICY.NO_LIMIT', { limits: {} }],
    ['POLICY.CSL_AND_SPLIT', { limits: { [CLAIM_AND_DEFENSE]: 1, [DEFENSE_COSTS]: 1 } }],
    ['POLICY.ENDORSEMENT_NOT_OF_LINE', { endorsements: [{ code: 'additionalInsuredOngoing', grade: 'seen' }] }],
    ['POLICY.SCHEDULE_NOT_OF_LINE', { schedule: [] }],
  ])('is refused with %s', (code, terms) => add(terms).refused(code));
  it('stands on the schedule of an umbrella', () => {
    const over = { ...UMBRELLA_TERMS, schedule: [INVENTED_LINE] };
    add(over, 'umbrella').then(added({ ...TERMS, ...over }, { line: 'umbrella' }));
  });
  it('fits the fields of forms', () => {
    expect(policyLine.check(INVENTED_LINE)).toBeNull();
    expect(limitAmounts.check(TERMS.limits)).toBeNull();
  });
  it('reads as other policies do', () =>
    expect(termsTexts(TERMS)).toMatchObject({
      'Each claim': '$1,000,000',
      Trigger: 'claims made',
      'Waiver of subrogation': 'claimed',
    }));
});

const REQUIREMENTS: Requirements = asking(INVENTED_LINE, {
  limits: [tower(EACH_CLAIM, 2_000_000), alone(CLAIM_AND_DEFENSE, 1_000_000)],
  endorsements: [{ code: 'waiverOfSubrogation', grade: 'claimed' }],
  trigger: { kind: 'claimsMade', retroactiveBy: '2025-01-01' },
  acceptCslOrSplit: true,
});

describe('a template that asks for it', () => {
  const create = (requirements: Requirements) => {
    const { version: _first, ...data } = created(requirements).data;
    return given(templateDecider).when({ type: 'CreateTemplate', ...data });
  };
  it('is created', () => {
    const oneKind: Requirements = asking(INVENTED_LINE, {
      limits: [tower(EACH_CLAIM, 2_000_000)],
      trigger: { kind: 'claimsMade', retroactiveBy: '2025-01-01' },
    });
    create(oneKind).then(created(oneKind));
  });
  it('is refused where no umbrella lifts the limit', () =>
    create(asking(INVENTED_LINE, { limits: [tower(DEFENSE_COSTS, 1)] })).refused('TEMPLATE.NOTHING_LIFTS_LIMIT'));
  it('says what it asks', () =>
    expect(requirementTexts(REQUIREMENTS)).toMatchObject({
      'Invented liability': 'required',
      'Invented liability: each claim': expect.stringMatching(/^\$2,000,000, .*umbrella/),
      'Invented liability: combined or split limits': 'either',
    }));
});

describe('its assessment', () => {
  const policy = provided(INVENTED_LINE, {
    number: 'PL-7',
    ...CLAIMS_MADE,
    limits: { [EACH_CLAIM]: 1_000_000, [DEFENSE_COSTS]: 500_000 },
  });
  const umbrella = provided('umbrella', {
    number: 'UM-7',
    schedule: [INVENTED_LINE],
    ...CLAIMS_MADE,
    limits: { umbrellaEachOccurrence: 1_000_000 },
  });
  const assessment = assessing(REQUIREMENTS, [policy, umbrella]);
  const named = (rule: string) => findingOf(assessment, `${INVENTED_LINE}.${rule}`);

  it('lets an umbrella count over it', () =>
    expect(named('limit.inventedClaim')).toMatchObject({ outcome: 'pass', reason: 'LIMIT.MET_WITH_UMBRELLA' }));
  it('counts the lesser of its split limits for the combined one', () =>
    expect(named('limit.inventedWhole')).toMatchObject({ outcome: 'fail', available: dollars(500_000) }));
  it('reads its trigger and its endorsements', () =>
    expect([named('trigger').outcome, named('endorsement.waiverOfSubrogation').outcome]).toEqual(['pass', 'fail']));
  it('is worded in sentences', () => {
    expect(requirementTitle(named('limit.inventedClaim'))).toBe('Each claim');
    expect(sentenceOf(named('limit.inventedClaim'))).toContain('IV each claim $1,000,000');
    expect(requiredText(named('endorsement.waiverOfSubrogation'))).toBe('IV 24 04, claimed or seen');
    expect(sentenceOf(findingOf(assessing(REQUIREMENTS, []), `${INVENTED_LINE}.inForce`))).toContain(
      'invented liability',
    );
    expect(fixText(named('limit.inventedWhole'))).toMatch(/^Raise the each claim limit|^Raise the defense costs limit/);
  });
});

it('stands in the reference lists', () =>
  expect(policyTypesOf('unitedStates').find(({ id }) => id === INVENTED_LINE)).toMatchObject({
    name: 'Invented liability',
    limitTypes: {
      list: [{ id: CLAIM_AND_DEFENSE, name: 'Claim and defense' }, { id: EACH_CLAIM }, { id: DEFENSE_COSTS }],
    },
    endorsements: [{ name: 'Waiver of subrogation' }, { name: 'Notice of cancellation' }],
  }));
