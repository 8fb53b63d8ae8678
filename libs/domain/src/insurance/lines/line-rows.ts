import type { LimitFact, LimitRow, LineRow, StandInRow } from '../line-row.js';
import type { LimitCategory } from './limit-categories.js';
import { BOTH_REGIONS } from './regions.js';

type WithDefaults<Row, Defaults> = Omit<Row, keyof Defaults> & Partial<Pick<Row, keyof Defaults & keyof Row>>;

const COMMON = {
  regions: BOTH_REGIONS,
  limitNeeded: true,
  splitLimits: null,
  limitChoices: [],
  formNeedsEdition: true,
  formsOf: null,
  umbrella: false,
  standsFor: {},
  listsVehicles: false,
  aggregateBases: [],
  symbolForms: [],
  statedValues: [],
} as const;

const LIABILITY = {
  ...COMMON,
  trigger: 'stated',
  underlying: true,
  deductibleKinds: ['perOccurrence', 'perClaim', 'selfInsuredRetention', 'noDeductible', 'seeRemarks'],
  valuationTypes: [],
  acordForms: [25],
} as const;

const FIRST_PARTY = {
  ...COMMON,
  trigger: 'occurrence',
  underlying: false,
  deductibleKinds: [
    'perOccurrence',
    'percentOfValue',
    'percentOfLimit',
    'percentOfLoss',
    'waitingHours',
    'deductibleIncluded',
    'noDeductible',
    'seeRemarks',
  ],
  valuationTypes: [
    'replacementCost',
    'actualCashValue',
    'agreedValue',
    'agreedAmount',
    'agreedReplacementCost',
    'functionalReplacementCost',
    'baseValue',
  ],
  acordForms: [24],
} as const;

/** The columns in one order: the engine reads rows for every limit, which is faster where all of them have the same shape. */
const inOrder = <Limit extends string, Endorsement extends string>(
  row: LineRow<Limit, Endorsement>,
): LineRow<Limit, Endorsement> => ({
  id: row.id,
  category: row.category,
  regions: row.regions,
  limits: row.limits,
  limitNeeded: row.limitNeeded,
  splitLimits: row.splitLimits,
  limitChoices: row.limitChoices,
  endorsements: row.endorsements,
  formNeedsEdition: row.formNeedsEdition,
  formsOf: row.formsOf,
  trigger: row.trigger,
  underlying: row.underlying,
  umbrella: row.umbrella,
  standsFor: row.standsFor,
  listsVehicles: row.listsVehicles,
  coverageTypes: row.coverageTypes,
  aggregateBases: row.aggregateBases,
  symbolForms: row.symbolForms,
  statedValues: row.statedValues,
  deductibleKinds: row.deductibleKinds,
  valuationTypes: row.valuationTypes,
  acordForms: row.acordForms,
});

/** What each policy states that certificates show as occurrence or claims-made, and that has an aggregate (decision 67). */
export const LIABILITY_TERMS = ['aggregateSharing', 'extendedReporting'] as const;

/** A policy of any line may be endorsed so that its insurer gives notice before it cancels; each insurer has its own form. */
const NOTICE = { noticeOfCancellation: { form: null, scope: 'notice' } } as const;
export const NOTICE_ENDORSEMENT = 'noticeOfCancellation' satisfies keyof typeof NOTICE;

/** A line that pays what others are owed: certificate ACORD 25, trigger stated, below umbrellas, no valuation. */
export const liabilityLine = <Limit extends string, Endorsement extends string>(
  row: WithDefaults<LineRow<Limit, Endorsement>, typeof LIABILITY>,
): LineRow<Limit, Endorsement | keyof typeof NOTICE> =>
  inOrder({ ...LIABILITY, ...row, endorsements: { ...row.endorsements, ...NOTICE } });

/** A line that pays the insured's own loss: certificate ACORD 24, no trigger, not below umbrellas, with a valuation. */
export const firstPartyLine = <Limit extends string, Endorsement extends string>(
  row: WithDefaults<LineRow<Limit, Endorsement>, typeof FIRST_PARTY>,
): LineRow<Limit, Endorsement | keyof typeof NOTICE> =>
  inOrder({ ...FIRST_PARTY, ...row, endorsements: { ...row.endorsements, ...NOTICE } });

/** A policy that answers for another line as a whole. */
export const standIn = <const Limit extends string>(
  limits: Readonly<Record<string, Limit>>,
  change: Partial<Omit<StandInRow, 'limits'>> = {},
): StandInRow<Limit> => ({ limits, autos: null, beside: false, once: false, ...change });

type Change = Partial<Omit<LimitRow, 'id' | 'category' | 'carries'>>;
const limit =
  (carries: readonly LimitFact[]) =>
  (id: number, category: LimitCategory, change: Change = {}): LimitRow => ({
    id,
    category,
    carries,
    lift: null,
    regions: BOTH_REGIONS,
    ...change,
  });

/** A limit of liability: an amount, with a deductible or retention. */
export const liabilityLimit = limit(['deductible']);
/** A limit of which the amount is all that is stated. */
export const bareLimit = limit([]);
/** A limit on the insured's own goods: with deductible, coinsurance and valuation. */
export const valuedLimit = limit(['deductible', 'coinsurance', 'valuation', 'secondAmount']);
/** A limit on the insured's own loss that has no value to insure: time element, crime, expenses. */
export const lossLimit = limit(['deductible', 'coinsurance', 'secondAmount']);
