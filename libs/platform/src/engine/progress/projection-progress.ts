import type { Position } from '@covertrail/domain/kernel/event';
import type { ActiveCollections } from '#engine/deployment/active-collections';
import type { CollectionPositions } from './collection-positions.js';

/** The collection that one reply reads a view from, and what it had seen before anything was read. */
export interface PinnedView {
  readonly collection: string;
  readonly position: Position;
}

const LOOK_AGAIN_MS = 40;

/** How far the views that answer are, whichever process folds them. */
export class ProjectionProgress {
  constructor(
    readonly collections: Pick<ActiveCollections, 'collectionOf'>,
    private readonly collectionPositions: Pick<CollectionPositions, 'names' | 'of' | 'change'>,
  ) {}

  /** Every view. */
  get names(): readonly string[] {
    return this.collectionPositions.names;
  }

  /** Resolves true once all these views have seen a position, events included that they have no use for; false after the time. */
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

  /** What each projection's answering view has seen. */
  async positions(): Promise<Readonly<Record<string, Position>>> {
    const entries = this.collectionPositions.names.map(async (name) => [name, (await this.pin(name)).position] as const);
    return Object.fromEntries(await Promise.all(entries));
  }

  /**
   * Where to read a view, and as of which position at least: of one and the same collection. Rows must be read from there, for
   * another collection may answer by the time they are. Throws `ViewNotBuilt`.
   */
  async pin(name: string): Promise<PinnedView> {
    const collection = await this.collections.collectionOf(name);
    return { collection, position: await this.collectionPositions.of(name, collection) };
  }
}
