import {
  DEDUCTIBLE_TYPES,
  hasNumber,
  PROPERTY_LIMIT_CATEGORIES,
  PROPERTY_LIMIT_TABLE,
  PROPERTY_LIMIT_TYPES,
  VALUATIONS,
  type PropertyLimit,
} from '@covertrail/domain/fields/property-limit';
import { ONE_PERCENT } from '@covertrail/domain/kernel/basis-points';
import { dollars } from '@covertrail/domain/kernel/money';
import {
  DEDUCTIBLE_TYPE_NAMES,
  PROPERTY_LIMIT_CATEGORY_NAMES,
  PROPERTY_LIMIT_NAMES,
  VALUATION_NAMES,
} from '@covertrail/wording/location/location.labels';
import { foldedText } from '@covertrail/platform/read-store/folded-text';
import type { LocationColumn } from './location-columns.js';

type Cells = Readonly<Record<LocationColumn, string>>;
type LimitCells = Pick<
  Cells,
  | 'category'
  | 'type'
  | 'amount'
  | 'secondAmount'
  | 'coinsurance'
  | 'valuation'
  | 'valuationAmount'
  | 'deductibleType'
  | 'deductible'
  | 'blanket'
>;

/** The limit of a row, null where the row states none; undefined where a cell cannot be understood. */
export function limitOf(cells: LimitCells): PropertyLimit | null | undefined {
  if (LIMIT_KEYS.every((key) => cells[key] === '')) return null;
  const type = named(PROPERTY_LIMIT_TYPES, PROPERTY_LIMIT_NAMES, cells.type);
  const category =
    cells.category === '' && type
      ? categoryOf(type)
      : named(PROPERTY_LIMIT_CATEGORIES, PROPERTY_LIMIT_CATEGORY_NAMES, cells.category);
  const deductibleType = named(DEDUCTIBLE_TYPES, DEDUCTIBLE_TYPE_NAMES, cells.deductibleType);
  const row = {
    category,
    type,
    deductibleType,
    amount: centsIn(cells.amount),
    secondAmount: centsIn(cells.secondAmount),
    coinsurance: shareIn(cells.coinsurance),
    valuation: named(VALUATIONS, VALUATION_NAMES, cells.valuation),
    valuationAmount: centsIn(cells.valuationAmount),
    deductible: deductibleType === 'percent' ? shareIn(cells.deductible) : centsIn(cells.deductible),
  };
  if (!isUnderstood(row)) return undefined;
  return cells.blanket === '' ? row : { ...row, blanket: cells.blanket };
}

/** A limit as the cells of a row. */
export const limitCells = (row: PropertyLimit) => ({
  category: PROPERTY_LIMIT_CATEGORY_NAMES[row.category],
  type: PROPERTY_LIMIT_NAMES[row.type],
  amount: inDollars(row.amount),
  secondAmount: inDollars(row.secondAmount),
  coinsurance: inPercent(row.coinsurance),
  valuation: row.valuation === null ? null : VALUATION_NAMES[row.valuation],
  valuationAmount: inDollars(row.valuationAmount),
  deductibleType: row.deductibleType === null ? null : DEDUCTIBLE_TYPE_NAMES[row.deductibleType],
  deductible:
    row.deductibleType !== null && hasNumber(row.deductibleType) && row.deductibleType === 'percent'
      ? inPercent(row.deductible)
      : inDollars(row.deductible),
  blanket: row.blanket ?? null,
});

const LIMIT_KEYS = [
  'category',
  'type',
  'amount',
  'secondAmount',
  'coinsurance',
  'valuation',
  'valuationAmount',
  'deductibleType',
  'deductible',
  'blanket',
] as const;

const inDollars = (cents: number | null): number | null => (cents === null ? null : cents / 100);
const inPercent = (share: number | null): number | null => (share === null ? null : share / ONE_PERCENT);

const categoryOf = (type: PropertyLimit['type']): PropertyLimit['category'] | undefined =>
  PROPERTY_LIMIT_CATEGORIES.find((category) => PROPERTY_LIMIT_TABLE[category].some((listed) => listed === type));

type Understood<Row> = { [Key in keyof Row]: Exclude<Row[Key], undefined> } & Pick<PropertyLimit, 'category' | 'type'>;

const isUnderstood = <Row extends { readonly category: unknown; readonly type: unknown }>(
  row: Row,
): row is Row & Understood<Row> =>
  Object.values(row).every((value) => value !== undefined) && row.category !== null && row.type !== null;

/** By its name or its code; null for an empty text, undefined for another. */
function named<Code extends string>(
  codes: readonly Code[],
  names: Readonly<Record<Code, string>>,
  text: string,
): Code | null | undefined {
  if (text === '') return null;
  return codes.find((code) => [code, names[code]].some((spelling) => foldedText(spelling) === foldedText(text)));
}

/** `$2,500,000` or `2500000.00`, in cents. */
function centsIn(text: string): number | null | undefined {
  const digits = text.replaceAll(/[$,\s]/g, '');
  if (digits === '') return null;
  return /^\d{1,13}(\.\d{1,2})?$/.test(digits) ? dollars(Number(digits)) : undefined;
}

/** `90%` or `90`, in basis points. */
function shareIn(text: string): number | null | undefined {
  const digits = text.replaceAll(/[%\s]/g, '');
  if (digits === '') return null;
  return /^\d{1,3}$/.test(digits) ? Number(digits) * ONE_PERCENT : undefined;
}
