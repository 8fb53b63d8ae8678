import type { LimitRequirement, Requirements } from '@covertrail/domain/compliance/requirements';
import type { CoverageLine, LimitCode } from '@covertrail/domain/insurance/coverage';
import type { Cents } from '@covertrail/domain/kernel/money';

/** A limit that a template requires of a line. */
export interface RequiredLimit extends LimitRequirement {
  readonly line: CoverageLine;
}

/** Amounts that were entered, by `limitKey`; null where a field is empty. */
export type EnteredAmounts = Readonly<Record<string, Cents | null>>;

export const limitKey = ({ line, limit }: { readonly line: CoverageLine; readonly limit: LimitCode }): string =>
  `${line}-${limit}`;

/** All required limits, in the order of the template [C02]. */
export const limitsOf = ({ lines }: Requirements): readonly RequiredLimit[] =>
  lines.flatMap(({ line, limits }) => limits.map((limit) => ({ line, ...limit })));

/** The requirements with the entered amounts; null where an amount is missing or zero. */
export function withAmounts(requirements: Requirements, entered: EnteredAmounts): Requirements | null {
  if (Object.values(entered).some((amount) => amount === null || amount <= 0)) return null;
  const lines = requirements.lines.map((required) => ({
    ...required,
    limits: required.limits.map((limit) => ({
      ...limit,
      atLeast: entered[limitKey({ line: required.line, limit: limit.limit })] ?? limit.atLeast,
    })),
  }));
  return { ...requirements, lines };
}

/** How many amounts differ from those of the template. */
export const changedAmounts = (requirements: Requirements, entered: EnteredAmounts): number =>
  limitsOf(requirements).filter((limit) => {
    const amount = entered[limitKey(limit)];
    return amount !== undefined && amount !== limit.atLeast;
  }).length;
