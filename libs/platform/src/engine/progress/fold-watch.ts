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
  /** Where there is one: processes that want a lease use the same watch, so that it has been watching for some time when they need it. */
  readonly heartbeats?: HeartbeatWatch;
}

/**
 * Which views no process folds: neither the active collection nor a build has an owner whose heartbeat changes. A view is listed
 * after twice the lifetime of a lease: by then another process has taken over, if one runs. Until this process has watched for
 * that long, a view counts as folded.
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

  /** Checks at intervals until the signal; a store that does not answer is asked again. */
  async keepLooking(everyMs: number, until: AbortSignal): Promise<void> {
    while (!until.aborted) {
      await this.look().catch(() => undefined);
      await pause(everyMs, until);
    }
  }
}
