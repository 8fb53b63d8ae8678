import type { CompiledLimit, CompiledRequirements } from '../compliance/compiled.js';
import {
  SIZES,
  STRENGTHS,
  type CoverageLine,
  type LimitCode,
  type Limits,
  type Rating,
} from '../insurance/coverage.js';
import { isUmbrella, UNDERLYING_LINES } from '../insurance/line-facts.js';
import { limitChoicesOf } from '../compliance/limit-choices.js';
import { splitLimitsOf } from '../insurance/split-limits.js';
import type { Requirements } from '../compliance/requirements.js';
import { dollars, type Cents } from '../kernel/money.js';

type Rated = NonNullable<Requirements['rating']>;

/** The rating that is good enough for everybody; null where nobody requires one. */
export function strictestRating(all: readonly Requirements[]): Rating | null {
  const ratings = all.flatMap(({ rating }) =>
    rating === null ? [] : [{ strength: rating.strength, size: rating.size }],
  );
  const [first] = ratings;
  if (first === undefined) return null;
  const stricter = (rating: Rated, other: Rated): Rated => ({
    strength:
      STRENGTHS.indexOf(rating.strength) <= STRENGTHS.indexOf(other.strength) ? rating.strength : other.strength,
    size: SIZES.indexOf(rating.size) >= SIZES.indexOf(other.size) ? rating.size : other.size,
  });
  return ratings.reduce(stricter, first);
}

/** Of a new umbrella: every line that someone requires and that may stand below it. An excess policy stands above umbrellas, never below one. */
export function scheduleOf(line: CoverageLine, all: readonly CompiledRequirements[]): readonly CoverageLine[] {
  if (!isUmbrella(line)) return [];
  const required = new Set(all.flatMap(({ lines }) => lines.map((required) => required.line)));
  return UNDERLYING_LINES.filter((other) => other !== line && other !== 'excessLiability' && required.has(other));
}

/** Whether someone demands that what the policy states comes from an agency system; an umbrella counts for any line. */
export const isFromSystem = (line: CoverageLine, all: readonly CompiledRequirements[]): boolean =>
  all.some(({ lines }) =>
    lines.some((required) => required.proof?.least === 'agencySystem' && (required.line === line || isUmbrella(line))),
  );

/** By limit, how much someone needs: a combined limit in place of split ones, and of two that stand in one row the wider. */
export function limitsFor(
  line: CoverageLine,
  required: readonly (readonly [limit: LimitCode, amount: Cents])[],
): Limits {
  const codes = new Set(required.map(([limit]) => limit));
  const limits: Partial<Record<LimitCode, Cents>> = {};
  for (const [limit, amount] of required) {
    const stated = statedInstead(line, limit, codes);
    limits[stated] = Math.max(limits[stated] ?? 0, amount);
  }
  return limits;
}

function statedInstead(line: CoverageLine, limit: LimitCode, codes: ReadonlySet<LimitCode>): LimitCode {
  const kinds = splitLimitsOf(line);
  if (kinds !== null && kinds.split.includes(limit) && codes.has(kinds.combined)) return kinds.combined;
  const wider = limitChoicesOf(line).find(([base]) => base === limit)?.[1];
  return wider !== undefined && codes.has(wider) ? wider : limit;
}

/** Below this no policy is sold under an umbrella. */
const LEAST_BELOW_UMBRELLA = dollars(1_000_000);

/** How much a limit of a new policy must be at least, with all the help that layers can give. `lean`: what they leave of it. */
export function leastOf(rule: CompiledLimit, lean: Cents): Cents {
  if (rule.lift === null) return rule.atLeast;
  return Math.min(rule.atLeast, Math.max(lean, LEAST_BELOW_UMBRELLA));
}
