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

/** What the active collection is chosen from. */
export interface ActiveCollectionsContext {
  readonly reads: Pick<ReadStore, 'getControl'>;
  readonly positions: Pick<CollectionPositions, 'of'>;
  readonly log: { confirmedHead(): Promise<Position> };
  /** Milliseconds of a monotonic clock; the wall clock may be set back. */
  readonly elapsedMs?: () => number;
}

const CACHE_MS = 1_000;
/** Half of the time for which a replaced view is kept. */
const HOLD_BACK_MS = 30_000;

interface Known {
  readonly collection: string;
  readonly askedAt: number;
  /** The time since which another collection should be active but is still behind; null when there is none. */
  readonly heldSince: number | null;
}

export const aliasKey = (projection: string): string => `alias:${projection}`;

/**
 * Which collection queries read: the active collection of a projection. A switch that another process made is noticed within a
 * second, and followed as soon as the new collection has reached the position of the old one. If nobody folds the new collection
 * so far, the switch is followed before the old collection is dropped. It is followed at once where the old collection is at a
 * position that the log no longer has.
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

  /** This process made the switch: the cached choice for the projection is read again. */
  switched(projection: string): void {
    this.switches += 1;
    const known = this.known.get(projection);
    if (known) this.known.set(projection, { ...known, askedAt: -Infinity });
  }

  /** One at a time: an earlier look-up must not overwrite the result of a later one. */
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
