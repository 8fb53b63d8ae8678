import type { ActiveCollections } from '#engine/deployment/active-collections';
import { ViewNotBuilt } from '#engine/engine-errors';
import type { CollectionPositions } from './collection-positions.js';

/** A view that does not yet show what was in the log when this process started. */
export interface ViewBehind {
  readonly view: string;
  /** How far it is in that part of the log, by position: 0 to 99. */
  readonly percent: number;
}

/**
 * Which views are still being built: they do not yet show what was in the log when this process started. A view that has shown it
 * once is built for good. So is one that another version of the code made: it answers, as of its own moment, until ours has been built beside it.
 */
export class CatchUp {
  private readonly built = new Set<string>();

  constructor(
    private readonly collections: Pick<ActiveCollections, 'collectionOf'>,
    private readonly positions: Pick<CollectionPositions, 'names' | 'of' | 'isOfThisCode' | 'headAtStart'>,
  ) {}

  /** Throws StoreUnreachable. */
  async behind(): Promise<readonly ViewBehind[]> {
    const waiting = this.positions.names.filter((view) => !this.built.has(view));
    const percents = await Promise.all(waiting.map((view) => this.percentOf(view)));
    const behind = waiting.map((view, index) => ({ view, percent: percents[index]! }));
    for (const { view, percent } of behind) if (percent >= 100) this.built.add(view);
    return behind.filter(({ percent }) => percent < 100);
  }

  private async percentOf(view: string): Promise<number> {
    const { headAtStart } = this.positions;
    const collection = await this.collections.collectionOf(view).catch(unlessBuilt);
    if (collection === null) return 0;
    if (!this.positions.isOfThisCode(view, collection)) return 100;
    const position = await this.positions.of(view, collection);
    return position >= headAtStart ? 100 : Math.min(99, Math.floor((100 * Number(position)) / Number(headAtStart)));
  }
}

function unlessBuilt(error: unknown): null {
  if (error instanceof ViewNotBuilt) return null;
  throw error;
}
