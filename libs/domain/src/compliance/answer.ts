import type { CalendarDate } from '../kernel/dates.js';
import { compareOutcomes, worseOf } from './compare-outcomes.js';
import type { CompiledLine } from './compile.js';
import type { ProvidedPolicy } from './coverage.js';
import type { Outcome } from './finding.js';
import { judge } from './judge.js';
import type { LineWorld } from './line-world.js';
import { answers, coverEndsOn, judgePresence, presenceOf } from './rules/presence.js';

/**
 * The policy that speaks for a line. One that is in force answers it: of several, the one whose worst finding is best, then
 * one that is verified, then the first id. No two are mixed: limits of one and endorsements of another protect nobody.
 * Where none is in force, the one to explain that by: rejected, else the one whose cover lasts longest. Null: there is none.
 */
export function answerIn(asked: CompiledLine, world: LineWorld, day: CalendarDate): ProvidedPolicy | null {
  const { candidates } = world;
  if (candidates.length < 2) return candidates[0] ?? null;
  const inForce = candidates.filter((policy) => answers(policy, day));
  if (inForce.length === 0) return longest(candidates, day);
  if (inForce.length === 1) return inForce[0] ?? null;
  return best(asked, inForce, world.layers, day);
}

function longest(candidates: readonly ProvidedPolicy[], day: CalendarDate): ProvidedPolicy | null {
  const rejected = candidates.filter((policy) => presenceOf(policy, day) === 'POLICY.REJECTED');
  let found: ProvidedPolicy | null = null;
  for (const policy of rejected.length > 0 ? rejected : candidates) {
    if (found === null || coverEndsOn(policy) > coverEndsOn(found)) found = policy;
  }
  return found;
}

function best(
  asked: CompiledLine,
  inForce: readonly ProvidedPolicy[],
  layers: readonly ProvidedPolicy[],
  day: CalendarDate,
): ProvidedPolicy | null {
  let found: { policy: ProvidedPolicy; worst: Outcome; presence: Outcome } | null = null;
  for (const policy of inForce) {
    const presence = judgePresence(policy, day).outcome;
    const worst = asked.rules.reduce((sum, rule) => worseOf(sum, judge(rule, policy, layers, day).outcome), presence);
    const other = { policy, worst, presence };
    if (found === null || isBetter(other, found)) found = other;
  }
  return found?.policy ?? null;
}

interface Standing {
  readonly worst: Outcome;
  readonly presence: Outcome;
}

function isBetter(one: Standing, other: Standing): boolean {
  const byWorst = compareOutcomes(one.worst, other.worst);
  return byWorst !== 0 ? byWorst > 0 : compareOutcomes(one.presence, other.presence) > 0;
}
