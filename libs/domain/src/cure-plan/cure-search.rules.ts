import { ShareSearch, type CaseShares } from './case-shares.rules.js';
import { cheapestOf, compareCosts, costOf, costWith, NOTHING, type Cost } from './cure-cost.rules.js';
import type { StepKind } from './cure-plan.contract.js';
import type { CureTrial, Levels } from './cure-trial.rules.js';

export interface FoundPlan {
  readonly levels: Levels;
  /** True where every other plan was ruled out; false where the effort was not enough, and the plan is only without a needless step. */
  readonly proved: boolean;
}

/**
 * The cheapest plan of all that the candidates allow. It begins with all of them, leaves out what is needless, dearest first, and then
 * rules out or improves. A share is seen by one requester alone: it searches the steps that all requesters see, and finds for each such
 * plan the fewest shares with each requester. An unmet requirement needs one of the steps that may help it, so each of them is tried in
 * turn, and not again in the branches after it. A branch ends where its steps, the shares that it cannot do without, and one more step
 * for each unmet requirement that shares none with another, cost no less than the best plan. `isLate`: whether whoever asked waits for
 * nothing more than the best plan so far.
 */
export function cheapestPlan(
  trial: CureTrial,
  mostAssessments: number,
  isLate: () => boolean = () => false,
): FoundPlan {
  const search = new CureSearch(trial, mostAssessments, isLate);
  search.descend(
    trial.candidates.map(() => 0),
    trial.candidates.map(() => false),
  );
  const proved = !search.isOver();
  return { levels: proved ? search.best : withoutNeedless(trial, search.best), proved };
}

class CureSearch {
  best: Levels;
  private bestCost: Cost;

  constructor(
    private readonly trial: CureTrial,
    private readonly most: number,
    private readonly isLate: () => boolean,
  ) {
    this.best = withoutNeedless(trial, trial.everything());
    this.bestCost = costOf(trial.candidates, this.best);
  }

  /** `levels` has no shares. */
  descend(levels: Levels, banned: readonly boolean[]): void {
    if (this.isOver()) return;
    const cost = costOf(this.trial.candidates, levels);
    const mayTake = this.openAt(levels, banned, cost);
    const cases = this.trial.cases.map((parts) =>
      new ShareSearch(this.trial, parts, mayTake, () => this.isOver()).from(levels),
    );
    if (this.isOver()) return;
    const needed = neededIn(cases);
    if (compareCosts(this.leastFrom(cost, cases, needed, levels), this.bestCost) >= 0) return;
    if (cases.every(({ fewest }) => fewest !== null))
      this.note(
        cases.reduce((sum, { fewest }) => (fewest ?? []).reduce((each, place) => each.with(place, 1), sum), levels),
      );
    const excluded = [...banned];
    for (const place of this.cheapestFirst(needed[0] ?? fewerShares(cases), levels).filter(mayTake)) {
      this.descend(levels.with(place, levels[place]! + 1), [...excluded]);
      excluded[place] = true;
    }
  }

  isOver(): boolean {
    return this.trial.spent > this.most || this.isLate();
  }

  private note(levels: Levels): void {
    const cost = costOf(this.trial.candidates, levels);
    if (compareCosts(cost, this.bestCost) >= 0) return;
    this.best = levels;
    this.bestCost = cost;
  }

  /** Which steps may be added, as far as the plan would not cost as much as the best one by that alone. */
  private openAt(levels: Levels, banned: readonly boolean[], cost: Cost): (place: number) => boolean {
    const { candidates } = this.trial;
    return (place) =>
      !banned[place] &&
      levels[place]! < candidates[place]!.levels.length &&
      compareCosts(costWith(cost, [this.kindOf(place, levels)]), this.bestCost) < 0;
  }

  private cheapestFirst(places: readonly number[], levels: Levels): readonly number[] {
    const costTo = (place: number): Cost => costWith(NOTHING, [this.kindOf(place, levels)]);
    return places.toSorted((place, other) => compareCosts(costTo(place), costTo(other)) || place - other);
  }

  /** Null where a step that is taken only becomes larger. */
  private kindOf(place: number, levels: Levels): StepKind | null {
    return levels[place] === 0 ? this.trial.candidates[place]!.kind : null;
  }

  /** Requirements without a common option need a step each. */
  private leastFrom(
    cost: Cost,
    cases: readonly CaseShares[],
    needed: readonly (readonly number[])[],
    levels: Levels,
  ): Cost {
    const shares = cases.reduce((sum, { atLeast }) => sum + atLeast, 0);
    if (shares === Infinity || needed[0]?.length === 0) return this.bestCost;
    const used = new Set<number>();
    const kinds: (StepKind | null)[] = Array.from({ length: shares }, () => 'sharePolicy');
    for (const options of needed) {
      if (options.some((place) => used.has(place))) continue;
      options.forEach((place) => used.add(place));
      kinds.push(cheapestOf(options.map((place) => this.kindOf(place, levels))));
    }
    return costWith(cost, kinds);
  }
}

/** Sets of steps of which every plan needs one, each set once, the smallest first. */
function neededIn(cases: readonly CaseShares[]): readonly (readonly number[])[] {
  const sets = cases.flatMap(({ fewest, others, needed }) =>
    fewest === null ? [...needed, [...others].sort((place, other) => place - other)] : needed,
  );
  return [...new Map(sets.map((options) => [options.join(), options])).values()].sort(
    (options, other) => options.length - other.length,
  );
}

/** Where everybody has what it requires: the steps of which a plan needs one to share fewer policies. */
const fewerShares = (cases: readonly CaseShares[]): readonly number[] => [
  ...new Set(cases.flatMap(({ others }) => [...others])),
];

/** The same plan, which is enough, without what it does not need: dearest steps first, then lower amounts, until nothing more can go. */
function withoutNeedless(trial: CureTrial, plan: Levels): Levels {
  const costs = trial.candidates.map((candidate) => costOf([candidate], [1]));
  const dearestFirst = costs
    .map((_, place) => place)
    .toSorted((place, other) => compareCosts(costs[other]!, costs[place]!) || place - other);
  let levels = plan;
  for (let before: Levels | null = null; before !== levels;) {
    before = levels;
    levels = without(
      trial,
      levels,
      dearestFirst.filter((place) => before[place]! > 0),
    );
  }
  return levels;
}

/** The same plan without what it does not need of some steps. Most of many are needless, so they are left out together where that is enough. */
function without(trial: CureTrial, levels: Levels, places: readonly number[]): Levels {
  const left = new Set(places);
  const none = levels.map((level, place) => (left.has(place) ? 0 : level));
  if (places.length === 0) return levels;
  if (trial.staysEnough(none, places)) return none;
  if (places.length === 1) return lowest(trial, levels, places[0]!);
  const half = Math.ceil(places.length / 2);
  return without(trial, without(trial, levels, places.slice(0, half)), places.slice(half));
}

/** With the lowest level of one step, of which it needs some, at which the plan is still enough. */
function lowest(trial: CureTrial, levels: Levels, place: number): Levels {
  for (let level = 1; level < levels[place]!; level += 1) {
    const fewer = levels.with(place, level);
    if (trial.staysEnough(fewer, [place])) return fewer;
  }
  return levels;
}
