import {
  hasNumber,
  type DeductibleType,
  type PropertyLimit,
  type PropertyLimitCategory,
  type PropertyLimitType,
  type Valuation,
} from '@covertrail/domain/fields/property-limit';
import { isLimitValid } from '@covertrail/domain/fields/property-limit-rules';

/** A limit row while it is filled in: category and type may still be missing. */
export interface LimitDraft extends Omit<PropertyLimit, 'category' | 'type'> {
  readonly category: PropertyLimitCategory | '';
  readonly type: PropertyLimitType | '';
}

export const EMPTY_LIMIT: LimitDraft = {
  category: '',
  type: '',
  amount: null,
  secondAmount: null,
  coinsurance: null,
  valuation: null,
  valuationAmount: null,
  deductibleType: null,
  deductible: null,
};

const isWhole = (row: LimitDraft): row is PropertyLimit => row.category !== '' && row.type !== '';

/** Whether every row may be saved. */
export const areLimitsValid = (rows: readonly LimitDraft[], country: string): boolean =>
  rows.every((row) => isWhole(row) && isLimitValid(row, country));

/** The rows that can be sent; `areLimitsValid` has found them all. */
export const wholeLimits = (rows: readonly LimitDraft[]): PropertyLimit[] => rows.filter(isWhole);

/** Changing the category clears the limit type; changing a type clears its amount [C06]. */
export const withCategory = (row: LimitDraft, category: LimitDraft['category']): LimitDraft => ({
  ...row,
  category,
  type: '',
});
export const withValuation = (row: LimitDraft, valuation: Valuation | null): LimitDraft => ({
  ...row,
  valuation,
  valuationAmount: null,
});
export const withDeductibleType = (row: LimitDraft, deductibleType: DeductibleType | null): LimitDraft => ({
  ...row,
  deductibleType,
  deductible: null,
});

/** An empty number is no blanket. */
export const withBlanket = ({ blanket: _before, ...row }: LimitDraft, number: string): LimitDraft =>
  number === '' ? row : { ...row, blanket: number };

/** Which parts of a row are open: each needs the one before it [C06]. */
export const openParts = ({ category, type, valuation, deductibleType }: LimitDraft) => ({
  type: category !== '',
  amounts: type !== '',
  valuationAmount: valuation !== null,
  deductible: deductibleType !== null && hasNumber(deductibleType),
});

export const choices = <Value extends string>(values: readonly Value[], names: Readonly<Record<Value, string>>) =>
  values.map((value) => ({ value, text: names[value] }));
