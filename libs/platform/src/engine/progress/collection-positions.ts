import type { Position } from '@covertrail/domain/kernel/event';
import { START } from '#event-store/event-store.port';
import type { Signal } from '#timing/signal';
import type { CheckpointWatch } from './checkpoint-watch.js';
import { collectionOf, type Projection } from '#engine/projection';
import type { SharedLog } from '#log/shared-log';

/** The views that this process folds itself: their positions are known at once. */
export interface FoldedHere {
  /** Null for a collection that another process folds, or none. */
  seen(collection: string): Position | null;
  /** Notifies when `seen` of a view of the projection may have changed. */
  changed(projection: string): Signal | null;
}

const NOWHERE: FoldedHere = { seen: () => null, changed: () => null };

/**
 * How far collections are, whichever process folds them. A checkpoint does not move while no event concerns its view; such a
 * collection has seen everything up to the next event that it handles.
 */
export class CollectionPositions {
  private readonly projections: ReadonlyMap<
    string,
    { readonly collection: string; readonly handles: ReadonlySet<string> }
  >;

  constructor(
    projections: readonly Projection[],
    private readonly log: Pick<SharedLog, 'idleUpTo' | 'arrived' | 'headKnownFor' | 'headAtStart'>,
    private readonly watch: Pick<CheckpointWatch, 'current' | 'committed'>,
    private readonly here: FoldedHere = NOWHERE,
  ) {
    this.projections = new Map(
      projections.map((projection) => [
        projection.name,
        { collection: collectionOf(projection), handles: new Set(projection.handles) },
      ]),
    );
  }

  get names(): readonly string[] {
    return [...this.projections.keys()];
  }

  /** The end of the log when this process began to follow it. */
  get headAtStart(): Position {
    return this.log.headAtStart;
  }

  /** False for a collection that another version of the code made: it may handle other events than ours. */
  isOfThisCode(projection: string, collection: string): boolean {
    const ours = this.projections.get(projection);
    return ours !== undefined && (collection === ours.collection || collection.startsWith(`${ours.collection}.`));
  }

  /** Whether a collection that has reached a position does not yet show what was in the log when this process began to follow it. */
  isBeingBuilt(projection: string, collection: string, position: Position): boolean {
    return position < this.headAtStart && this.isOfThisCode(projection, collection);
  }

  /** The position that a collection of a projection has reached: rows that are read from it afterwards show all of that, and may show more. */
  async of(projection: string, collection: string): Promise<Position> {
    const folded = this.here.seen(collection) ?? (await this.watch.current()).get(collection)?.position ?? START;
    const ours = this.projections.get(projection);
    return ours && this.isOfThisCode(projection, collection) ? this.log.idleUpTo(folded, ours.handles) : folded;
  }

  /**
   * Whether a collection that has reached a position lacks an event that has been in the log for `ms`. Of a collection that another version
   * of the code made we know only the events that our version handles.
   */
  isLate(projection: string, position: Position, ms: number): boolean {
    const due = this.log.headKnownFor(ms);
    if (position >= due) return false;
    const ours = this.projections.get(projection);
    return ours === undefined || this.log.idleUpTo(position, ours.handles) < due;
  }

  /** Resolves once a view of the projection may have moved on, or after `ms`. */
  async change(projection: string, ms: number): Promise<void> {
    const here = this.here.changed(projection);
    await (here ? here.wait(ms) : Promise.race([this.log.arrived.wait(ms), this.watch.committed.wait(ms)]));
  }
}
