import { cheapestOf, compareCosts, costOf, costWith, NOTHING, type Cost } from './cure-cost.rules.js';
import type { StepKind } from './cure-plan.contract.js';
import type { CureTrial, Levels, Unmet } from './cure-trial.rules.js';

export interface FoundPlan {
  readonly levels: Levels;
  /** True where every other plan was ruled out; false where the effort was not enough, and the plan is only without a needless step. */
  readonly proved: boolean;
}

/**
 * The cheapest plan of all that the candidates allow. It begins with all of them, leaves out what is needless, dearest first, and then
 * rules out or improves: an unmet requirement needs one of the steps that may help it, so each of them is tried in turn, and not again
 * in the branches after it. A branch ends where its steps, and one more for each unmet requirement that shares none with another, cost
 * no less than the best plan.
 */
export function cheapestPlan(trial: CureTrial, mostAssessments: number): FoundPlan {
  const search = new CureSearch(trial, mostAssessments);
  search.descend(trial.candidates.map(() => 0), trial.candidates.map(() => false));
  return { levels: search.aborted ? withoutNeedless(trial, search.best) : search.best, proved: !search.aborted };
}

class CureSearch {
  best: Levels;
  aborted = false;
  private bestCost: Cost;

  constructor(private readonly trial: CureTrial, private readonly most: number) {
    this.best = withoutNeedless(trial, trial.everything());
    this.bestCost = costOf(trial.candidates, this.best);
  }

  descend(levels: Levels, banned: readonly boolean[]): void {
    if (this.aborted) return;
    if (this.trial.spent > this.most) {
      this.aborted = true;
      return;
    }
    const cost = costOf(this.trial.candidates, levels);
    if (compareCosts(cost, this.bestCost) >= 0) return;
    const open = this.trial.unmet(levels).map((unmet) => this.optionsOf(unmet, levels, banned));
    if (open.length === 0) {
      this.best = levels;
      this.bestCost = cost;
      return;
    }
    const fewestFirst = open.toSorted((one, other) => one.length - other.length);
    if (compareCosts(this.leastFrom(cost, fewestFirst, levels), this.bestCost) >= 0) return;
    const excluded = [...banned];
    for (const place of fewestFirst[0]!) {
      this.descend(levels.with(place, levels[place]! + 1), [...excluded]);
      excluded[place] = true;
    }
  }

  /** Cheapest kind first. */
  private optionsOf(unmet: Unmet, levels: Levels, banned: readonly boolean[]): readonly number[] {
    const { candidates } = this.trial;
    return this.trial.optionsFor(unmet).filter((place) => !banned[place] && levels[place]! < candidates[place]!.levels.length)
      .toSorted((one, other) => compareCosts(costWith(NOTHING, [this.kindOf(one, levels)]), costWith(NOTHING, [this.kindOf(other, levels)])) || one - other);
  }

  /** Null where a step that is taken only becomes larger. */
  private kindOf(place: number, levels: Levels): StepKind | null {
    return levels[place] === 0 ? this.trial.candidates[place]!.kind : null;
  }

  /** Requirements without a common option need a step each. */
  private leastFrom(cost: Cost, open: readonly (readonly number[])[], levels: Levels): Cost {
    const used = new Set<number>();
    const kinds: (StepKind | null)[] = [];
    for (const options of open) {
      if (options.some((place) => used.has(place))) continue;
      options.forEach((place) => used.add(place));
      kinds.push(cheapestOf(options.map((place) => this.kindOf(place, levels))));
    }
    return costWith(cost, kinds);
  }
}

/** The same plan without what it does not need: dearest steps first, then lower amounts, until nothing more can go. */
function withoutNeedless(trial: CureTrial, plan: Levels): Levels {
  const dearestFirst = trial.candidates.map((_, place) => place)
    .toSorted((one, other) => compareCosts(single(trial, other), single(trial, one)) || one - other);
  let levels = plan;
  for (let again = true; again;) {
    again = false;
    for (const place of dearestFirst) {
      const fewer = lowest(trial, levels, place);
      if (fewer === levels[place]) continue;
      levels = levels.with(place, fewer);
      again = true;
    }
  }
  return levels;
}

const single = ({ candidates }: CureTrial, place: number): Cost => costOf(candidates, candidates.map((_, other) => (other === place ? 1 : 0)));

/** The lowest level of one step at which the plan is still enough. */
function lowest(trial: CureTrial, levels: Levels, place: number): number {
  for (let level = 0; level < levels[place]!; level += 1) if (trial.isEnough(levels.with(place, level))) return level;
  return levels[place]!;
}
