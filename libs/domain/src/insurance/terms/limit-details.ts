import type { LimitCode } from '../line-codes.js';
import type { DeductibleKind } from '../lines/deductible-kinds.js';
import type { ValuationType } from '../lines/valuation-types.js';
import type { BasisPoints } from '../../kernel/basis-points.js';
import type { Cents } from '../../kernel/money.js';

/** What the insured bears of a loss. */
export interface StatedDeductible {
  readonly kind: DeductibleKind;
  /**
   * Cents, basis points or hours, as the kind says; absent where it needs no number.
   * @asType integer
   */
  readonly value?: number;
}

/** What a limit states beside its amount [C03]; absent is not given. */
export interface LimitDetail {
  /** What certificates show; never above the amount. Absent: the amount. */
  readonly displayed?: Cents;
  /** The second limit of a row [C02]. */
  readonly second?: Cents;
  readonly deductible?: StatedDeductible;
  readonly coinsurance?: BasisPoints;
  readonly valuation?: ValuationType;
  readonly valuationAmount?: Cents;
  /** As it is printed where there is no amount: "Included". */
  readonly text?: string;
}
export type LimitDetails = Readonly<Partial<Record<LimitCode, LimitDetail>>>;

/** What a blanket limit covers (ACORD 24; names are ours). */
export const BLANKET_TYPES = [
  'blanketOfBuildings',
  'blanketOfContents',
  'blanketOfBuildingsAndContents',
  'blanketOfIncome',
  'blanketOfAll',
] as const;
export type BlanketType = (typeof BLANKET_TYPES)[number];

/** One limit for several buildings or places together [C05]. */
export interface BlanketLimit {
  /** Unique within the policy, compared without case and outer spaces. */
  readonly number: string;
  readonly type: BlanketType;
  readonly total?: Cents;
  readonly coinsurance?: BasisPoints;
  readonly valuationAmount?: Cents;
  readonly deductible?: StatedDeductible;
}
