import { COVERAGE_LINES, type CoverageLine, type LimitCode } from './coverage.js';
import type { SplitRow } from './line-row.js';
import { LINE_TABLE } from './line-table.js';

type IsSet = (limit: LimitCode) => boolean;

/** The combined limit of a line and the split limits that replace it; null where the line has one kind of limits. */
export const splitLimitsOf = (line: CoverageLine): SplitRow<LimitCode> | null => LINE_TABLE[line].splitLimits;

const SPLIT_LIMITS: readonly SplitRow<LimitCode>[] = COVERAGE_LINES.flatMap((line) => splitLimitsOf(line) ?? []);

/** Of a policy, or of a template: a combined limit and one of its split limits are both set. */
export const hasBothKinds = (isSet: IsSet): boolean =>
  SPLIT_LIMITS.some(({ combined, split }) => isSet(combined) && split.some(isSet));

/** `noneOfEither`: neither kind is there, although either is accepted. `bothKinds`: both are there, although only one may be, whichever is accepted. */
export type KindsProblem = 'noneOfEither' | 'bothKinds';

/**
 * Combined single limit versus split limits [C04]. Split limits are there with at least one of bodily injury per person,
 * bodily injury per accident and property damage. Both at once are invalid; where either is accepted, one of them must be there [C04].
 */
export function kindsProblem(line: CoverageLine, isSet: IsSet, acceptEither: boolean): KindsProblem | null {
  const kinds = splitLimitsOf(line);
  if (kinds === null) return null;
  const [combined, split] = [isSet(kinds.combined), kinds.split.some(isSet)];
  if (combined && split) return 'bothKinds';
  return acceptEither && !combined && !split ? 'noneOfEither' : null;
}

/** The limits that are excluded by those that are set [C04]: once one kind is entered, the other is disabled. */
export const closedLimits = (isSet: IsSet): readonly LimitCode[] =>
  SPLIT_LIMITS.flatMap(({ combined, split }) => {
    if (isSet(combined)) return split;
    return split.some(isSet) ? [combined] : [];
  });

/** Whether a limit is the combined one of its line. */
export const isCombined = (limit: LimitCode): boolean => SPLIT_LIMITS.some(({ combined }) => combined === limit);
