import type { Instant } from '@covertrail/domain/kernel/event';
import { START } from '../event-store/event-store.port.js';
import type { Clock } from '../clock/clock.js';
import type { ReadStore } from '../read-store/read-store.port.js';
import { ViewNotBuilt } from './engine-errors.js';
import { nowMs } from './lease.js';

/** Which collection answers for a projection. */
export interface Alias {
  readonly version: number;
  readonly collection: string;
  readonly switchedAt: Instant;
}

const CACHE_MS = 1_000;
const HOLD_BACK_MS = 5_000;

interface Known {
  readonly collection: string;
  readonly askedAt: number;
  /** Since when another collection would answer, were it not behind; null when none would. */
  readonly heldSince: number | null;
}

export const aliasKey = (projection: string): string => `alias:${projection}`;

/**
 * Where queries read: the collection that answers for a projection at present. A switch made by another process is seen
 * within a second, and taken as soon as the new collection is not behind the one shown so far (at most 5 s are waited: the
 * old one may stand at a position that the log no longer has).
 */
export class ActiveCollections {
  private readonly known = new Map<string, Known>();

  constructor(private readonly reads: ReadStore, private readonly clock: Clock) {}

  /** Throws `ViewNotBuilt`. */
  async collectionOf(projection: string): Promise<string> {
    const known = this.known.get(projection);
    const now = nowMs(this.clock);
    if (known && Math.abs(now - known.askedAt) < CACHE_MS) return known.collection;
    const alias = await this.reads.getControl<Alias>(aliasKey(projection));
    if (!alias) throw new ViewNotBuilt(projection);
    if (known && (await this.holdsBack(known, alias.collection, now))) {
      this.known.set(projection, { ...known, askedAt: now, heldSince: known.heldSince ?? now });
      return known.collection;
    }
    this.known.set(projection, { collection: alias.collection, askedAt: now, heldSince: null });
    return alias.collection;
  }

  /** The switch was made in this process. */
  switched(projection: string, collection: string): void {
    this.known.set(projection, { collection, askedAt: nowMs(this.clock), heldSince: null });
  }

  private async holdsBack(known: Known, to: string, now: number): Promise<boolean> {
    if (known.collection === to || (known.heldSince !== null && now - known.heldSince >= HOLD_BACK_MS)) return false;
    const [before, after] = await Promise.all([known.collection, to].map((name) => this.reads.checkpoint(name)));
    return (after?.position ?? START) < (before?.position ?? START);
  }
}
