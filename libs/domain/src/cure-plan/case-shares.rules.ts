import type { CaseParts, CureTrial, Levels, Unmet } from './cure-trial.rules.js';

/** What one requester needs beside steps that all requesters see. */
export interface CaseShares {
  /** The fewest policies that are to be shared with it; null where no shares are enough. */
  readonly fewest: readonly number[] | null;
  /** No plan that holds the steps shares fewer policies with it; infinite where no plan is enough. */
  readonly atLeast: number;
  /** Of the other steps, those of which a plan needs one to be enough, or to share fewer policies. */
  readonly others: ReadonlySet<number>;
  /** For each requirement that no share settles, the other steps of which every plan needs one. */
  readonly needed: readonly (readonly number[])[];
}

/**
 * Shares with one requester change nothing for another, so that for given steps of all the fewest are found for each alone: an unmet
 * requirement needs one of the shares that may help it, each is tried, and not again in the branches after it.
 */
export class ShareSearch {
  private fewest: readonly number[] | null = null;
  private atLeast = Infinity;
  private readonly others = new Set<number>();

  /** `mayTake`: whether a step that all requesters see may be added to the plan. `isOver`: whether the effort was spent; what is found then proves nothing. */
  constructor(
    private readonly trial: CureTrial,
    private readonly parts: CaseParts,
    private readonly mayTake: (place: number) => boolean,
    private readonly isOver: () => boolean,
  ) {}

  from(levels: Levels): CaseShares {
    const needed = this.trial
      .unmetIn(this.parts, levels)
      .filter((unmet) => this.sharesFor(unmet, levels, []).length === 0)
      .map((unmet) => this.othersFor(unmet));
    this.search(levels, [], []);
    const { fewest, atLeast, others } = this;
    return { fewest, atLeast, others, needed };
  }

  private search(levels: Levels, taken: readonly number[], banned: readonly number[]): void {
    if (this.isOver() || (this.fewest !== null && taken.length >= this.fewest.length)) return;
    const open = this.trial
      .unmetIn(this.parts, levels)
      .map((unmet) => ({ shares: this.sharesFor(unmet, levels, banned), others: this.othersFor(unmet) }));
    const first = open.reduce<(typeof open)[number] | null>(
      (best, options) => (best === null || isTriedBefore(options, best) ? options : best),
      null,
    );
    if (first === null || first.others.length > 0) this.atLeast = Math.min(this.atLeast, taken.length);
    if (first === null) {
      this.fewest = taken;
      return;
    }
    first.others.forEach((place) => this.others.add(place));
    first.shares.forEach((place, index) =>
      this.search(levels.with(place, 1), [...taken, place], [...banned, ...first.shares.slice(0, index)]),
    );
  }

  private sharesFor(unmet: Unmet, levels: Levels, banned: readonly number[]): readonly number[] {
    return this.trial
      .optionsFor(unmet)
      .filter((place) => this.trial.isShare(place) && levels[place] === 0 && !banned.includes(place));
  }

  private othersFor(unmet: Unmet): readonly number[] {
    return this.trial.optionsFor(unmet).filter((place) => !this.trial.isShare(place) && this.mayTake(place));
  }
}

interface Options {
  readonly shares: readonly number[];
  readonly others: readonly number[];
}

/** What only a share settles comes first, then what has fewest options. */
function isTriedBefore(options: Options, other: Options): boolean {
  const [onlyShares, otherOnly] = [options.others.length === 0, other.others.length === 0];
  return onlyShares === otherOnly ? options.shares.length < other.shares.length : onlyShares;
}
