import { projectionLease, type ReadStore } from '#read-store/read-store.port';
import { pause } from '#timing/back-off';
import { HeartbeatWatch } from '#engine/leases/heartbeat-watch';
import type { Deployments } from '#engine/deployment/deployments';

export interface FoldWatchContext {
  readonly reads: Pick<ReadStore, 'leaseHeartbeats'>;
  readonly deployments: Pick<Deployments, 'aliases' | 'begun'>;
  /** Names of the projections. */
  readonly views: readonly string[];
  readonly leaseTtlMs: number;
  /** Where there is one: who wants a lease asks it, too, and need not begin to watch when its turn comes. */
  readonly heartbeats?: HeartbeatWatch;
}

/**
 * Which views nobody folds, in this process or another: neither the collection that answers nor one that is built to take over
 * has an owner whose heartbeat moves. It counts after twice as long as a lease lives: by then another process has taken over, if
one runs. Until this process has watched for so long, a view counts as folded.
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
    const { reads, deployments, views, leaseTtlMs } = this.context;
    const [aliases, begun] = await Promise.all([deployments.aliases(), deployments.begun()]);
    const leasesOf = (view: string) => [aliases.get(view)?.collection, begun.get(view)].flatMap((one) => (one === undefined ? [] : [projectionLease(one)]));
    const found = await reads.leaseHeartbeats(views.flatMap(leasesOf));
    const silentMs = (lease: string) => this.heartbeats.note(lease, found.get(lease) ?? null);
    this.silentViews = views.filter((view) => Math.min(...leasesOf(view).map(silentMs)) >= 2 * leaseTtlMs);
  }

  /** Looks every so often until the signal; a store that does not answer is asked again. */
  async keepLooking(everyMs: number, until: AbortSignal): Promise<void> {
    while (!until.aborted) {
      await this.look().catch(() => undefined);
      await pause(everyMs, until);
    }
  }
}
