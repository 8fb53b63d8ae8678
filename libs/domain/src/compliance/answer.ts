import type { CalendarDate } from '../kernel/dates.js';
import { compareOutcomes, worseOf } from './compare-outcomes.js';
import type { CompiledLine } from './compiled.js';
import type { ProvidedPolicy } from '../insurance/coverage.js';
import type { Outcome } from './finding.js';
import { evaluateFor } from './answer-rule.js';
import { evaluateInForce } from './evaluate-rule.js';
import type { LineWorld } from './line-world.js';
import { rulesFor } from './may-answer.js';
import { answers, coverEndsOn, isLapse, presenceOf } from './rules/presence.js';

/**
 * The policy that is evaluated for a line. If policies are in force: the one whose worst finding is best, then one that is
 * verified, then one of the line itself, then the one with fewer findings of the worse kinds, then the one that lacks less money in sum, then the first id.
 * Policies are never mixed: limits of one and endorsements of another give no protection. If none is in force, the one that
 * explains why: a rejected one, else the one that lapsed last, else the one that begins first. A future policy never hides one
 * that ended. Null: there is none.
 */
export function answerIn(required: CompiledLine, world: LineWorld, day: CalendarDate): ProvidedPolicy | null {
  const { candidates } = world;
  if (candidates.length < 2) return candidates[0] ?? null;
  const inForce = candidates.filter((policy) => answers(policy, day));
  if (inForce.length === 0) return explaining(ownFirst(required, candidates), day);
  if (inForce.length === 1) return inForce[0] ?? null;
  return best(required, inForce, world, day);
}

/** Without those of other lines where there are own ones. */
function ownFirst({ line }: CompiledLine, candidates: readonly ProvidedPolicy[]): readonly ProvidedPolicy[] {
  const own = candidates.filter((policy) => policy.line === line);
  return own.length > 0 ? own : candidates;
}

function explaining(candidates: readonly ProvidedPolicy[], day: CalendarDate): ProvidedPolicy | null {
  const rejected = candidates.filter((policy) => presenceOf(policy, day) === 'POLICY.REJECTED');
  const lapsed = candidates.filter((policy) => isLapse(presenceOf(policy, day)));
  if (rejected.length + lapsed.length > 0) {
    return first(rejected.length > 0 ? rejected : lapsed, (policy, other) => coverEndsOn(policy) > coverEndsOn(other));
  }
  return first(candidates, (policy, other) => policy.period.value.effectiveOn < other.period.value.effectiveOn);
}

function first<Item>(items: readonly Item[], comesBefore: (item: Item, other: Item) => boolean): Item | null {
  let found: Item | null = null;
  for (const item of items) if (found === null || comesBefore(item, found)) found = item;
  return found;
}

/** How well a policy in force meets all requirements of its line. */
interface RankedPolicy {
  readonly policy: ProvidedPolicy;
  readonly worst: Outcome;
  readonly presence: Outcome;
  /** Whether it is of the line itself. */
  readonly isOwn: boolean;
  readonly fails: number;
  readonly unknowns: number;
  readonly reviews: number;
  /** Cents, over all limits that are short. */
  readonly short: number;
}

const best = (
  required: CompiledLine,
  inForce: readonly ProvidedPolicy[],
  world: LineWorld,
  day: CalendarDate,
): ProvidedPolicy | null =>
  first(
    inForce.map((policy) => standingOf(required, policy, world, day)),
    isBetter,
  )?.policy ?? null;

function standingOf(
  requiredLine: CompiledLine,
  policy: ProvidedPolicy,
  world: LineWorld,
  day: CalendarDate,
): RankedPolicy {
  const presence = evaluateInForce(requiredLine, policy, day).outcome;
  const counts = { pass: 0, review: 0, unknown: 0, fail: 0 };
  let worst = presence;
  let short = 0;
  for (const rule of rulesFor(requiredLine, policy)) {
    const { outcome, required, available } = evaluateFor(requiredLine, rule, policy, world, day);
    worst = worseOf(worst, outcome);
    counts[outcome] += 1;
    if (outcome === 'fail' && required !== undefined) short += required - (available ?? 0);
  }
  return {
    policy,
    worst,
    presence,
    isOwn: policy.line === requiredLine.line,
    fails: counts.fail,
    unknowns: counts.unknown,
    reviews: counts.review,
    short,
  };
}

function isBetter(ranked: RankedPolicy, other: RankedPolicy): boolean {
  const byWorst = compareOutcomes(ranked.worst, other.worst) || compareOutcomes(ranked.presence, other.presence);
  if (byWorst !== 0) return byWorst > 0;
  if (ranked.isOwn !== other.isOwn) return ranked.isOwn;
  const byDistance =
    ranked.fails - other.fails ||
    ranked.unknowns - other.unknowns ||
    ranked.reviews - other.reviews ||
    ranked.short - other.short;
  return byDistance < 0;
}
