import { projectionLease, type Leases } from '#read-store/leases.port';
import { pause } from '#timing/back-off';
import { HeartbeatWatch } from '#engine/leases/heartbeat-watch';
import type { Deployments } from '#engine/deployment/deployments';

export interface FoldWatchContext {
  readonly reads: Pick<Leases, 'heldLeases'>;
  readonly deployments: Pick<Deployments, 'aliases' | 'begun'>;
  /** Names of the projections. */
  readonly views: readonly string[];
  readonly leaseTtlMs: number;
  /** Where there is one: processes that want a lease use the same watch, so that it has been watching for some time when they need it. */
  readonly heartbeats?: HeartbeatWatch;
}

/**
 * Which views no process folds: neither the active collection nor a build has an owner that is alive. `unheld` lists them at once,
 * `unfolded` after twice the lifetime of a lease: by then another process has taken over, if one runs.
 */
export class FoldWatch {
  private readonly heartbeats: HeartbeatWatch;
  /** Since when nobody holds a view, by the monotonic clock of the watch. */
  private unheldSince: ReadonlyMap<string, number> = new Map();

  constructor(private readonly context: FoldWatchContext) {
    this.heartbeats = context.heartbeats ?? new HeartbeatWatch();
  }

  /** Views that nobody who is alive folds at this moment; another process may be about to take them over. */
  get unheld(): readonly string[] {
    return [...this.unheldSince.keys()];
  }

  /** Views that nobody has folded for so long that nobody is about to. */
  get unfolded(): readonly string[] {
    const now = this.heartbeats.elapsedMs();
    return this.unheld.filter((view) => now - this.unheldSince.get(view)! >= 2 * this.context.leaseTtlMs);
  }

  /** Throws StoreUnreachable. */
  async refresh(): Promise<void> {
    const { reads, deployments, views, leaseTtlMs } = this.context;
    const [aliases, begun] = await Promise.all([deployments.aliases(), deployments.begun()]);
    const leasesOf = (view: string) =>
      [aliases.get(view)?.collection, begun.get(view)].flatMap((collection) =>
        collection === undefined ? [] : [projectionLease(collection)],
      );
    const found = await reads.heldLeases(views.flatMap(leasesOf));
    const silentMs = new Map(
      views.flatMap(leasesOf).map((lease) => [lease, this.heartbeats.note(lease, found.get(lease) ?? null)]),
    );
    const isHeld = (lease: string) => found.has(lease) && (silentMs.get(lease) ?? 0) < leaseTtlMs;
    const unheld = views.filter((view) => !leasesOf(view).some(isHeld));
    const now = this.heartbeats.elapsedMs();
    this.unheldSince = new Map(unheld.map((view) => [view, this.unheldSince.get(view) ?? now]));
  }

  /** Checks at intervals until the signal; a store that does not answer is asked again. */
  async keepLooking(everyMs: number, until: AbortSignal): Promise<void> {
    while (!until.aborted) {
      await this.refresh().catch(() => undefined);
      await pause(everyMs, until);
    }
  }
}
