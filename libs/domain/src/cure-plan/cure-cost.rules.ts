import type { Candidate } from './cure-candidate.rules.js';
import { STEP_KINDS } from './cure-kinds.rules.js';
import type { StepKind } from './cure-plan.contract.js';

/** How many steps of each kind, the dearest kind first, then cents of limits that are raised. Compared place by place. */
export type Cost = readonly number[];

const PLACES: Readonly<Record<StepKind, number>> = Object.fromEntries(
  STEP_KINDS.toReversed().map((kind, place) => [kind, place]),
) as Record<StepKind, number>;
const MONEY = STEP_KINDS.length;
export const NOTHING: Cost = STEP_KINDS.map(() => 0).concat(0);

export function compareCosts(cost: Cost, other: Cost): number {
  const place = cost.findIndex((value, index) => value !== other[index]);
  return place === -1 ? 0 : cost[place]! - other[place]!;
}

/** Of a plan that takes each candidate at a level; 0 is not at all. */
export function costOf(candidates: readonly Candidate[], levels: readonly number[]): Cost {
  const cost = [...NOTHING];
  candidates.forEach(({ kind, levels: amounts }, index) => {
    const level = levels[index]!;
    if (level === 0) return;
    if (kind !== null) cost[PLACES[kind]]! += 1;
    cost[MONEY]! += amounts[level - 1]!.money;
  });
  return cost;
}

/** The cost with one more step of each of these kinds; null is a step that is taken already, or costs none. */
export function costWith(cost: Cost, kinds: readonly (StepKind | null)[]): Cost {
  const sum = [...cost];
  for (const kind of kinds) if (kind !== null) sum[PLACES[kind]]! += 1;
  return sum;
}

/** The cheapest of some kinds; null where one costs nothing. */
export function cheapestOf(kinds: readonly (StepKind | null)[]): StepKind | null {
  if (kinds.includes(null)) return null;
  return kinds.reduce(
    (best, kind) => (STEP_KINDS.indexOf(kind!) < STEP_KINDS.indexOf(best!) ? kind : best),
    kinds[0] ?? null,
  );
}
