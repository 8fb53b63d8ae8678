import { ONE_PERCENT, WHOLE, type BasisPoints } from '../kernel/basis-points.js';
import { hasNumber, PROPERTY_LIMIT_TABLE, type PropertyLimit } from './property-limit.js';

/** Whether a row may be saved [C06]. In Canada a type of the category is enough. */
export function isLimitValid(row: PropertyLimit, country: string): boolean {
  const types: readonly string[] = PROPERTY_LIMIT_TABLE[row.category];
  return types.includes(row.type) && fitsItsTypes(row) && (country === 'CA' || statesSomething(row));
}

/** An amount needs the type that says what it is; percents are whole and at most 100. */
function fitsItsTypes({ valuation, valuationAmount, deductibleType, deductible, coinsurance }: PropertyLimit): boolean {
  if (valuation === null && valuationAmount !== null) return false;
  if (deductible !== null && (deductibleType === null || !hasNumber(deductibleType))) return false;
  return isPercent(coinsurance) && (deductibleType !== 'percent' || isPercent(deductible));
}

function statesSomething({
  amount,
  secondAmount,
  coinsurance,
  valuationAmount,
  deductible,
  deductibleType,
}: PropertyLimit): boolean {
  const special = deductibleType !== null && !hasNumber(deductibleType);
  return special || [amount, secondAmount, coinsurance, valuationAmount, deductible].some((value) => (value ?? 0) > 0);
}

const isPercent = (value: BasisPoints | null): boolean =>
  value === null || (value >= 0 && value <= WHOLE && value % ONE_PERCENT === 0);
