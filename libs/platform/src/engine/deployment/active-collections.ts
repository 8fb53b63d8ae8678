import type { Instant, Position } from '@covertrail/domain/kernel/event';
import type { ReadStore } from '#read-store/read-store.port';
import type { CollectionPositions } from '#engine/progress/collection-positions';
import { ViewNotBuilt } from '#engine/engine-errors';

/** Which collection is active for a projection. */
export interface Alias {
  readonly version: number;
  readonly collection: string;
  readonly switchedAt: Instant;
}

/** What the choice of a collection rests on. */
export interface ActiveCollectionsContext {
  readonly reads: Pick<ReadStore, 'getControl'>;
  readonly positions: Pick<CollectionPositions, 'of'>;
  readonly log: { confirmedHead(): Promise<Position> };
  /** Milliseconds that only ever grow; no wall clock, which may be set back. */
  readonly elapsedMs?: () => number;
}

const CACHE_MS = 1_000;
/** Half as long as a view is kept that was switched away from. */
const HOLD_BACK_MS = 30_000;

interface Known {
  readonly collection: string;
  readonly askedAt: number;
  /** Since when another collection would answer, were it not behind; null when none would. */
  readonly heldSince: number | null;
}

export const aliasKey = (projection: string): string => `alias:${projection}`;

/**
 * Where queries read: the collection that is active for a projection at present. A switch made by another process is seen
 * within a second, and taken as soon as the new collection has seen what the one shown so far has. Where it does not come
 * that far (nobody folds it), it is taken before the old one is dropped; and at once where the old one stands at a position
 * that the log no longer has.
 */
export class ActiveCollections {
  private readonly known = new Map<string, Known>();
  private readonly looking = new Map<string, Promise<string>>();
  private switches = 0;
  private readonly elapsedMs: () => number;

  constructor(private readonly context: ActiveCollectionsContext) {
    this.elapsedMs = context.elapsedMs ?? (() => performance.now());
  }

  /** Throws `ViewNotBuilt`. */
  async collectionOf(projection: string): Promise<string> {
    const known = this.known.get(projection);
    if (known && this.elapsedMs() - known.askedAt < CACHE_MS) return known.collection;
    return this.looking.get(projection) ?? this.look(projection);
  }

  /** The switch was made in this process: what was known of the projection is asked again. */
  switched(projection: string): void {
    this.switches += 1;
    const known = this.known.get(projection);
    if (known) this.known.set(projection, { ...known, askedAt: -Infinity });
  }

  /** One at a time: a look that began earlier must not overwrite what a later one has found. */
  private look(projection: string): Promise<string> {
    const looked = this.lookUp(projection).finally(() => this.looking.delete(projection));
    this.looking.set(projection, looked);
    return looked;
  }

  private async lookUp(projection: string): Promise<string> {
    for (;;) {
      const { switches } = this;
      const askedAt = this.elapsedMs();
      const alias = await this.context.reads.getControl<Alias>(aliasKey(projection));
      if (!alias) throw new ViewNotBuilt(projection);
      const next = await this.chosen(projection, alias.collection, askedAt);
      if (switches !== this.switches) continue;
      this.known.set(projection, next);
      return next.collection;
    }
  }

  private async chosen(projection: string, collection: string, askedAt: number): Promise<Known> {
    const known = this.known.get(projection);
    if (known && (await this.holdsBack(projection, known, collection))) return { ...known, askedAt, heldSince: known.heldSince ?? askedAt };
    return { collection, askedAt, heldSince: null };
  }

  private async holdsBack(projection: string, known: Known, to: string): Promise<boolean> {
    if (known.collection === to || (known.heldSince !== null && this.elapsedMs() - known.heldSince >= HOLD_BACK_MS)) return false;
    const { positions, log } = this.context;
    const before = await positions.of(projection, known.collection);
    return (await positions.of(projection, to)) < before && before <= (await log.confirmedHead());
  }
}
