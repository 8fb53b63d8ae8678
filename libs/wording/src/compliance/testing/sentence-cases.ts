import { assess } from '@covertrail/domain/compliance/assess';
import { compile } from '@covertrail/domain/compliance/compile';
import type { CoverageLine, Endorsement, ProvidedPolicy } from '@covertrail/domain/insurance/coverage';
import type { EndorsementDetail } from '@covertrail/domain/insurance/endorsements/endorsement-detail';
import type { Finding } from '@covertrail/domain/compliance/finding';
import type { RequesterForm } from '@covertrail/domain/compliance/forms/requester-form';
import { requesterForms } from '@covertrail/domain/compliance/forms/requester-forms';
import { heldPoliciesThatHelp } from '@covertrail/domain/compliance/held-policies';
import type { LeastProof, SourceKind } from '@covertrail/domain/insurance/source-table';
import type { Requirements, UmbrellaMode } from '@covertrail/domain/compliance/requirements';
import { policy, provided, TODAY, type Said } from '@covertrail/domain/compliance/testing/sample-policies';
import {
  alone,
  asking,
  askingAll,
  assessing,
  findingOf,
  tower,
} from '@covertrail/domain/compliance/testing/sample-requirements';
import { FURTHER_CASES } from './further-cases.js';

/** A finding that the engine makes, to be read: one for everything it can say. */
export interface SentenceCase {
  readonly heading: string;
  readonly finding: Finding;
}

const gl = (said: Said = {}) =>
  policy('generalLiability', { number: 'GL-9', limits: { eachOccurrence: 1_000_000 }, ...said });
const auto = (said: Said = {}) => policy('automobile', { number: 'BA-1', ...said });
const umbrella = (said: Said = {}) =>
  policy('umbrella', {
    number: 'UM-7',
    schedule: ['generalLiability'],
    limits: { umbrellaEachOccurrence: 1_000_000 },
    ...said,
  });
const excess = (said: Said = {}) => umbrella({ id: 'v', number: 'XS-8', schedule: ['umbrella'], ...said });

const singleCase = (
  heading: string,
  rule: string,
  requirements: Requirements,
  ...policies: ProvidedPolicy[]
): SentenceCase => ({ heading, finding: findingOf(assessing(requirements, policies), rule) });

const inForce = (...policies: ProvidedPolicy[]) =>
  singleCase('A policy in force', 'generalLiability.inForce', asking('generalLiability'), ...policies);
const next = gl({ id: 'next', number: 'GL-10', from: '2026-07-01', to: '2027-07-01' });

const PRESENCE: readonly SentenceCase[] = [
  inForce(gl()),
  inForce(gl({ canceledSince: '2026-09-01' })),
  inForce(gl({ verification: 'unverified' })),
  inForce(gl({ verification: 'rejected' })),
  inForce(next),
  inForce(gl({ to: '2026-03-01' })),
  inForce(gl({ to: '2026-03-01' }), next),
  inForce(gl({ to: TODAY })),
  inForce(gl({ canceledSince: '2026-05-20' })),
  inForce(gl({ canceledSince: '2026-05-20' }), next),
  inForce(auto()),
  {
    heading: 'A policy in force',
    finding: findingOf(assessing(asking('generalLiability'), [], TODAY, []), 'generalLiability.inForce'),
  },
];

const OCCURRENCE = 'generalLiability.limit.eachOccurrence';
const twoMillion = asking('generalLiability', { limits: [tower('eachOccurrence', 2_000_000)] });
const limit = (requirements: Requirements, ...policies: ProvidedPolicy[]) =>
  singleCase('A limit', OCCURRENCE, requirements, ...policies);
const csl = (acceptCslOrSplit: boolean, limits: Said['limits'] = {}) =>
  singleCase(
    'A limit',
    'automobile.limit.combinedSingleLimit',
    asking('automobile', { limits: [alone('combinedSingleLimit', 1_000_000)], acceptCslOrSplit }),
    auto({ limits }),
  );
const workers = (code: 'eachAccident' | 'diseaseEachEmployee' | 'diseasePolicyLimit', limits: Said['limits']) =>
  singleCase(
    'A limit',
    `workersCompensation.limit.${code}`,
    asking('workersCompensation', { limits: [alone(code, 1_000_000)] }),
    policy('workersCompensation', { number: 'WC-3', limits: limits ?? {} }),
  );

const workersBelow = (limits: Said['limits'], required: number) =>
  singleCase(
    'A limit',
    'workersCompensation.limit.eachAccident',
    asking('workersCompensation', { limits: [tower('eachAccident', required)] }),
    policy('workersCompensation', { number: 'WC-3', limits: limits ?? {} }),
    umbrella({ schedule: ['workersCompensation'] }),
  );

const CANADA = { region: 'canada' } as const;
const LIMITS: readonly SentenceCase[] = [
  limit(twoMillion, gl({ limits: { eachOccurrence: 2_000_000 } })),
  limit(twoMillion, gl()),
  limit(twoMillion, gl({ limits: {} })),
  limit(twoMillion, gl({ limits: {}, further: { limitDetails: { eachOccurrence: { text: 'Included' } } } })),
  workers('diseasePolicyLimit', { diseasePolicyLimit: 500_000 }),
  workers('eachAccident', {}),
  workers('diseaseEachEmployee', { diseaseEachEmployee: 1_000_000 }),
  workersBelow({ eachAccident: 500_000 }, 1_000_000),
  workersBelow({ eachAccident: 500_000 }, 2_000_000),
  csl(true, { bodilyInjuryPerAccident: 1_000_000, propertyDamage: 1_500_000 }),
  csl(true, { bodilyInjuryPerAccident: 900_000, propertyDamage: 500_000 }),
  csl(true, { bodilyInjuryPerAccident: 1_000_000 }),
  csl(false, { bodilyInjuryPerAccident: 1_000_000 }),
  limit(twoMillion, gl({ limits: { eachOccurrence: 3_000_000, generalAggregate: 2_000_000 } })),
  singleCase(
    'A limit',
    'generalLiability.limit.generalAggregate',
    asking('generalLiability', { limits: [alone('generalAggregate', 2_000_000)] }),
    gl({
      limits: { generalAggregate: 2_000_000 },
      further: { remarks: ['General aggregate is shared with affiliates.'] },
    }),
  ),
  singleCase(
    'A limit',
    'generalLiability.limit.generalAggregate',
    asking('generalLiability', { limits: [alone('generalAggregate', 2_000_000)] }),
    gl({
      limits: { generalAggregate: 2_000_000 },
      further: { statedValues: { aggregateSharing: 'sharedAggregates' } },
    }),
  ),
  limit(twoMillion, gl({ further: CANADA })),
  limit({ ...twoMillion, region: 'canada' }, gl({ further: CANADA })),
];

const rated: Requirements = { ...twoMillion, rating: { strength: 'A-', size: 'VII' } };
const both = (mode: UmbrellaMode) =>
  askingAll(mode, twoMillion, asking('umbrella', { limits: [tower('umbrellaEachOccurrence', 5_000_000)] }));
const CLAIMS_MADE_LAYERS: readonly Said[] = [
  { trigger: 'claimsMade', retroactiveOn: '2024-01-01' },
  { trigger: 'claimsMade' },
  {},
  { trigger: 'claimsMade', retroactiveOn: '2020-01-01' },
];
const fiveMillion = asking('generalLiability', { limits: [tower('eachOccurrence', 5_000_000)] });
/** An excess policy directly above general liability, with its attachment point in cents. */
const attached = (attachmentPoint: number | null) =>
  policy('excessLiability', {
    id: 'x',
    number: 'XS-9',
    schedule: ['generalLiability'],
    limits: { excessEachOccurrence: 3_000_000 },
    further: { statedValues: attachmentPoint === null ? {} : { attachmentPoint } },
  });
const LAYERS: readonly SentenceCase[] = [
  limit(twoMillion, gl(), umbrella()),
  limit(asking('generalLiability', { limits: [tower('eachOccurrence', 3_000_000)] }), gl(), umbrella(), excess()),
  ...[
    { to: '2026-05-01' },
    { canceledSince: '2026-05-01' },
    { from: '2026-07-01' },
    { insuredId: 'another' },
    { verification: 'rejected' as const },
    { schedule: ['automobile'] as const },
    { trigger: 'claimsMade' as const },
    { verification: 'unverified' as const },
    { schedule: null },
    { trigger: null },
    { limits: {} },
    { further: CANADA },
  ].map((said) => limit(twoMillion, gl(), umbrella(said))),
  limit(rated, gl(), umbrella({ rating: { strength: 'B', size: 'X' }, carrier: 'Old Creek Re' })),
  limit(rated, gl(), umbrella({ rating: null, carrier: 'Old Creek Re' })),
  limit(twoMillion, gl(), excess()),
  limit(
    twoMillion,
    gl({ trigger: null }),
    excess(),
    umbrella({ limits: { umbrellaEachOccurrence: 1 }, trigger: 'claimsMade' }),
  ),
  ...CLAIMS_MADE_LAYERS.map((said) =>
    limit(twoMillion, gl({ trigger: 'claimsMade', retroactiveOn: '2020-01-01' }), umbrella(said)),
  ),
  limit(fiveMillion, gl(), umbrella(), attached(null)),
  limit(fiveMillion, gl(), attached(500_000_000)),
  limit(
    asking('generalLiability', { limits: [tower('eachOccurrence', 3_000_000)] }),
    gl(),
    umbrella(),
    umbrella({ id: 'w', number: 'UM-8' }),
  ),
  limit(both('separate'), gl(), umbrella({ limits: { umbrellaEachOccurrence: 5_000_000 } })),
  limit(both('separate'), gl(), umbrella({ limits: { umbrellaEachOccurrence: 6_000_000 } })),
  singleCase(
    'A limit',
    'umbrella.limit.umbrellaEachOccurrence',
    both('combined'),
    gl({ limits: { eachOccurrence: 3_000_000 } }),
    umbrella({ limits: { umbrellaEachOccurrence: 4_000_000 } }),
  ),
  singleCase(
    'A limit',
    'umbrella.limit.umbrellaEachOccurrence',
    both('combined'),
    gl(),
    umbrella({ limits: { umbrellaEachOccurrence: 4_000_000 } }),
  ),
];

const trigger = (kind: 'occurrence' | 'claimsMade', said: Said) =>
  singleCase(
    'A trigger',
    'generalLiability.trigger',
    asking('generalLiability', {
      trigger: kind === 'occurrence' ? { kind } : { kind, retroactiveBy: '2024-01-01' },
    }),
    gl(said),
  );
const TRIGGERS: readonly SentenceCase[] = [
  trigger('occurrence', {}),
  trigger('occurrence', { trigger: 'claimsMade' }),
  trigger('occurrence', { trigger: null }),
  ...['2023-01-01', '2025-07-01', null].map((retroactiveOn) =>
    trigger('claimsMade', { trigger: 'claimsMade', retroactiveOn }),
  ),
];

const RATINGS: readonly SentenceCase[] = (
  [
    { strength: 'A', size: 'X' },
    { strength: 'B++', size: 'X' },
    { strength: 'A', size: 'V' },
    { strength: 'B', size: 'V' },
    { strength: 'A', size: null },
    { strength: 'NR', size: null },
    { strength: 'S', size: null },
    null,
  ] as const
).map((rating) => singleCase('A rating', 'generalLiability.rating', rated, gl({ rating })));
const UNDER_REVIEW: readonly SentenceCase[] = ([undefined, 'accept', 'refuse'] as const).map((ifUnderReview) =>
  singleCase(
    'A rating',
    'generalLiability.rating',
    { ...rated, rating: { strength: 'A-', size: 'VII', ...(ifUnderReview === undefined ? {} : { ifUnderReview }) } },
    gl({ rating: { strength: 'A', size: 'X', underReview: true } }),
  ),
);

const formed = (line: CoverageLine, code: Endorsement['code'], ...endorsements: Endorsement[]) =>
  singleCase(
    'An endorsement',
    `${line}.endorsement.${code}`,
    asking(line, { endorsements: [{ code, grade: 'seen' }] }),
    policy(line, { number: 'P-5', endorsements }),
  );
const ongoing = (form?: string, grade: 'seen' | 'claimed' = 'seen') =>
  formed('generalLiability', 'additionalInsuredOngoing', {
    code: 'additionalInsuredOngoing',
    grade,
    ...(form === undefined ? {} : { form }),
  });
const completed = (form: string) =>
  formed('generalLiability', 'additionalInsuredCompleted', { code: 'additionalInsuredCompleted', grade: 'seen', form });
const ENDORSEMENTS: readonly SentenceCase[] = [
  ongoing('CG 20 10 04 13'),
  ongoing(undefined, 'claimed'),
  ongoing(),
  ongoing('CG 20 37 04 13'),
  ongoing('CG 20 11 04 13'),
  ongoing('CG 20 29'),
  ongoing('CG 21 49 09 99'),
  ongoing('ACME-77'),
  ongoing('CG 20 10'),
  ongoing('CG 20 10 05 55'),
  ongoing('CG 20 10 10 93'),
  ongoing('MEGL 0009-01 09 18'),
  ongoing('CG 20 12 04 13'),
  ongoing('CG 20 31'),
  completed('CG 20 26 04 13'),
  completed('CG 20 10 04 13'),
  completed('CG 21 04'),
  formed('workersCompensation', 'waiverOfSubrogation', {
    code: 'waiverOfSubrogation',
    grade: 'seen',
    form: 'CG 24 04 05 09',
  }),
  formed('umbrella', 'additionalInsuredOngoing'),
  formed('generalLiability', 'waiverOfSubrogation'),
  singleCase(
    'An endorsement',
    'generalLiability.endorsement.waiverOfSubrogation',
    asking('generalLiability', { endorsements: [{ code: 'waiverOfSubrogation', grade: 'claimed' }] }),
    gl({ endorsements: [{ code: 'waiverOfSubrogation', grade: 'claimed' }] }),
  ),
  singleCase(
    'An endorsement',
    'generalLiability.endorsement.waiverOfSubrogation',
    asking('generalLiability', { endorsements: [{ code: 'waiverOfSubrogation', grade: 'claimed' }] }),
    gl({ endorsements: [{ code: 'waiverOfSubrogation', grade: 'seen' }] }),
  ),
];

const recorded = (further: Said['further'] & object, kind: SourceKind = 'enteredByAgent', form = 'CG 24 04 05 09') =>
  singleCase(
    'What is on record about a form',
    'generalLiability.endorsement.waiverOfSubrogation',
    asking('generalLiability', { endorsements: [{ code: 'waiverOfSubrogation', grade: 'seen' }] }),
    gl({
      further,
      sources: [{ kind, on: '2026-01-02' }],
      endorsements: [{ code: 'waiverOfSubrogation', grade: 'seen', form }],
    }),
  );
const read = (detail: EndorsementDetail) => recorded({ endorsementDetails: { waiverOfSubrogation: detail } });
const waiverOf = (form: string, ...statesListed: string[]) =>
  singleCase(
    'What is on record about a form',
    'workersCompensation.endorsement.waiverOfSubrogation',
    asking('workersCompensation', { endorsements: [{ code: 'waiverOfSubrogation', grade: 'seen' }] }),
    policy('workersCompensation', {
      number: 'WC-3',
      endorsements: [{ code: 'waiverOfSubrogation', grade: 'seen', form }],
      further: { statedValues: statesListed.length === 0 ? {} : { statesListed } },
    }),
  );
const RECORDS: readonly SentenceCase[] = [
  recorded({}),
  recorded({
    documents: [
      {
        documentId: 'scan',
        kind: 'endorsement',
        endorsement: 'waiverOfSubrogation',
        name: 'CG 24 04.pdf',
        uploadedOn: '2026-02-01',
      },
    ],
  }),
  recorded({}, 'typedByInsured'),
  read({ effectiveTo: '2026-03-01' }),
  read({ effectiveFrom: '2026-09-01' }),
  read({ policyNumber: 'GL-7' }),
  read({ namedEntities: ['City of Reno'] }),
  read({ scheduledWaiverOfSubrogation: true }),
  waiverOf('WC 04 03 06'),
  waiverOf('WC 04 03 06', 'NV'),
  waiverOf('WC 00 03 13', 'NJ'),
  waiverOf('WC 00 03 13', 'NJ', 'KY'),
  singleCase(
    'What is on record about a form',
    'generalLiability.endorsement.additionalInsuredOngoing',
    asking('generalLiability', { endorsements: [{ code: 'additionalInsuredOngoing', grade: 'seen' }] }),
    gl({
      endorsements: [{ code: 'additionalInsuredOngoing', grade: 'seen', form: 'CG 20 10 04 13' }],
      further: { endorsementDetails: { additionalInsuredOngoing: { scopes: ['completedOperations'] } } },
    }),
  ),
];

/** A finding that an entry of the requester's own index decides. */
function ownForm(form: string, said: Pick<RequesterForm, 'gives' | 'doesNotGive'>): SentenceCase {
  const requirements = asking('generalLiability', {
    endorsements: [{ code: 'additionalInsuredOngoing', grade: 'seen' }],
  });
  const forms = requesterForms([
    { number: form, editions: [], line: 'generalLiability', title: '', ...said, events: ['entry'] },
  ]);
  const shown = {
    ...provided(gl({ endorsements: [{ code: 'additionalInsuredOngoing', grade: 'seen', form }] })),
    forms,
  };
  return {
    heading: 'An endorsement',
    finding: findingOf(
      assess(compile(requirements), ['asked'], shown, TODAY),
      'generalLiability.endorsement.additionalInsuredOngoing',
    ),
  };
}
const OWN_FORMS: readonly SentenceCase[] = [
  ownForm('ACME-77', { gives: ['AI-ongoing'], doesNotGive: [] }),
  ownForm('ACME-77', { gives: [], doesNotGive: ['AI-ongoing'] }),
];

const PROOF_DAY = '2026-03-04';
const proven = (
  least: LeastProof,
  on: string,
  kind: SourceKind,
  limits: Said['limits'] = { eachOccurrence: 2_000_000 },
) =>
  singleCase(
    'Source and age of a value',
    OCCURRENCE,
    { ...twoMillion, proof: { least, notOlderThan: { count: 6, unit: 'months' } } },
    gl({ limits, sources: [{ kind, on }] }),
    umbrella({ sources: [{ kind, on }] }),
  );
const PROOFS: readonly SentenceCase[] = [
  proven('verifiedByAgent', PROOF_DAY, 'typedByInsured'),
  proven('verifiedByAgent', '2025-03-04', 'verifiedByAgent'),
  proven('verifiedByAgent', '2025-03-04', 'readFromCertificate'),
  proven('agencySystem', PROOF_DAY, 'enteredByAgent', { eachOccurrence: 1_000_000 }),
  singleCase(
    'Source and age of a value',
    'generalLiability.inForce',
    { ...twoMillion, proof: { notOlderThan: { count: 1, unit: 'days' } } },
    gl(),
  ),
  singleCase(
    'Source and age of a value',
    'generalLiability.endorsement.waiverOfSubrogation',
    {
      ...asking('generalLiability', { endorsements: [{ code: 'waiverOfSubrogation', grade: 'claimed' }] }),
      proof: { least: 'typedByInsured' },
    },
    gl({
      endorsements: [{ code: 'waiverOfSubrogation', grade: 'claimed' }],
      sources: [{ kind: 'agencySystem', on: PROOF_DAY }],
    }),
  ),
];

function held(): SentenceCase {
  const { finding } = limit(twoMillion, gl());
  const fix = heldPoliciesThatHelp(compile(twoMillion), provided(gl()), [umbrella()], TODAY).get(OCCURRENCE);
  return { heading: 'A policy that is held and not shared', finding: fix ? { ...finding, fix } : finding };
}

/** Everything that the engine can say, each by an assessment that says it. */
export const SENTENCE_CASES: readonly SentenceCase[] = [
  ...PRESENCE,
  ...LIMITS,
  ...LAYERS,
  ...TRIGGERS,
  ...RATINGS,
  ...UNDER_REVIEW,
  ...ENDORSEMENTS,
  ...RECORDS,
  ...OWN_FORMS,
  ...FURTHER_CASES,
  ...PROOFS,
  held(),
];
