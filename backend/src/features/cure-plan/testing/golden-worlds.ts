import type { CoverageLine, EndorsementCode, Limits } from '@covertrail/domain/insurance/coverage';
import type { LineRequirements, Requirements } from '@covertrail/domain/compliance/requirements';
import { dollars } from '@covertrail/domain/kernel/money';
import type { StatedTerms } from '@covertrail/domain/insurance/terms/policy-terms';
import { SUMMIT } from '#testing/terms';

/** An insurer that is rated too low for those who ask for a rating. */
export const LOWLAND = {
  carrierId: '0c000000-0000-4000-8000-000000000002',
  name: 'Lowland Mutual',
  naic: '54321',
} as const;

type HeldState = 'verified' | 'unverified' | 'rejected' | 'canceled';

/** A policy that the supplier of a world holds. Amounts in cents; its number is that of the world with its place. */
export interface HeldPolicy {
  readonly line: CoverageLine;
  readonly terms: Partial<StatedTerms>;
  readonly standing?: HeldState;
  /** Not shown to anybody. */
  readonly unshared?: true;
}

/** A supplier with policies before one or two requesters, each with the lines that its template requires. */
export interface GoldenWorld {
  readonly name: string;
  readonly templates: readonly Pick<Requirements, 'lines' | 'rating' | 'umbrellaMode'>[];
  readonly held: readonly HeldPolicy[];
  /** What the first requester decided about rules. */
  readonly decided?: { readonly decision: 'accepted' | 'denied'; readonly rules: readonly string[] };
}

const wholeLimits = (limits: Limits): Limits =>
  Object.fromEntries(Object.entries(limits).map(([code, whole]) => [code, dollars(whole)]));
const held = (
  line: CoverageLine,
  limits: Limits,
  terms: Partial<StatedTerms> = {},
  other: Pick<HeldPolicy, 'standing' | 'unshared'> = {},
): HeldPolicy => ({ line, terms: { limits: wholeLimits(limits), ...terms }, ...other });
const general = (terms: Partial<StatedTerms> = {}, other: Pick<HeldPolicy, 'standing' | 'unshared'> = {}): HeldPolicy =>
  held('generalLiability', { eachOccurrence: 1_000_000, generalAggregate: 2_000_000 }, terms, other);
const auto = (
  limits: Limits = { combinedSingleLimit: 1_000_000 },
  terms: Partial<StatedTerms> = {},
  other: Pick<HeldPolicy, 'unshared'> = {},
): HeldPolicy => held('automobile', limits, { trigger: null, ...terms }, other);
const umbrella = (
  whole: number,
  schedule: readonly CoverageLine[] | null,
  terms: Partial<StatedTerms> = {},
): HeldPolicy => held('umbrella', { umbrellaEachOccurrence: whole }, { schedule, ...terms });
const excess = (
  whole: number,
  attachmentPoint: number | null,
  schedule: readonly CoverageLine[] = ['generalLiability'],
): HeldPolicy =>
  held(
    'excessLiability',
    { excessEachOccurrence: whole },
    { schedule, statedValues: attachmentPoint === null ? {} : { attachmentPoint: dollars(attachmentPoint) } },
  );

const asks = (
  limits: Limits,
  further: Partial<LineRequirements> = {},
  line: CoverageLine = 'generalLiability',
  tower = false,
): LineRequirements => ({
  line,
  endorsements: [],
  ...further,
  limits: (Object.keys(limits) as (keyof Limits)[]).map((limit) => ({
    limit,
    atLeast: dollars(limits[limit] ?? 0),
    tower,
  })),
});
const template = (...lines: LineRequirements[]) => ({ lines, rating: null, umbrellaMode: 'separate' as const });
const tower = (eachOccurrence: number) => template(asks({ eachOccurrence }, {}, 'generalLiability', true));
const endorsed = (code: EndorsementCode) =>
  template(asks({ eachOccurrence: 1_000_000 }, { endorsements: [{ code, grade: 'seen' }] }));
const ENDED = { period: { effectiveOn: '2025-07-01', expiresOn: '2026-07-01' } };
const ONE = template(asks({ eachOccurrence: 1_000_000 }));
const TWO = template(asks({ eachOccurrence: 2_000_000 }));
const OCCURRENCE = 'generalLiability.limit.eachOccurrence';
const both = template(asks({ eachOccurrence: 2_000_000, generalAggregate: 4_000_000 }));

export const GOLDEN_WORLDS: readonly GoldenWorld[] = [
  { name: 'a limit that is short', templates: [TWO], held: [general()] },
  { name: 'two limits that are short', templates: [both], held: [general()] },
  {
    name: 'a limit that was not given',
    templates: [ONE],
    held: [general({ limits: { generalAggregate: dollars(2_000_000) } })],
  },
  { name: 'an endorsement that is missing', templates: [endorsed('additionalInsuredOngoing')], held: [general()] },
  {
    name: 'an endorsement that is only claimed',
    templates: [endorsed('waiverOfSubrogation')],
    held: [general({ endorsements: [{ code: 'waiverOfSubrogation', grade: 'claimed' }] })],
  },
  {
    name: 'a form of another endorsement',
    templates: [endorsed('additionalInsuredOngoing')],
    held: [general({ endorsements: [{ code: 'additionalInsuredOngoing', grade: 'seen', form: 'CG 24 04 05 09' }] })],
  },
  { name: 'a policy that ended', templates: [ONE], held: [general(ENDED)] },
  { name: 'a policy that was canceled', templates: [ONE], held: [general({}, { standing: 'canceled' })] },
  { name: 'a policy that was not verified', templates: [ONE], held: [general({}, { standing: 'unverified' })] },
  { name: 'a policy that was rejected', templates: [ONE], held: [general({}, { standing: 'rejected' })] },
  {
    name: 'a policy that was not shared',
    templates: [
      template(asks({ eachOccurrence: 1_000_000 }), asks({ combinedSingleLimit: 1_000_000 }, {}, 'automobile')),
    ],
    held: [general(), auto({ combinedSingleLimit: 1_000_000 }, {}, { unshared: true })],
  },
  {
    name: 'a line without a policy',
    templates: [
      template(asks({ eachOccurrence: 1_000_000 }), asks({ combinedSingleLimit: 1_000_000 }, {}, 'automobile')),
    ],
    held: [general()],
  },
  {
    name: 'an umbrella without the line on its schedule',
    templates: [tower(3_000_000)],
    held: [general(), umbrella(2_000_000, ['automobile'])],
  },
  {
    name: 'an umbrella without its schedule',
    templates: [tower(3_000_000)],
    held: [general(), umbrella(2_000_000, null)],
  },
  { name: 'a layer above a gap', templates: [tower(6_000_000)], held: [general(), excess(5_000_000, 5_000_000)] },
  {
    name: 'a layer beside another one',
    templates: [tower(7_000_000)],
    held: [general(), umbrella(1_000_000, ['generalLiability']), excess(5_000_000, null)],
  },
  {
    name: 'an umbrella that is short',
    templates: [
      template(
        asks({ eachOccurrence: 1_000_000 }),
        asks({ umbrellaEachOccurrence: 5_000_000 }, { underlying: [] }, 'umbrella'),
      ),
    ],
    held: [general(), umbrella(2_000_000, ['generalLiability'])],
  },
  {
    name: 'a retroactive date that is too late',
    templates: [
      template(asks({ eachOccurrence: 1_000_000 }, { trigger: { kind: 'claimsMade', retroactiveBy: '2020-01-01' } })),
    ],
    held: [general({ trigger: 'claimsMade', retroactiveOn: '2023-01-01' })],
  },
  {
    name: 'a trigger that was not given',
    templates: [template(asks({ eachOccurrence: 1_000_000 }, { trigger: { kind: 'occurrence' } }))],
    held: [general({ trigger: null })],
  },
  {
    name: 'claims-made where occurrence is required',
    templates: [template(asks({ eachOccurrence: 1_000_000 }, { trigger: { kind: 'occurrence' } }))],
    held: [general({ trigger: 'claimsMade', retroactiveOn: '2023-01-01' })],
  },
  {
    name: 'an insurer that is rated too low',
    templates: [{ ...ONE, rating: { strength: 'A-', size: 'VII' } }],
    held: [general({ carrier: LOWLAND })],
  },
  {
    name: 'auto symbols that are missing',
    templates: [
      template(
        asks({ combinedSingleLimit: 1_000_000 }, { symbols: { mode: 'all', symbols: [2, 8, 9] } }, 'automobile'),
      ),
    ],
    held: [auto({ combinedSingleLimit: 1_000_000 }, { autoSymbols: [7] })],
  },
  {
    name: 'a notice of cancellation that is too short',
    templates: [template(asks({ eachOccurrence: 1_000_000 }, { cancellationNotice: { days: 30 } }))],
    held: [
      general({
        endorsements: [{ code: 'noticeOfCancellation', grade: 'seen' }],
        endorsementDetails: { noticeOfCancellation: { noticeDays: 10, blanketNotice: true } },
      }),
    ],
  },
  {
    name: 'a deductible that is too high',
    templates: [
      template(
        asks(
          { eachOccurrence: 1_000_000 },
          {
            limitTerms: [
              {
                limit: 'eachOccurrence',
                deductible: { atMost: dollars(5_000), unit: 'amount', retentionAccepted: false, approval: false },
              },
            ],
          },
        ),
      ),
    ],
    held: [
      general({ limitDetails: { eachOccurrence: { deductible: { kind: 'perOccurrence', value: dollars(25_000) } } } }),
    ],
  },
  {
    name: 'split limits that are not accepted',
    templates: [template(asks({ combinedSingleLimit: 1_000_000 }, {}, 'automobile'))],
    held: [auto({ bodilyInjuryPerAccident: 1_000_000, propertyDamage: 1_000_000 })],
  },
  {
    name: 'split limits for review',
    templates: [template(asks({ combinedSingleLimit: 1_000_000 }, { acceptCslOrSplit: true }, 'automobile'))],
    held: [auto({ bodilyInjuryPerAccident: 1_000_000, propertyDamage: 1_500_000 })],
  },
  {
    name: 'something excluded',
    templates: [template(asks({ eachOccurrence: 1_000_000 }, { exclusions: 'decline' }))],
    held: [general({ exclusion: { excluded: true, comment: 'Work on roofs' } })],
  },
  {
    name: 'an exception for one of two limits',
    templates: [both],
    held: [general()],
    decided: { decision: 'accepted', rules: [OCCURRENCE] },
  },
  {
    name: 'an exception that was denied',
    templates: [TWO],
    held: [general()],
    decided: { decision: 'denied', rules: [OCCURRENCE] },
  },
  {
    name: 'two requesters that ask for different limits',
    templates: [TWO, template(asks({ eachOccurrence: 3_000_000 }))],
    held: [general()],
  },
  {
    name: 'two requesters that ask for different endorsements',
    templates: [endorsed('additionalInsuredOngoing'), endorsed('waiverOfSubrogation')],
    held: [general({ carrier: SUMMIT })],
  },
];
