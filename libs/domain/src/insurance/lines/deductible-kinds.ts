import { keysOf } from '../../kernel/record-of.js';

/** What a deductible is stated in. `nothing`: it is complete without a number. */
type DeductibleValue = 'amount' | 'percent' | 'hours' | 'nothing';

interface DeductibleRow {
  /** Stable, never used again. */
  readonly id: number;
  readonly value: DeductibleValue;
}

/**
 * What the insured bears of a loss (reference: deductibles and retentions). A deductible is paid by the insurer and recovered; below a
 * self-insured retention the insured pays first: the two are never taken for each other. Ids are ours.
 */
const TABLE = {
  perOccurrence: { id: 1, value: 'amount' },
  perClaim: { id: 2, value: 'amount' },
  perAccident: { id: 3, value: 'amount' },
  perItem: { id: 4, value: 'amount' },
  perVehicle: { id: 5, value: 'amount' },
  percentOfValue: { id: 6, value: 'percent' },
  percentOfLimit: { id: 7, value: 'percent' },
  percentOfLoss: { id: 8, value: 'percent' },
  waitingHours: { id: 9, value: 'hours' },
  selfInsuredRetention: { id: 10, value: 'amount' },
  retention: { id: 11, value: 'amount' },
  deductibleIncluded: { id: 12, value: 'nothing' },
  noDeductible: { id: 13, value: 'nothing' },
  seeRemarks: { id: 14, value: 'nothing' },
} as const satisfies Readonly<Record<string, DeductibleRow>>;

export type DeductibleKind = keyof typeof TABLE;
export const DEDUCTIBLE_TABLE: Readonly<Record<DeductibleKind, DeductibleRow>> = TABLE;
export const DEDUCTIBLE_KINDS: readonly DeductibleKind[] = keysOf(TABLE);

/** Whether a row is valid with it and without a number [C03]: included, none, a waiting period, see remarks. */
export const isSpecialDeductible = (type: DeductibleKind): boolean =>
  DEDUCTIBLE_TABLE[type].value === 'nothing' || DEDUCTIBLE_TABLE[type].value === 'hours';
