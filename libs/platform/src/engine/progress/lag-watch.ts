import type { Position } from '@covertrail/domain/kernel/event';
import type { Clock } from '#clock/clock';
import type { EventStore } from '#event-store/event-store.port';
import type { Checkpoints } from '#read-store/checkpoints.port';
import type { Deployments } from '#engine/deployment/deployments';
import { ViewNotBuilt } from '#engine/engine-errors';
import { nowMs } from '#engine/leases/lease';
import type { SharedLog } from '#log/shared-log';
import type { ReactionEngine } from '#engine/reaction-engine';
import type { ProjectionProgress } from './projection-progress.js';
import { RateMeter } from './rate-meter.js';

/** How far one view, one view that is being built beside it, or one reaction is behind the end of the log, whichever process runs it. */
export interface FollowerLag {
  readonly kind: 'view' | 'build' | 'reaction';
  /** Of the view (`tracked-suppliers`) or the reaction (`assessor`). */
  readonly name: string;
  /** What it has seen, events included that it had no use for. */
  readonly position: Position;
  /** Events behind that position. */
  readonly events: number;
  /** False where the log cannot say how many they are: then `events` is what this process saw arrive since it started, or more. */
  readonly exact: boolean;
  /** Age of the oldest event that it has not seen; 0 at the end of the log. */
  readonly seconds: number;
  /** Events of the log that it gets past per second, those that do not concern it included, over some seconds; null until two looks are apart. */
  readonly eventsPerSecond: number | null;
}

/** Who follows the log in this process or another. */
export interface LagWatchContext {
  readonly log: Pick<SharedLog, 'head' | 'behind' | 'next' | 'taken'>;
  readonly events: Pick<EventStore, 'eventsBetween' | 'readAll'>;
  readonly reads: Pick<Checkpoints, 'checkpoints'>;
  readonly clock: Clock;
  readonly progress: Pick<ProjectionProgress, 'names' | 'pin'>;
  readonly deployments: Pick<Deployments, 'begun'>;
  /** Absent in a process that knows no reactions. */
  readonly reactions?: Pick<ReactionEngine, 'positions'>;
}

type Place = Pick<FollowerLag, 'kind' | 'name' | 'position'>;

/**
 * The lag of all that follows the log: `await lags.measure()` gives one `FollowerLag` for each view, each build and each reaction. A look
 * reads the checkpoints, and for whoever is further behind than this process remembers one event of the log: ask every few
 * seconds, not for each request. Rates are of the time between looks. Views that were never built are left out. How long batches take
 * is known only to the process that folds: `ProjectionEngine.status()` has them. Throws StoreUnreachable.
 */
export class LagWatch {
  private readonly rates = new Map<string, RateMeter>();

  constructor(private readonly context: LagWatchContext) {}

  async measure(): Promise<readonly FollowerLag[]> {
    const places = [...(await this.views()), ...(await this.builds()), ...(await this.reactions())];
    return Promise.all(places.map((place) => this.lagOf(place)));
  }

  private async views(): Promise<readonly Place[]> {
    const { progress } = this.context;
    const found = await Promise.all(progress.names.map((name) => progress.pin(name).catch(unlessBuilt)));
    return found.flatMap((pinned, index) =>
      pinned ? { kind: 'view' as const, name: progress.names[index]!, position: pinned.position } : [],
    );
  }

  private async builds(): Promise<readonly Place[]> {
    const begun = [...(await this.context.deployments.begun())];
    if (begun.length === 0) return [];
    const checkpoints = await this.context.reads.checkpoints();
    return begun.map(([name, collection]) => ({
      kind: 'build',
      name,
      position: checkpoints.get(collection)?.position ?? '',
    }));
  }

  private async reactions(): Promise<readonly Place[]> {
    const positions = (await this.context.reactions?.positions()) ?? {};
    return Object.entries(positions).map(([name, position]) => ({ kind: 'reaction', name, position }));
  }

  private async lagOf(place: Place): Promise<FollowerLag> {
    const { log, events, clock } = this.context;
    const { position } = place;
    const { head, taken } = log;
    if (position >= head)
      return { ...place, events: 0, exact: true, seconds: 0, eventsPerSecond: this.rateOf(place, taken) };
    const near = log.behind(position);
    const counted = Number.isFinite(near) ? near : await events.eventsBetween?.(position, head);
    const oldest = log.next(position)?.recordedAt ?? (await this.recordedAfter(position));
    const seconds = oldest === null ? 0 : Math.max(0, (nowMs(clock) - Date.parse(oldest)) / 1_000);
    const eventsPerSecond = counted === undefined ? null : this.rateOf(place, taken - counted);
    return { ...place, events: counted ?? Math.max(1, taken), exact: counted !== undefined, seconds, eventsPerSecond };
  }

  private async recordedAfter(position: Position): Promise<string | null> {
    for await (const { meta } of this.context.events.readAll({ after: position, limit: 1 })) return meta.recordedAt;
    return null;
  }

  private rateOf({ kind, name }: Place, passed: number): number | null {
    const key = `${kind} ${name}`;
    const meter = this.rates.get(key) ?? new RateMeter();
    this.rates.set(key, meter);
    return meter.note(passed, performance.now());
  }
}

function unlessBuilt(error: unknown): null {
  if (error instanceof ViewNotBuilt) return null;
  throw error;
}
