import type { Instant, Position } from '@covertrail/domain/kernel/event';
import type { ControlValues } from '#read-store/control-values.port';
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
  readonly reads: Pick<ControlValues, 'getControl'>;
  readonly positions: Pick<CollectionPositions, 'of'>;
  readonly log: { confirmedHead(): Promise<Position> };
  /** Milliseconds of a monotonic clock; the wall clock may be set back. */
  readonly elapsedMs?: () => number;
}

const CACHE_MS = 1_000;
/** Half of the time for which a replaced view is kept. */
const HOLD_BACK_MS = 30_000;

/** A collection that should answer, but has seen less than what was shown. */
interface HeldBack {
  readonly position: Position;
  /** When it last moved. */
  readonly movedAt: number;
}

interface Known {
  readonly collection: string;
  readonly askedAt: number;
  readonly held: HeldBack | null;
}

export const aliasKey = (projection: string): string => `alias:${projection}`;

/**
 * Which collection queries read: the active collection of a projection. A switch that another process made is noticed within a
 * second, and followed as soon as the new collection has reached the position of the old one, however long it takes to come that far
 * (`Deployments.dropRetired` keeps the old one until then). If the new collection does not move, because nobody folds it, the switch is followed
 * before the old collection is dropped. It is followed at once where the old collection is at a position that the log no longer has.
 */
export class ActiveCollections {
  private readonly cache = new Map<string, Known>();
  private readonly looking = new Map<string, Promise<string>>();
  private switches = 0;
  private readonly elapsedMs: () => number;

  constructor(private readonly context: ActiveCollectionsContext) {
    this.elapsedMs = context.elapsedMs ?? (() => performance.now());
  }

  /** Throws `ViewNotBuilt`. */
  async collectionOf(projection: string): Promise<string> {
    const cached = this.cache.get(projection);
    if (cached && this.elapsedMs() - cached.askedAt < CACHE_MS) return cached.collection;
    return this.looking.get(projection) ?? this.lookUpOnce(projection);
  }

  /** This process made the switch: the cached choice for the projection is read again. */
  switched(projection: string): void {
    this.switches += 1;
    const cached = this.cache.get(projection);
    if (cached) this.cache.set(projection, { ...cached, askedAt: -Infinity });
  }

  /** One at a time: an earlier look-up must not overwrite the result of a later one. */
  private lookUpOnce(projection: string): Promise<string> {
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
      this.cache.set(projection, next);
      return next.collection;
    }
  }

  private async chosen(projection: string, collection: string, askedAt: number): Promise<Known> {
    const cached = this.cache.get(projection);
    const held = cached ? await this.heldBack(projection, cached, collection) : null;
    return cached && held ? { collection: cached.collection, askedAt, held } : { collection, askedAt, held: null };
  }

  /** Null when the switch to the collection can be followed. */
  private async heldBack(projection: string, { collection, held }: Known, to: string): Promise<HeldBack | null> {
    if (collection === to) return null;
    const { positions, log } = this.context;
    const before = await positions.of(projection, collection);
    const position = await positions.of(projection, to);
    if (position >= before || before > (await log.confirmedHead())) return null;
    const now = this.elapsedMs();
    if (!held || position > held.position) return { position, movedAt: now };
    return now - held.movedAt < HOLD_BACK_MS ? held : null;
  }
}
