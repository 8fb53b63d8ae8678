import type { Position } from '@covertrail/domain/kernel/event';
import { START } from '../event-store/event-store.port.js';
import type { ActiveCollections } from './active-collections.js';
import type { Bell } from './bell.js';
import type { CheckpointWatch } from './checkpoint-watch.js';
import { collectionOf, type Projection } from './projection.js';
import type { SharedLog } from './shared-log.js';

/** The views that this process folds itself: what they have seen is known at once. */
export interface FoldedHere {
  /** Null for a collection that another process folds, or none. */
  seen(collection: string): Position | null;
  /** Rings when `seen` of a view of the projection may have changed. */
  changed(projection: string): Bell | null;
}

const LOOK_AGAIN_MS = 40;
const NOWHERE: FoldedHere = { seen: () => null, changed: () => null };

/**
 * How far the views are, whichever process folds them. A checkpoint stands still while nothing comes that concerns its view;
 * such a view has seen everything up to the next event that it handles.
 */
export class ViewProgress {
  private readonly projections: ReadonlyMap<string, { readonly collection: string; readonly handles: ReadonlySet<string> }>;

  constructor(
    projections: readonly Projection[],
    readonly collections: ActiveCollections,
    private readonly log: SharedLog,
    private readonly watch: CheckpointWatch,
    private readonly here: FoldedHere = NOWHERE,
  ) {
    this.projections = new Map(projections.map((one) => [one.name, { collection: collectionOf(one), handles: new Set(one.handles) }]));
  }

  /** Resolves true once all these views have seen a position, events included that they have no use for; false after the time. */
  async whenApplied(names: readonly string[], position: Position, timeoutMs: number): Promise<boolean> {
    const deadline = performance.now() + timeoutMs;
    for (const name of names) {
      while ((await this.seen(name)) < position) {
        const left = deadline - performance.now();
        if (left <= 0) return false;
        await this.nextLook(name, Math.min(left, LOOK_AGAIN_MS));
      }
    }
    return true;
  }

  /** What each projection's answering view has seen. */
  async positions(): Promise<Readonly<Record<string, Position>>> {
    const entries = [...this.projections.keys()].map(async (name) => [name, await this.seen(name)] as const);
    return Object.fromEntries(await Promise.all(entries));
  }

  /** A reply that joins views is as current as the slowest of them. */
  async leastOf(names: readonly string[]): Promise<Position> {
    const seen = await Promise.all(names.map((name) => this.seen(name)));
    return seen.reduce((least, position) => (position < least ? position : least));
  }

  private async seen(name: string): Promise<Position> {
    const collection = await this.collections.collectionOf(name);
    const here = this.here.seen(collection);
    if (here !== null) return here;
    const stored = (await this.watch.look()).get(collection)?.position ?? START;
    const ours = this.projections.get(name);
    // A view of another version may handle other events than ours.
    const known = ours !== undefined && (collection === ours.collection || collection.startsWith(`${ours.collection}.`));
    return known ? this.log.idleUpTo(stored, ours.handles) : stored;
  }

  private async nextLook(name: string, ms: number): Promise<void> {
    await (this.here.changed(name) ?? this.log.arrived).wait(ms);
  }
}
