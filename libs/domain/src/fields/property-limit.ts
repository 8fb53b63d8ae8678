import type { ValuationType } from '../insurance/lines/valuation-types.js';
import { keysOf } from '../kernel/record-of.js';
import type { Cents } from '../kernel/money.js';
import type { BasisPoints } from '../kernel/basis-points.js';

/**
 * The types of limit of each category (ACORD 24, property section; ids and names are ours). Why they are not the
 * limits of the lines: `docs/reference-data.md`, limits of locations and buildings.
 */
export const PROPERTY_LIMIT_TABLE = {
  building: ['buildingCoverage', 'ordinanceOrLaw', 'tenantImprovements'],
  personalProperty: ['businessPersonalProperty', 'propertyOfOthers', 'stock', 'electronicEquipment'],
  timeElement: ['businessIncome', 'businessIncomeWithExtraExpense', 'extraExpense', 'rentalValue'],
  peril: ['wind', 'flood', 'earthquake'],
  equipmentBreakdown: ['equipmentBreakdownLimit', 'spoilage'],
  crime: ['employeeTheft', 'moneyAndSecurities'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type PropertyLimitCategory = keyof typeof PROPERTY_LIMIT_TABLE;
export type PropertyLimitType = (typeof PROPERTY_LIMIT_TABLE)[PropertyLimitCategory][number];
/** In the order in which screens show them. */
export const PROPERTY_LIMIT_CATEGORIES: readonly PropertyLimitCategory[] = keysOf(PROPERTY_LIMIT_TABLE);
export const PROPERTY_LIMIT_TYPES: readonly PropertyLimitType[] = PROPERTY_LIMIT_CATEGORIES.flatMap(
  (category) => PROPERTY_LIMIT_TABLE[category],
);

/** How a loss is valued: those of a policy that ACORD 24 prints for a location. */
export const VALUATIONS = [
  'replacementCost',
  'actualCashValue',
  'agreedValue',
  'functionalReplacementCost',
  'marketValue',
] as const satisfies readonly ValuationType[];
export type Valuation = (typeof VALUATIONS)[number];

/** `amount` is counted in cents, `percent` in basis points; the others are valid without a number. */
export const DEDUCTIBLE_TYPES = ['amount', 'percent', 'included', 'none', 'waitingPeriod', 'seeRemarks'] as const;
export type DeductibleType = (typeof DEDUCTIBLE_TYPES)[number];

/** Whether a deductible of this type has a number. */
export const hasNumber = (type: DeductibleType): boolean => type === 'amount' || type === 'percent';

/** One row of limits of a location or building [C06]. Null is a value that was not given. */
export interface PropertyLimit {
  readonly category: PropertyLimitCategory;
  readonly type: PropertyLimitType;
  readonly amount: Cents | null;
  /** The second limit of a row [C06]. */
  readonly secondAmount: Cents | null;
  readonly coinsurance: BasisPoints | null;
  readonly valuation: Valuation | null;
  readonly valuationAmount: Cents | null;
  readonly deductibleType: DeductibleType | null;
  /** Cents or basis points, as `deductibleType` says. */
  readonly deductible: number | null;
  /** The number of the blanket of its policy that it shares [C05]. Absent: it shares none. */
  readonly blanket?: string;
}
