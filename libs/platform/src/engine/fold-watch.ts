import { projectionLease, type ReadStore } from '../read-store/read-store.port.js';
import { pause } from './back-off.js';
import { HeartbeatWatch } from './heartbeat-watch.js';
import type { ViewBuilds } from './view-builds.js';

export interface FoldWatchContext {
  readonly reads: Pick<ReadStore, 'leaseHeartbeats'>;
  readonly builds: Pick<ViewBuilds, 'aliases' | 'begun'>;
  /** Names of the projections. */
  readonly views: readonly string[];
  /** For how long a view may be folded by nobody before it counts: as long as a lease lives. */
  readonly leaseTtlMs: number;
  readonly heartbeats?: HeartbeatWatch;
}

/**
 * Which views nobody folds, in this process or another: neither the collection that answers nor one that is built to take over
 * has an owner whose heartbeat moves. What this process has not yet watched for as long as a lease lives counts as folded.
 */
export class FoldWatch {
  private readonly heartbeats: HeartbeatWatch;
  private silentViews: readonly string[] = [];

  constructor(private readonly context: FoldWatchContext) {
    this.heartbeats = context.heartbeats ?? new HeartbeatWatch();
  }

  get unfolded(): readonly string[] {
    return this.silentViews;
  }

  /** Throws StoreUnreachable. */
  async look(): Promise<void> {
    const { reads, builds, views, leaseTtlMs } = this.context;
    const [aliases, begun] = await Promise.all([builds.aliases(), builds.begun()]);
    const leasesOf = (view: string) => [aliases.get(view)?.collection, begun.get(view)].flatMap((one) => (one === undefined ? [] : [projectionLease(one)]));
    const found = await reads.leaseHeartbeats(views.flatMap(leasesOf));
    this.silentViews = views.filter((view) => {
      const moves = leasesOf(view).flatMap((lease) => found.get(lease) ?? []);
      return this.heartbeats.note(view, moves.length === 0 ? null : moves.join(' ')) >= leaseTtlMs;
    });
  }

  /** Looks every so often until the signal; a store that does not answer is asked again. */
  async keepLooking(everyMs: number, until: AbortSignal): Promise<void> {
    while (!until.aborted) {
      await this.look().catch(() => undefined);
      await pause(everyMs, until);
    }
  }
}
