import type { CoverageLine, DocumentOnFile, Endorsement, ProvidedPolicy } from '@covertrail/domain/insurance/coverage';
import type { Finding } from '@covertrail/domain/compliance/finding';
import type {
  DeductibleRequirement,
  DocumentRequirement,
  FurtherRequirements,
  LimitTermRequirement,
} from '@covertrail/domain/compliance/further-requirements';
import type { LineRequirements } from '@covertrail/domain/compliance/requirements';
import type { SourceKind } from '@covertrail/domain/insurance/source-table';
import type { CertificateHolder, HolderAddress } from '@covertrail/domain/insurance/terms/certificate-holder';
import type { ProjectDays } from '@covertrail/domain/insurance/project-days';
import type { StatedDeductible } from '@covertrail/domain/insurance/terms/limit-details';
import { policy, provided, TODAY, type Said } from '@covertrail/domain/compliance/testing/sample-policies';
import { compile } from '@covertrail/domain/compliance/compile';
import { assess } from '@covertrail/domain/compliance/assess';
import { asking, assessing, findingOf } from '@covertrail/domain/compliance/testing/sample-requirements';
import { dollars } from '@covertrail/domain/kernel/money';

interface FurtherCase {
  readonly heading: string;
  readonly finding: Finding;
}
type Further = NonNullable<Said['further']>;

const NUMBERS: Readonly<Partial<Record<CoverageLine, string>>> = {
  generalLiability: 'GL-9',
  automobile: 'BA-1',
  workersCompensation: 'WC-3',
  commercialProperty: 'CP-5',
  buildersRisk: 'BR-1',
};
const of = (line: CoverageLine, further: Further, said: Said = {}): ProvidedPolicy =>
  policy(line, { number: NUMBERS[line] ?? 'P-1', further, ...said });
const singleCase = (
  heading: string,
  line: CoverageLine,
  rule: string,
  required: FurtherRequirements,
  further: Further,
  said: Said = {},
): FurtherCase => ({
  heading,
  finding: findingOf(assessing(asking(line, required), [of(line, further, said)]), `${line}.${rule}`),
});

const stated = (...types: Further['coverages'] & object) => types;
const XCU = { type: 'explosionCollapseUnderground', subCoverages: ['underground'] } as const;
const CONTRACTUAL = { type: 'contractualLiability', subCoverages: [] } as const;
const coverage = (coverages: Further['coverages']) =>
  singleCase(
    'A coverage type',
    'generalLiability',
    'coverage.explosionCollapseUnderground',
    { coverages: { mode: 'all', types: [XCU] } },
    { coverages: coverages ?? [] },
  );
const anyOne = (coverages: Further['coverages']) =>
  singleCase(
    'A coverage type',
    'generalLiability',
    'coverage.anyOne',
    { coverages: { mode: 'anyOne', types: [XCU, CONTRACTUAL] } },
    { coverages: coverages ?? [] },
  );
const xcu = (...subCoverages: ('underground' | 'collapse')[]) =>
  stated({ type: 'explosionCollapseUnderground', subCoverages, description: '' });
const COVERAGES = [
  coverage(xcu('underground')),
  coverage([]),
  coverage(stated({ ...CONTRACTUAL, description: '' })),
  coverage(xcu()),
  coverage(xcu('collapse')),
  anyOne(stated({ ...CONTRACTUAL, description: '' })),
  anyOne(stated({ type: 'employeeBenefits', subCoverages: [], description: '' })),
];

const STOP_GAP = stated({ type: 'stopGap', subCoverages: ['stopGapOhio'], description: '' });
const fund = (stateFund: NonNullable<FurtherRequirements['stateFund']>, further: Further) =>
  singleCase('A state that alone insures workers', 'workersCompensation', 'stateFund', { stateFund }, further);
const excepted = (required: FurtherRequirements, rule: string) =>
  singleCase(
    'A state that alone insures workers',
    'workersCompensation',
    rule,
    { stateFund: 'acceptStopGap', ...required },
    { exception: 'acceptStopGap', coverages: STOP_GAP },
  );
const STATE_FUNDS = [
  fund('acceptStopGap', {}),
  fund('acceptStopGap', { exception: 'acceptStopGap', coverages: STOP_GAP }),
  fund('acceptStopGap', { exception: 'acceptStopGap' }),
  fund('coverageTypeNotRequired', { exception: 'coverageTypeNotRequired' }),
  fund('acceptStopGap', { exception: 'coverageTypeNotRequired' }),
  {
    heading: 'A state that alone insures workers',
    finding: findingOf(
      assessing(asking('workersCompensation', { stateFund: 'acceptStopGap' }), [
        of('generalLiability', { coverages: STOP_GAP }),
      ]),
      'workersCompensation.inForce',
    ),
  },
  excepted(
    { coverages: { mode: 'all', types: [{ type: 'alternateEmployer', subCoverages: [] }] } },
    'coverage.alternateEmployer',
  ),
  excepted({ values: { perStatute: true } }, 'value.perStatute'),
];

const symbols = (mode: 'all' | 'anyOne', required: readonly number[], ...autoSymbols: number[]) =>
  singleCase('Auto symbols', 'automobile', 'symbols', { symbols: { mode, symbols: required } }, { autoSymbols });
const SYMBOLS = [
  symbols('all', [2, 8, 9], 1),
  symbols('anyOne', [1, 2], 2),
  symbols('all', [1]),
  symbols('all', [1], 2, 8, 9),
  symbols('all', [1], 8, 9),
  symbols('all', [2, 8], 7),
  symbols('all', [2], 8),
];

const aggregate = (
  basis: 'perPolicy' | 'perProject' | 'perLocation',
  grade: 'claimed' | 'seen',
  given: 'perPolicy' | 'perProject' | 'perOther' | null,
  ...endorsements: Endorsement[]
) =>
  singleCase(
    'The general aggregate',
    'generalLiability',
    'aggregate',
    { aggregate: { basis, grade } },
    { aggregate: given === null ? null : { basis: given, description: '' } },
    { endorsements },
  );
const CG_2503: Endorsement = { code: 'additionalInsuredOngoing', grade: 'seen', form: 'CG 25 03 05 09' };
const CG_2503_SCAN: DocumentOnFile = {
  documentId: 'scan',
  kind: 'endorsement',
  endorsement: 'additionalInsuredOngoing',
  name: 'CG 25 03.pdf',
  uploadedOn: '2026-02-01',
};
const projectForm = (further: Further, kind: SourceKind = 'enteredByAgent') =>
  singleCase(
    'The general aggregate',
    'generalLiability',
    'aggregate',
    { aggregate: { basis: 'perProject', grade: 'seen' } },
    { aggregate: { basis: 'perProject', description: '' }, ...further },
    { endorsements: [CG_2503], sources: [{ kind, on: '2026-01-02' }] },
  );
const AGGREGATES = [
  aggregate('perProject', 'seen', 'perProject', {
    code: 'additionalInsuredOngoing',
    grade: 'seen',
    form: 'CG 25 03 05 09',
  }),
  aggregate('perProject', 'claimed', 'perProject'),
  aggregate('perPolicy', 'claimed', 'perProject'),
  aggregate('perProject', 'seen', null),
  aggregate('perProject', 'seen', 'perOther'),
  aggregate('perProject', 'seen', 'perProject'),
  projectForm({ documents: [CG_2503_SCAN] }),
  projectForm({ endorsementDetails: { additionalInsuredOngoing: { policyNumber: 'GL-7' } } }),
  projectForm({ remarks: ['Aggregate shared with affiliates'] }),
  aggregate('perProject', 'seen', null, { code: 'aggregatePerProject', grade: 'seen' }),
  aggregate('perProject', 'seen', 'perProject', { code: 'aggregatePerProject', grade: 'seen', form: 'CG 25 04 05 09' }),
  projectForm({}, 'typedByInsured'),
  aggregate('perLocation', 'seen', 'perPolicy'),
  aggregate('perProject', 'seen', 'perProject', { code: 'additionalInsuredOngoing', grade: 'seen', form: 'CG 25 03' }),
];

type Conditions = NonNullable<FurtherRequirements['endorsementConditions']>[number]['conditions'];
const conditionOf = (
  key: keyof Conditions,
  conditions: Conditions,
  said: NonNullable<Further['endorsementDetails']>['waiverOfSubrogation'],
  code: 'waiverOfSubrogation' | 'additionalInsuredOngoing' = 'waiverOfSubrogation',
) =>
  singleCase(
    'A condition of an endorsement',
    'generalLiability',
    `condition.${code}:${key}`,
    { endorsementConditions: [{ code, conditions }] },
    said ? { endorsementDetails: { [code]: said } } : {},
  );
const condition = (said: NonNullable<Further['endorsementDetails']>['waiverOfSubrogation']) =>
  conditionOf('effectiveDatesRequired', { effectiveDatesRequired: true }, said);
const printed = (policyNumber?: string) =>
  conditionOf(
    'policyNumberRequiredOnEndorsement',
    { policyNumberRequiredOnEndorsement: true },
    policyNumber === undefined ? {} : { policyNumber },
  );
const naming = (said: NonNullable<Further['endorsementDetails']>['waiverOfSubrogation']) =>
  conditionOf('acceptedWaiverOfSubrogation', { acceptedWaiverOfSubrogation: 'blanketOnly' }, said);
const entity = (
  said: NonNullable<Further['endorsementDetails']>['waiverOfSubrogation'],
  accepted?: 'blanketOrScheduled',
) =>
  conditionOf(
    'requiredScheduledEntity',
    {
      requiredScheduledEntity: 'Harbor Point LLC',
      ...(accepted === undefined ? {} : { acceptedWaiverOfSubrogation: accepted }),
    },
    said,
  );
const CONDITIONS = [
  condition({ effectiveFrom: '2026-01-01', effectiveTo: '2027-01-01' }),
  condition({ effectiveFrom: '2024-01-01', effectiveTo: '2025-01-01' }),
  condition({ effectiveFrom: '2026-02-01', effectiveTo: '2027-01-01' }),
  condition(undefined),
  printed('GL-9'),
  printed('GL-8'),
  printed(),
  naming({ blanketWaiverOfSubrogation: true }),
  naming({ scheduledWaiverOfSubrogation: true }),
  naming({ blanketWaiverOfSubrogation: false }),
  naming({}),
  conditionOf(
    'acceptedOngoingOperations',
    { acceptedOngoingOperations: 'blanketOnly' },
    { scopes: ['completedOperations'] },
    'additionalInsuredOngoing',
  ),
  entity({ namedEntities: ['Harbor Point LLC'] }),
  entity({ blanketWaiverOfSubrogation: true }, 'blanketOrScheduled'),
  entity({ namedEntities: ['Harbor Point Development LLC'] }),
  entity({ namedEntities: ['City of Reno'] }),
  entity({}),
];

const AT_MOST: DeductibleRequirement = {
  atMost: dollars(25_000),
  unit: 'amount',
  retentionAccepted: false,
  approval: false,
};
const deductible = (said: StatedDeductible | undefined, required: Partial<DeductibleRequirement> = {}) =>
  singleCase(
    'A deductible',
    'commercialProperty',
    'deductible.buildingLimit',
    { limitTerms: [{ limit: 'buildingLimit', deductible: { ...AT_MOST, ...required } }] },
    said ? { limitDetails: { buildingLimit: { deductible: said } } } : {},
    { limits: { buildingLimit: 1_000_000 } },
  );
const DEDUCTIBLES = [
  deductible({ kind: 'perOccurrence', value: dollars(10_000) }),
  deductible({ kind: 'noDeductible' }),
  deductible(undefined),
  deductible({ kind: 'seeRemarks' }),
  deductible({ kind: 'percentOfValue', value: 200 }),
  deductible({ kind: 'percentOfLimit', value: 200 }),
  deductible({ kind: 'percentOfLimit', value: 500 }),
  deductible({ kind: 'perOccurrence', value: dollars(50_000) }),
  deductible({ kind: 'perOccurrence', value: dollars(10_000) }, { approval: true }),
  deductible({ kind: 'percentOfValue', value: 200 }, { unit: 'percent', atMost: 500 }),
  deductible({ kind: 'percentOfLimit', value: 200 }, { unit: 'percent', atMost: 500 }),
  singleCase(
    'A deductible',
    'generalLiability',
    'deductible.eachOccurrence',
    { limitTerms: [{ limit: 'eachOccurrence', deductible: AT_MOST }] },
    { limitDetails: { eachOccurrence: { deductible: { kind: 'selfInsuredRetention', value: dollars(25_000) } } } },
  ),
];

const building = (
  required: Partial<LimitTermRequirement>,
  rule: string,
  detail: NonNullable<Further['limitDetails']>['buildingLimit'],
) =>
  singleCase(
    rule === 'coinsurance' ? 'Coinsurance' : 'A valuation',
    'commercialProperty',
    `${rule}.buildingLimit`,
    { limitTerms: [{ limit: 'buildingLimit', ...required }] },
    detail === undefined ? {} : { limitDetails: { buildingLimit: detail } },
  );
const VALUES_OF_GOODS = [
  ...[
    { coinsurance: 9000 },
    { coinsurance: 0 },
    undefined,
    { coinsurance: 8000 },
    { valuation: 'agreedValue' as const },
  ].map((detail) => building({ coinsurance: 9000 }, 'coinsurance', detail)),
  building({ coinsurance: 0 }, 'coinsurance', { coinsurance: 8000 }),
  ...(['replacementCost', 'guaranteedReplacementCost', 'agreedValue', 'actualCashValue'] as const).map((valuation) =>
    building({ valuation: 'replacementCost' }, 'valuation', { valuation }),
  ),
  building({ valuation: 'replacementCost' }, 'valuation', undefined),
];

const value = (
  line: CoverageLine,
  required: NonNullable<FurtherRequirements['values']>,
  code: string,
  statedValues: NonNullable<Further['statedValues']>,
) => singleCase('A stated value', line, `value.${code}`, { values: required }, { statedValues });
const OWN = { aggregateSharing: 'ownAggregates' } as const;
const reporting = (said: Said, extendedReporting?: number | 'unlimited') =>
  singleCase(
    'A stated value',
    'professionalLiability',
    'value.extendedReporting',
    { values: { extendedReporting: 36 } },
    { statedValues: extendedReporting === undefined ? {} : { extendedReporting } },
    said,
  );
const VALUES = [
  value('commercialProperty', { causesOfLoss: 'broadCauses' }, 'causesOfLoss', { causesOfLoss: 'specialCauses' }),
  value('commercialProperty', { causesOfLoss: 'broadCauses' }, 'causesOfLoss', { causesOfLoss: 'basicCauses' }),
  value('commercialProperty', { causesOfLoss: 'broadCauses' }, 'causesOfLoss', {}),
  value('automobile', { federalFilingAmount: dollars(750_000) }, 'federalFilingAmount', {
    federalFilingAmount: dollars(1_000_000),
  }),
  value('workersCompensation', { statesListed: ['CA', 'NV'] }, 'statesListed', { statesListed: ['CA'] }),
  value('workersCompensation', { perStatute: true }, 'perStatute', { perStatute: true }),
  value('workersCompensation', { perStatute: true }, 'perStatute', { perStatute: true, statesListed: ['CA', 'OH'] }),
  ...(['ownAggregates', 'sharedAggregates', undefined] as const).map((aggregateSharing) =>
    value('generalLiability', OWN, 'aggregateSharing', aggregateSharing ? { aggregateSharing } : {}),
  ),
  singleCase(
    'A stated value',
    'generalLiability',
    'value.aggregateSharing',
    { values: OWN },
    { statedValues: OWN, remarks: ['Aggregate shared with affiliates'] },
  ),
  reporting({ trigger: 'claimsMade' }, 36),
  reporting({ trigger: 'claimsMade' }, 'unlimited'),
  reporting({ trigger: 'claimsMade' }, 12),
  reporting({ trigger: 'claimsMade' }),
  reporting({ trigger: 'occurrence' }),
  reporting({ trigger: null }),
];

const exclusions = (answer: 'decline' | 'review', ...endorsements: Endorsement[]) =>
  singleCase('Exclusions', 'generalLiability', 'exclusions', { exclusions: answer }, {}, { endorsements });
const EXCLUDING: Endorsement = { code: 'additionalInsuredCompleted', grade: 'seen', form: 'CG 21 04' };
const card = (answer: 'decline' | 'review', excluded: boolean, further: Further = {}) =>
  singleCase(
    'Exclusions',
    'generalLiability',
    'exclusions',
    { exclusions: answer },
    { exclusion: { excluded, comment: excluded ? 'Residential work' : '' }, ...further },
  );
const owners = (answer: 'decline' | 'review', exclusion: Further['exclusion']) =>
  singleCase(
    'Exclusions',
    'workersCompensation',
    'proprietors',
    { proprietors: answer },
    { exclusion: exclusion ?? null },
  );
const EXCLUSIONS = [
  exclusions('decline'),
  exclusions('decline', EXCLUDING),
  exclusions('review', EXCLUDING),
  card('decline', false),
  card('decline', true),
  card('review', true),
  card('decline', false, { operations: 'Electrical work, excluding residential buildings.' }),
  singleCase(
    'Exclusions',
    'commercialProperty',
    'exclusions',
    { exclusions: 'review' },
    { statedValues: { floodAnswer: 'excludedPeril' } },
  ),
  owners('decline', null),
  owners('decline', { excluded: false, comment: '' }),
  owners('decline', { excluded: true, comment: 'Officers' }),
  owners('review', { excluded: true, comment: 'Officers' }),
];

const remark = (operations: string) =>
  singleCase(
    'A required remark',
    'generalLiability',
    'remark.1',
    { remarks: ['Work is done for the depot in Dayton.'] },
    { operations },
  );
const tail = (said: Said) =>
  singleCase('How long claims are accepted', 'generalLiability', 'tail', { tailUntil: '2031-06-30' }, {}, said);
const TEXTS_AND_TAILS = [
  remark('WORK is done for the depot in Dayton'),
  remark(''),
  remark('Electrical work.'),
  tail({}),
  tail({ trigger: null }),
  tail({ trigger: 'claimsMade' }),
  tail({ trigger: 'claimsMade', to: '2032-01-01' }),
];

const W9 = {
  documentId: 'w9',
  kind: 'additional',
  endorsement: null,
  name: 'W-9 2026.pdf',
  uploadedOn: '2026-03-01',
} as const;
const document = (rule: string, required: DocumentRequirement, ...documents: DocumentOnFile[]) =>
  singleCase('A required document', 'generalLiability', `document.${rule}`, { documents: [required] }, { documents });
const NAMED = { kind: 'additional', named: 'W-9', withinDays: 365 } as const;
const WAIVER = { kind: 'endorsement', endorsement: 'waiverOfSubrogation' } as const;
const DOCUMENTS = [
  document('additional:w-9', NAMED, W9),
  document('additional:w-9', NAMED),
  document('additional:w-9', NAMED, { ...W9, name: 'scan.pdf' }),
  document('additional:w-9', NAMED, { ...W9, uploadedOn: '2024-03-01' }),
  document('endorsement:waiverOfSubrogation', WAIVER),
  document('policy', { kind: 'policy' }),
  document('iso', { kind: 'iso' }),
];

const HARBOR_POINT: HolderAddress = {
  address1: '1 Harbor Street',
  address2: '',
  city: 'Denver',
  state: 'CO',
  postalCode: '80202',
};
const holder = (address: HolderAddress | null, ...certificateHolders: CertificateHolder[]) =>
  singleCase(
    'A certificate holder',
    'generalLiability',
    'holder',
    { certificateHolder: { name: 'Harbor Point LLC', address } },
    { certificateHolders },
  );
const HOLDERS = [
  holder(null, { name: 'HARBOR POINT, L.L.C.', address: null }),
  holder(null, { name: 'Harbor Point Inc', address: null }),
  holder(HARBOR_POINT, { name: 'Harbor Point LLC', address: HARBOR_POINT }),
  holder(null),
  holder(null, { name: 'City of Reno', address: null }),
  holder(null, { name: 'Harbor Point Holdings', address: null }),
  holder(HARBOR_POINT, { name: 'Harbor Point LLC', address: null }),
  holder(HARBOR_POINT, { name: 'Harbor Point LLC', address: { ...HARBOR_POINT, address1: '9 Pier Road' } }),
];

const layer = (said: Said, ...others: ProvidedPolicy[]): FurtherCase => ({
  heading: 'The lines below an umbrella',
  finding: findingOf(
    assessing(asking('excessLiability', { underlying: ['automobile'] }), [
      policy('automobile', { number: 'BA-1', limits: { combinedSingleLimit: 1_000_000 } }),
      policy('excessLiability', {
        number: 'XS-8',
        limits: { excessEachOccurrence: 2_000_000 },
        schedule: ['automobile'],
        ...said,
      }),
      ...others,
    ]),
    'excessLiability.underlying.automobile',
  ),
});
const below = (schedule: Said['schedule']): ProvidedPolicy =>
  policy('umbrella', { number: 'UM-7', limits: { umbrellaEachOccurrence: 1_000_000 }, schedule: schedule ?? null });
const attaching = (attachmentPoint: number): Said => ({
  further: { statedValues: { attachmentPoint: dollars(attachmentPoint) } },
});
const UNDERLYING = [
  layer({}),
  layer({ schedule: ['umbrella'] }, below(['automobile'])),
  layer({ schedule: null }),
  layer({ schedule: ['umbrella'] }, below(null)),
  layer({ schedule: ['generalLiability', 'umbrella'] }, below(['generalLiability'])),
  layer({ schedule: [] }),
  layer(attaching(5_000_000)),
  layer(
    { schedule: ['automobile', 'umbrella'], ...attaching(2_000_000) },
    policy('umbrella', {
      number: 'UM-7',
      verification: 'unverified',
      limits: { umbrellaEachOccurrence: 1_000_000 },
      schedule: ['automobile'],
    }),
  ),
];

const instead = (
  rule: string,
  line: CoverageLine,
  required: Partial<LineRequirements>,
  ...policies: ProvidedPolicy[]
): FurtherCase => ({
  heading: 'A policy of another line',
  finding: findingOf(assessing(asking(line, required), policies), `${line}.${rule}`),
});
const HIRED_AND_NON_OWNED = of(
  'generalLiability',
  { coverages: stated({ type: 'hiredNonOwnedAuto', subCoverages: ['hiredAutos', 'nonOwnedAutos'], description: '' }) },
  { limits: { eachOccurrence: 1_000_000 } },
);
const garage = policy('garageLiability', { number: 'GA-4', limits: { garageOtherEachAccident: 1_000_000 } });
const secondBuilding = {
  acceptInstead: ['additionalProperty'],
  limits: [{ limit: 'buildingLimit', atLeast: dollars(1_000_000), tower: false }],
} as const;
const STAND_INS = [
  instead('inForce', 'automobile', { acceptInstead: ['generalLiability'] }, HIRED_AND_NON_OWNED),
  instead(
    'symbols',
    'automobile',
    { acceptInstead: ['generalLiability'], symbols: { mode: 'all', symbols: [8, 9] } },
    HIRED_AND_NON_OWNED,
  ),
  instead(
    'symbols',
    'automobile',
    { acceptInstead: ['generalLiability'], symbols: { mode: 'all', symbols: [7, 8, 9] } },
    HIRED_AND_NON_OWNED,
  ),
  instead(
    'limit.medicalExpense',
    'generalLiability',
    {
      acceptInstead: ['garageLiability'],
      limits: [{ limit: 'medicalExpense', atLeast: dollars(5_000), tower: false }],
    },
    garage,
  ),
  instead(
    'endorsement.primaryNoncontributory',
    'generalLiability',
    { acceptInstead: ['garageLiability'], endorsements: [{ code: 'primaryNoncontributory', grade: 'claimed' }] },
    garage,
  ),
  instead(
    'limit.buildingLimit',
    'commercialProperty',
    secondBuilding,
    of('commercialProperty', {}),
    policy('additionalProperty', { number: 'AP-2', limits: { additionalBuilding: 1_000_000 } }),
  ),
];

const notice = (
  entry: Omit<Endorsement, 'code'> | null,
  said: NonNullable<Further['endorsementDetails']>['noticeOfCancellation'] = {},
  kind: SourceKind = 'enteredByAgent',
  required: FurtherRequirements = {},
) =>
  singleCase(
    'Notice of cancellation',
    'generalLiability',
    'notice',
    { cancellationNotice: { days: 30, nonPaymentDays: 10 }, ...required },
    { endorsementDetails: { noticeOfCancellation: said } },
    {
      endorsements: entry === null ? [] : [{ code: 'noticeOfCancellation', ...entry }],
      sources: [{ kind, on: '2026-01-02' }],
    },
  );
const SEEN = { grade: 'seen' } as const;
const DAYS = { noticeDays: 30, nonPaymentNoticeDays: 10 } as const;
const NOTICES = [
  notice(null),
  notice(SEEN, { ...DAYS, blanketNotice: true }),
  notice({ ...SEEN, form: 'CG 02 24 10 93' }, { ...DAYS, blanketNotice: true }),
  notice({ grade: 'claimed' }, DAYS),
  notice(SEEN),
  notice(SEEN, { ...DAYS, noticeDays: 10 }),
  notice(SEEN, DAYS),
  notice(SEEN, { ...DAYS, namedEntities: ['City of Reno'] }),
  notice(SEEN, { ...DAYS, namedEntities: ['City of Reno'] }, 'enteredByAgent', {
    certificateHolder: { name: 'Harbor Point LLC', address: null },
  }),
  notice(SEEN, DAYS, 'typedByInsured'),
  notice({ ...SEEN, form: 'CG 20 10 04 13' }, DAYS),
  notice(SEEN, { ...DAYS, policyNumber: 'GL-7' }),
];

/** Of a project with these days; null: it states none. */
const whole = (project: ProjectDays | null, said: Said = {}): FurtherCase => ({
  heading: 'Whole term of the project',
  finding: findingOf(
    assess(
      compile(asking('buildersRisk', { wholeProject: true })),
      ['asked'],
      {
        ...provided(of('buildersRisk', {}, said)),
        sharedBy: ['shared'],
        project: { value: project, events: ['stated'] },
      },
      TODAY,
    ),
    'buildersRisk.wholeProject',
  ),
});
const WORKS = { firstDay: '2026-03-02', lastDay: '2026-11-30' };
const WHOLE_PROJECTS = [
  whole(WORKS),
  whole({ ...WORKS, lastDay: '2027-06-30' }),
  whole({ ...WORKS, lastDay: '2027-01-01' }),
  whole({ ...WORKS, firstDay: '2025-10-01' }),
  whole(WORKS, { canceledSince: '2026-09-01' }),
  whole(null),
];

/** Everything that the engine can say of further requirements. */
export const FURTHER_CASES: readonly FurtherCase[] = [
  ...COVERAGES,
  ...STATE_FUNDS,
  ...SYMBOLS,
  ...AGGREGATES,
  ...CONDITIONS,
  ...DEDUCTIBLES,
  ...VALUES_OF_GOODS,
  ...VALUES,
  ...EXCLUSIONS,
  ...TEXTS_AND_TAILS,
  ...DOCUMENTS,
  ...HOLDERS,
  ...NOTICES,
  ...WHOLE_PROJECTS,
  ...UNDERLYING,
  ...STAND_INS,
];
