import type { Position } from '@covertrail/domain/kernel/event';
import { nowMs } from '#engine/leases/lease';
import type { LeaseShare } from '#engine/leases/lease-share';
import { LogFollower } from './log-follower.js';
import type { Projection } from '#engine/projection';
import type { ProjectionStatus } from './projection-status.js';
import { ProjectionHandler, type ProjectionContext } from '#engine/folding/projection-handler';

/** A build that is at most so many events behind the head may become active: the rest is folded during the switch. */
const NEAR = 500;

/** One collection of one projection that is being folded. */
export class ProjectionSubscription {
  readonly handler: ProjectionHandler;
  readonly follower: LogFollower;

  constructor(
    readonly projection: Projection,
    readonly collection: string,
    private readonly context: ProjectionContext,
    share?: LeaseShare,
  ) {
    this.handler = new ProjectionHandler(projection, collection, context);
    this.follower = new LogFollower(collection, this.handler, context, share);
  }

  get isNearHead(): boolean {
    return (
      this.follower.state === 'running' && !this.handler.loading && this.context.log.behind(this.follower.seen) <= NEAR
    );
  }

  /** How far it is, including events that it does not handle, where this process folds it; null when another does, or none. */
  get seen(): Position | null {
    return this.follower.state === 'running' ? this.follower.seen : null;
  }

  status(): ProjectionStatus {
    const { follower, handler, context, projection } = this;
    const now = nowMs(context.clock);
    const atHead = follower.seen >= context.log.head;
    const lagMs = atHead || !follower.seenRecordedAt ? 0 : now - Date.parse(follower.seenRecordedAt);
    const heartbeatAgeMs = follower.heartbeatAt === 0 ? null : context.heartbeats.elapsedMs() - follower.heartbeatAt;
    const trouble = context.log.failure?.message ?? this.silence(heartbeatAgeMs);
    const stalled = trouble !== null && follower.state === 'running';
    const leading = handler.rebuilding && follower.state === 'running' ? 'rebuilding' : follower.state;
    return {
      projection: projection.name,
      version: projection.version,
      collection: this.collection,
      building: handler.rebuilding,
      state: stalled ? 'stalled' : leading,
      applied: follower.seen,
      head: context.log.head,
      lagSeconds: Math.max(0, Math.round(lagMs / 1_000)),
      heartbeatAgeMs,
      batch: handler.clock.times,
      parked: handler.parked,
      quarantined: handler.poison.quarantined.size,
      conflicts: follower.conflicts,
      error: trouble ?? follower.failure?.message ?? null,
    };
  }

  /** A round processes at most one batch. With a store that does not answer, it takes as long as the connection's time limit. */
  private silence(heartbeatAgeMs: number | null): string | null {
    const silent =
      this.follower.state === 'running' &&
      heartbeatAgeMs !== null &&
      heartbeatAgeMs > this.context.options.silentAfterMs;
    return silent ? `waits for its store since ${Math.round(heartbeatAgeMs / 1_000)} s` : null;
  }
}
