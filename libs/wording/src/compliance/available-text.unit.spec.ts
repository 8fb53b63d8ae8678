import type { CoverageLine } from '@covertrail/domain/insurance/coverage';
import type { FurtherRequirements } from '@covertrail/domain/compliance/further-requirements';
import { evaluated } from '@covertrail/domain/compliance/further/testing/evaluated';
import { FURTHER_RULE_KINDS, readRule } from '@covertrail/domain/compliance/rule-kinds';
import type { Said } from '@covertrail/domain/compliance/testing/sample-policies';
import { dollars } from '@covertrail/domain/kernel/money';
import { availableText, requiredText } from './sentence.js';

type Case = readonly [
  what: string,
  line: CoverageLine,
  requirements: FurtherRequirements,
  rule: string,
  said: Said,
  required: string,
  available: string,
];

const XCU = {
  coverages: { mode: 'all', types: [{ type: 'explosionCollapseUnderground', subCoverages: ['underground'] }] },
} as const;
const covers = (...subCoverages: ('collapse' | 'underground')[]): Said => ({
  further: { coverages: [{ type: 'explosionCollapseUnderground', subCoverages, description: '' }] },
});
const LOW = {
  limitTerms: [
    {
      limit: 'eachOccurrence',
      deductible: { atMost: dollars(5_000), unit: 'amount', retentionAccepted: false, approval: false },
    },
  ],
} as const;
const bears = (kind: 'perClaim' | 'selfInsuredRetention' | 'seeRemarks', value?: number): Said => ({
  further: { limitDetails: { eachOccurrence: { deductible: { kind, ...(value === undefined ? {} : { value }) } } } },
});
const WAIVER = (
  conditions: NonNullable<FurtherRequirements['endorsementConditions']>[number]['conditions'],
): FurtherRequirements => ({ endorsementConditions: [{ code: 'waiverOfSubrogation', conditions }] });
const reads = (
  waiverOfSubrogation: NonNullable<NonNullable<Said['further']>['endorsementDetails']>['waiverOfSubrogation'],
  form = 'CG 24 04 05 09',
): Said => ({
  endorsements: [{ code: 'waiverOfSubrogation', grade: 'seen', form }],
  further: { endorsementDetails: { waiverOfSubrogation: waiverOfSubrogation ?? {} } },
});
const NUMBER = 'condition.waiverOfSubrogation:policyNumberRequiredOnEndorsement';
const DATES = 'condition.waiverOfSubrogation:effectiveDatesRequired';
const NAMING = 'condition.waiverOfSubrogation:acceptedWaiverOfSubrogation';
const ENTITY = 'condition.waiverOfSubrogation:requiredScheduledEntity';

const CASES: readonly Case[] = [
  [
    'a part that is missing',
    'generalLiability',
    XCU,
    'coverage.explosionCollapseUnderground',
    covers('collapse'),
    'Provided: underground',
    'Provided, without underground',
  ],
  [
    'parts that are not named',
    'generalLiability',
    XCU,
    'coverage.explosionCollapseUnderground',
    covers(),
    'Provided: underground',
    'Provided, parts not given',
  ],
  [
    'no types stated',
    'generalLiability',
    XCU,
    'coverage.explosionCollapseUnderground',
    {},
    'Provided: underground',
    'Not given',
  ],
  [
    'a deductible',
    'generalLiability',
    LOW,
    'deductible.eachOccurrence',
    bears('perClaim', dollars(10_000)),
    'At most $5,000',
    '$10,000 (per claim)',
  ],
  [
    'a retention',
    'generalLiability',
    LOW,
    'deductible.eachOccurrence',
    bears('selfInsuredRetention', dollars(1_000)),
    'At most $5,000',
    '$1,000 (self-insured retention)',
  ],
  [
    'a deductible in words',
    'generalLiability',
    LOW,
    'deductible.eachOccurrence',
    bears('seeRemarks'),
    'At most $5,000',
    'See remarks',
  ],
  [
    'a number on the form',
    'generalLiability',
    WAIVER({ policyNumberRequiredOnEndorsement: true }),
    NUMBER,
    reads({ policyNumber: 'GL-7' }),
    'Required',
    'GL-7',
  ],
  [
    'dates on the form',
    'generalLiability',
    WAIVER({ effectiveDatesRequired: true }),
    DATES,
    reads({ effectiveFrom: '2026-03-01', effectiveTo: '2027-01-01' }),
    'Required',
    '03/01/2026 to 01/01/2027',
  ],
  [
    'dates that were not read',
    'generalLiability',
    WAIVER({ effectiveDatesRequired: true }),
    DATES,
    reads({}),
    'Required',
    'Not read',
  ],
  [
    'the kind of form',
    'generalLiability',
    WAIVER({ acceptedWaiverOfSubrogation: 'blanketOnly' }),
    NAMING,
    reads({}, 'CG 24 53 12 19'),
    'Blanket only',
    'Of this kind',
  ],
  [
    'who is named',
    'generalLiability',
    WAIVER({ requiredScheduledEntity: 'Harbor Point' }),
    ENTITY,
    reads({ namedEntities: ['City of Reno'] }),
    'Harbor Point',
    'City of Reno',
  ],
];

describe('[H01] what is required and what there is', () => {
  it.each(CASES)('of %s', (_what, line, requirements, rule, said, required, available) => {
    const finding = evaluated(line, requirements, rule, said);
    expect([requiredText(finding), availableText(finding)]).toEqual([required, available]);
  });

  it('are found by the kind in the name of a rule, also of one that is required twice', () => {
    expect(readRule('automobile.symbols.2')).toEqual({ is: 'further', kind: 'symbols', code: '2' });
    expect(readRule('generalLiability.limit.eachOccurrence.2')).toEqual({
      is: 'base',
      kind: 'limit',
      code: 'eachOccurrence',
    });
    expect(FURTHER_RULE_KINDS.map((kind) => readRule(`generalLiability.${kind}`).kind)).toEqual(FURTHER_RULE_KINDS);
  });
});
