import type { Position } from '@covertrail/domain/kernel/event';
import type { ActiveCollections } from '#engine/deployment/active-collections';
import type { CollectionPositions } from './collection-positions.js';

/** The collection that one reply reads a view from, and the position that it had reached before anything was read. */
export interface PinnedView {
  readonly collection: string;
  readonly position: Position;
  /** The view lacks what has been in the log for longer than a fold takes: it is still being built, or nobody folds it. */
  readonly late: boolean;
  /** The view does not yet show what was in the log when this process started: what is not in it may exist all the same. */
  readonly beingBuilt: boolean;
}

const LOOK_AGAIN_MS = 40;
/** Ten times what a fold takes from an event to its documents on a busy machine. */
const LATE_MS = 1_000;

/** How far the active views are, whichever process folds them. */
export class ProjectionProgress {
  constructor(
    readonly collections: Pick<ActiveCollections, 'collectionOf'>,
    private readonly collectionPositions: Pick<
      CollectionPositions,
      'names' | 'of' | 'change' | 'isLate' | 'isBeingBuilt'
    >,
  ) {}

  /** Every view. */
  get names(): readonly string[] {
    return this.collectionPositions.names;
  }

  /** Resolves true once all these views have reached a position (events that they do not handle count as well); false after the time. */
  async whenApplied(names: readonly string[], position: Position, timeoutMs: number): Promise<boolean> {
    const deadline = performance.now() + timeoutMs;
    for (const name of names) {
      while ((await this.pin(name)).position < position) {
        const left = deadline - performance.now();
        if (left <= 0) return false;
        await this.collectionPositions.change(name, Math.min(left, LOOK_AGAIN_MS));
      }
    }
    return true;
  }

  /** The position that each projection's active view has reached. */
  async positions(): Promise<Readonly<Record<string, Position>>> {
    const entries = this.collectionPositions.names.map(
      async (name) => [name, (await this.pin(name)).position] as const,
    );
    return Object.fromEntries(await Promise.all(entries));
  }

  /**
   * Which collection to read a view from, and the least position that it shows. Rows must be read from that collection, because
   * another one may be active by the time they are read. Throws `ViewNotBuilt`.
   */
  async pin(name: string): Promise<PinnedView> {
    const collection = await this.collections.collectionOf(name);
    const position = await this.collectionPositions.of(name, collection);
    const late = this.collectionPositions.isLate(name, position, LATE_MS);
    return {
      collection,
      position,
      late,
      beingBuilt: this.collectionPositions.isBeingBuilt(name, collection, position),
    };
  }
}
