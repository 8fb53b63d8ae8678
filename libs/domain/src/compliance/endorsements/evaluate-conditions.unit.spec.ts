import type { CoverageLine, EndorsementCode } from '../../insurance/coverage.js';
import { conditionsOf, disabledConditions, type EndorsementConditions } from './endorsement-conditions.js';
import type { EndorsementDetail } from '../../insurance/endorsements/endorsement-detail.js';
import { evaluateEndorsementConditions, type StatedEndorsement } from './evaluate-conditions.js';
import { disabledStatements, scopesOn, statementsOf } from '../../insurance/endorsements/statement-table.js';

const PERIOD = { effectiveOn: '2026-01-01', expiresOn: '2027-01-01' };

/** given(what the policy states).when(what the template requires): each condition's outcome and reason. */
const given = (
  detail: EndorsementDetail,
  form?: string,
  code: EndorsementCode = 'additionalInsuredOngoing',
  line: CoverageLine = 'generalLiability',
) => {
  const stated: StatedEndorsement = {
    line,
    code,
    detail,
    policyNumber: 'GL-88120',
    period: PERIOD,
    ...(form === undefined ? {} : { form }),
  };
  const results = (conditions: EndorsementConditions) => evaluateEndorsementConditions(conditions, stated);
  return {
    when: (conditions: EndorsementConditions) =>
      results(conditions).map(({ condition, outcome, params }) => [condition, outcome, params.because]),
  };
};
const first = (detail: EndorsementDetail, conditions: EndorsementConditions, form?: string) =>
  given(detail, form).when(conditions)[0]?.slice(1);

describe('the policy number on a form [C08]', () => {
  it.each<[EndorsementDetail, string, string]>([
    [{ policyNumber: 'gl 88120' }, 'pass', 'CONDITION.NUMBER_SAME'],
    [{ policyNumber: 'GL-88121' }, 'fail', 'CONDITION.NUMBER_DIFFERS'],
    [{}, 'unknown', 'CONDITION.NUMBER_NOT_READ'],
  ])('%j is %s', (detail, ...answer) =>
    expect(first(detail, { policyNumberRequiredOnEndorsement: true })).toEqual(answer),
  );
});

describe('the dates on a form [C08]', () => {
  it.each<[EndorsementDetail, string, string]>([
    [{ effectiveFrom: '2026-01-01', effectiveTo: '2027-01-01' }, 'pass', 'CONDITION.DATES_COVER_POLICY'],
    [{ effectiveFrom: '2026-03-01', effectiveTo: '2027-01-01' }, 'review', 'CONDITION.DATES_COVER_PART'],
    [{ effectiveFrom: '2025-01-01', effectiveTo: '2026-01-01' }, 'fail', 'CONDITION.DATES_OUTSIDE_POLICY'],
    [{ effectiveFrom: '2027-01-01', effectiveTo: '2028-01-01' }, 'fail', 'CONDITION.DATES_OUTSIDE_POLICY'],
    [{ effectiveFrom: '2026-01-01' }, 'unknown', 'CONDITION.DATES_NOT_READ'],
  ])('%j are %s', (detail, ...answer) => expect(first(detail, { effectiveDatesRequired: true })).toEqual(answer));
});

describe('how a form names the additional insured [C08]', () => {
  it.each<[string, EndorsementDetail, EndorsementConditions, string | undefined, string, string]>([
    [
      'a blanket form where both are accepted',
      { blanketOngoingOperations: true },
      { acceptedOngoingOperations: 'blanketOrScheduled' },
      undefined,
      'pass',
      'CONDITION.NAMING_ACCEPTED',
    ],
    [
      'neither',
      { blanketOngoingOperations: false, scheduledOngoingOperations: false },
      { acceptedOngoingOperations: 'blanketOrScheduled' },
      undefined,
      'fail',
      'CONDITION.NAMING_NOT_ACCEPTED',
    ],
    [
      'a form that is not blanket',
      { blanketOngoingOperations: false, scheduledOngoingOperations: true },
      { acceptedOngoingOperations: 'blanketOnly' },
      undefined,
      'fail',
      'CONDITION.NAMING_NOT_ACCEPTED',
    ],
    [
      'a schedule, which may hold blanket wording',
      { scheduledOngoingOperations: true },
      { acceptedOngoingOperations: 'blanketOnly' },
      undefined,
      'review',
      'CONDITION.NAMING_IN_DOUBT',
    ],
    ['nothing', {}, { acceptedOngoingOperations: 'scheduledOnly' }, undefined, 'unknown', 'CONDITION.NAMING_NOT_READ'],
    [
      'a scheduled form of the index',
      {},
      { acceptedOngoingOperations: 'scheduledOnly' },
      'CG 20 10 04 13',
      'pass',
      'CONDITION.NAMING_ACCEPTED',
    ],
    [
      'an automatic form of the index',
      {},
      { acceptedOngoingOperations: 'blanketOnly' },
      'CG 20 33 04 13',
      'pass',
      'CONDITION.NAMING_ACCEPTED',
    ],
    [
      'what was read before the index',
      { scheduledOngoingOperations: false },
      { acceptedOngoingOperations: 'scheduledOnly' },
      'CG 20 10 04 13',
      'fail',
      'CONDITION.NAMING_NOT_ACCEPTED',
    ],
    [
      'a form without completed operations',
      {},
      { acceptedCompletedOperations: 'blanketOrScheduled' },
      'CG 20 10 04 13',
      'fail',
      'CONDITION.SCOPE_NOT_GIVEN',
    ],
    [
      'a form of 1985, which has both',
      {},
      { acceptedCompletedOperations: 'blanketOrScheduled' },
      'CG 20 10 11 85',
      'pass',
      'CONDITION.NAMING_ACCEPTED',
    ],
    [
      'scopes that were read',
      { scopes: ['completedOperations'], blanketCompletedOperations: true },
      { acceptedCompletedOperations: 'blanketOnly' },
      'CG 20 10 04 13',
      'pass',
      'CONDITION.NAMING_ACCEPTED',
    ],
  ])('%s', (_what, detail, conditions, form, ...answer) => expect(first(detail, conditions, form)).toEqual(answer));
});

describe('a party on the schedule [C08]', () => {
  const required = { requiredScheduledEntity: 'Meridian Builders, Inc.' } as const;
  it.each<[string, EndorsementDetail, EndorsementConditions, string, string]>([
    [
      'that is named',
      { namedEntities: ['City of Denver', 'MERIDIAN BUILDERS INCORPORATED'] },
      required,
      'pass',
      'CONDITION.ENTITY_NAMED',
    ],
    [
      'that is named without its legal form',
      { namedEntities: ['City of Denver', 'MERIDIAN BUILDERS'] },
      required,
      'review',
      'CONDITION.ENTITY_SIMILAR',
    ],
    [
      'that is named nearly so',
      { namedEntities: ['Meridian Builders of Utah'] },
      required,
      'review',
      'CONDITION.ENTITY_SIMILAR',
    ],
    ['that is not named', { namedEntities: ['City of Denver'] }, required, 'fail', 'CONDITION.ENTITY_NOT_NAMED'],
    ['on a form that nobody has read', {}, required, 'unknown', 'CONDITION.ENTITY_NOT_READ'],
  ])('%s', (_what, detail, conditions, ...answer) => expect(first(detail, conditions)).toEqual(answer));
  it('is not needed on a blanket form that is accepted', () =>
    expect(
      given({ blanketOngoingOperations: true })
        .when({ ...required, acceptedOngoingOperations: 'blanketOrScheduled' })
        .at(-1),
    ).toEqual(['requiredScheduledEntity', 'pass', 'CONDITION.ENTITY_BY_BLANKET']));
  it('is not asked where only blanket forms are accepted', () =>
    expect(
      given({})
        .when({ ...required, acceptedOngoingOperations: 'blanketOnly' })
        .map(([condition]) => condition),
    ).toEqual(['acceptedOngoingOperations']));
});

describe('the configuration of an endorsement [C08]', () => {
  const all: EndorsementConditions = {
    policyNumberRequiredOnEndorsement: true,
    effectiveDatesRequired: true,
    acceptedAdditionalInsured: 'scheduledOnly',
    acceptedOngoingOperations: 'scheduledOnly',
    acceptedCompletedOperations: 'scheduledOnly',
    acceptedWaiverOfSubrogation: 'scheduledOnly',
    requiredScheduledEntity: 'Meridian',
  };
  const required = (code: EndorsementCode, line: CoverageLine) =>
    given({}, undefined, code, line)
      .when(all)
      .map(([condition]) => condition);
  it('has only number and dates for non-contributory', () =>
    expect(required('primaryNoncontributory', 'generalLiability')).toEqual([
      'policyNumberRequiredOnEndorsement',
      'effectiveDatesRequired',
    ]));
  it('has blanket and scheduled of its own for a waiver', () =>
    expect(required('waiverOfSubrogation', 'workersCompensation')).toEqual([
      'policyNumberRequiredOnEndorsement',
      'effectiveDatesRequired',
      'acceptedWaiverOfSubrogation',
      'requiredScheduledEntity',
    ]));
  it('has no operations on automobile liability', () => {
    expect(required('additionalInsuredOngoing', 'automobile')).not.toContain('acceptedOngoingOperations');
    expect(conditionsOf('additionalInsured', 'automobile')).toContain('acceptedAdditionalInsured');
    expect(scopesOn('automobile')).toEqual(['additionalInsured']);
    expect(scopesOn('generalLiability')).toEqual(['additionalInsured', 'ongoingOperations', 'completedOperations']);
  });
  it('is empty for an endorsement that the line does not have', () =>
    expect(required('mortgageHolder', 'generalLiability')).toEqual([]));
  it('disables a name where no choice leaves room for it', () => {
    const of = (conditions: EndorsementConditions) =>
      disabledConditions('additionalInsured', 'generalLiability', conditions);
    expect(of({})).toEqual([]);
    expect(of({ acceptedOngoingOperations: 'blanketOnly' })).toEqual(['requiredScheduledEntity']);
    expect(of({ acceptedOngoingOperations: 'blanketOnly', acceptedCompletedOperations: 'scheduledOnly' })).toEqual([]);
  });
  it('disables the names of a form that has no schedule', () => {
    expect(disabledStatements('waiverOfSubrogation', 'generalLiability', {})).toEqual([]);
    expect(
      disabledStatements('waiverOfSubrogation', 'generalLiability', { scheduledWaiverOfSubrogation: false }),
    ).toEqual(['namedEntities']);
    expect(disabledStatements('additionalInsured', 'generalLiability', { scheduledOngoingOperations: false })).toEqual(
      [],
    );
  });
  it('states number, dates and exclusions of any form', () =>
    expect(statementsOf('nonContributory', 'generalLiability')).toEqual([
      'policyNumber',
      'effectiveFrom',
      'effectiveTo',
      'exclusions',
    ]));
});
