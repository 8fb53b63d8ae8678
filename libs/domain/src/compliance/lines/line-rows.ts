import type { LimitFact, LimitRow, LineRow } from '../line-row.js';
import type { LimitCategory } from './limit-categories.js';
import { BOTH_REGIONS } from './regions.js';

type WithDefaults<Row, Defaults> = Omit<Row, keyof Defaults> & Partial<Pick<Row, keyof Defaults & keyof Row>>;

const COMMON = {
  regions: BOTH_REGIONS, limitNeeded: true, splitLimits: null, formNeedsEdition: true, formsOf: null, umbrella: false,
  aggregateBases: [], symbolForms: [], statedValues: [],
} as const;

const LIABILITY = {
  ...COMMON, trigger: 'stated', underlying: true, deductibleKinds: ['perOccurrence', 'perClaim', 'selfInsuredRetention', 'noDeductible', 'seeRemarks'],
  valuationTypes: [], acordForms: [25],
} as const;

const FIRST_PARTY = {
  ...COMMON, trigger: 'occurrence', underlying: false,
  deductibleKinds: ['perOccurrence', 'percentOfValue', 'percentOfLimit', 'percentOfLoss', 'waitingHours', 'deductibleIncluded', 'noDeductible', 'seeRemarks'],
  valuationTypes: ['replacementCost', 'actualCashValue', 'agreedValue', 'agreedAmount', 'agreedReplacementCost', 'functionalReplacementCost', 'baseValue'],
  acordForms: [24],
} as const;

/** A line that pays what others are owed: certificate ACORD 25, trigger stated, below umbrellas, no valuation. */
export const liabilityLine = <Limit extends string, Endorsement extends string>(
  row: WithDefaults<LineRow<Limit, Endorsement>, typeof LIABILITY>,
): LineRow<Limit, Endorsement> => ({ ...LIABILITY, ...row });

/** A line that pays the insured's own loss: certificate ACORD 24, no trigger, not below umbrellas, with a valuation. */
export const firstPartyLine = <Limit extends string, Endorsement extends string>(
  row: WithDefaults<LineRow<Limit, Endorsement>, typeof FIRST_PARTY>,
): LineRow<Limit, Endorsement> => ({ ...FIRST_PARTY, ...row });

type Change = Partial<Omit<LimitRow, 'id' | 'category' | 'carries'>>;
const limit = (carries: readonly LimitFact[]) => (id: number, category: LimitCategory, change: Change = {}): LimitRow =>
  ({ id, category, carries, lift: null, regions: BOTH_REGIONS, ...change });

/** A limit of liability: an amount, with a deductible or retention. */
export const liabilityLimit = limit(['deductible']);
/** A limit of which the amount is all that is stated. */
export const bareLimit = limit([]);
/** A limit on the insured's own goods: with deductible, coinsurance and valuation. */
export const valuedLimit = limit(['deductible', 'coinsurance', 'valuation', 'secondAmount']);
/** A limit on the insured's own loss that has no value to insure: time element, crime, expenses. */
export const lossLimit = limit(['deductible', 'coinsurance', 'secondAmount']);
