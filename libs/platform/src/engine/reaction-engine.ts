import type { Position } from '@covertrail/domain/kernel/event';
import type { Clock } from '../clock/clock.js';
import { START, type EventStore } from '../event-store/event-store.port.js';
import type { Checkpoints } from '../read-store/checkpoints.port.js';
import type { Commits } from '../read-store/commits.port.js';
import type { ControlValues } from '../read-store/control-values.port.js';
import type { Leases } from '../read-store/leases.port.js';
import { DEFAULT_OPTIONS, type EngineOptions } from './engine-options.js';
import { LeaseBook } from './leases/lease-book.js';
import { HeartbeatWatch } from './leases/heartbeat-watch.js';
import { holdToLog, refuseAhead } from './log-identity.js';
import type { LiveFeed } from './live-feed/live-feed.port.js';
import { LogFollower, type FollowerContext, type FollowerState } from './subscription/log-follower.js';
import type { Metrics } from '#telemetry/metrics';
import { Telemetry } from '#telemetry/telemetry';
import { parkedReactionKey, type ParkedReaction } from './reactions/parked-reaction.js';
import type { ReportParked } from './parked/parked-notice.js';
import { ReactionPositions } from './reactions/reaction-positions.js';
import { ReactionWork, type ReactionWorkContext, type WithViewsAt } from './reactions/reaction-work.js';
import type { Reaction } from './reaction.js';
import { SharedLog } from '../log/shared-log.js';
import { checkRegistry, type EventRegistry } from '../log/upcasting.js';
import type { MaintenanceOrder } from './orders/maintenance-order.js';
import { OrderRunner } from './orders/order-runner.js';
import type { VaultRecords } from '#vault/records.port';
import { pause } from '#timing/back-off';
import { within } from '#timing/within';

/** What reactions run on; see `ProjectionEngineSetup`. */
export interface ReactionEngineSetup {
  readonly events: EventStore;
  readonly reads: Checkpoints & Commits & ControlValues & Leases;
  readonly reactions?: readonly Reaction[];
  /** Where it is noted how far each reaction has come, so that a lost read store does not lose it. */
  readonly records?: Pick<VaultRecords, 'record' | 'writeRecord'>;
  readonly clock: Clock;
  readonly registry: EventRegistry;
  readonly owner: string;
  readonly telemetry?: Telemetry;
  readonly log?: SharedLog;
  readonly liveFeed?: Pick<LiveFeed, 'nudge'>;
  readonly report?: ReportParked;
  readonly options?: Partial<EngineOptions>;
}

export interface ReactionStatus {
  readonly reaction: string;
  readonly state: FollowerState;
  readonly handled: Position;
  readonly head: Position;
  readonly parked: number;
  readonly error: string | null;
}

const LOOK_AGAIN_MS = 100;
const ANY_VIEWS: WithViewsAt = (_position, work) => work();

/** Runs reactions, each with its own checkpoint and lease, in the order of the log. */
export class ReactionEngine {
  readonly metrics: Metrics;
  private readonly context: FollowerContext & Pick<ReactionWorkContext, 'reads'>;
  private readonly followers = new Map<string, LogFollower>();
  private readonly works = new Map<string, ReactionWork>();
  private readonly orders: OrderRunner;
  private stopping = new AbortController();
  private upkeep: Promise<void> = Promise.resolve();
  private readonly ownsLog: boolean;
  private readonly events: EventStore;
  private readonly positionsKept: ReactionPositions | null;

  constructor(setup: ReactionEngineSetup) {
    checkRegistry(setup.registry);
    const { events, reads, clock, owner, records } = setup;
    this.events = events;
    this.positionsKept = records ? new ReactionPositions(records, events) : null;
    const telemetry = setup.telemetry ?? new Telemetry();
    this.metrics = telemetry.metrics;
    this.ownsLog = !setup.log;
    const log = setup.log ?? new SharedLog(events, setup.registry, this.metrics);
    const liveFeed = setup.liveFeed ?? { nudge: () => undefined };
    const { report } = setup;
    const options = { ...DEFAULT_OPTIONS, ...setup.options };
    this.context = {
      reads,
      clock,
      owner,
      log,
      liveFeed,
      options,
      heartbeats: new HeartbeatWatch(),
      leases: new LeaseBook({ reads, clock, owner, options }),
      telemetry,
      metrics: this.metrics,
      ...(report ? { report } : {}),
    };
    this.orders = new OrderRunner(this.context, (order) => this.workOn(order));
    this.add(setup.reactions ?? []);
  }

  /** Before the start: adds reactions that were made after the engine, and what lets them read views. */
  add(reactions: readonly Reaction[], withViewsAt: WithViewsAt = ANY_VIEWS): void {
    for (const reaction of reactions) {
      const work = new ReactionWork(reaction, { ...this.context, withViewsAt, positions: this.positionsKept });
      this.works.set(reaction.name, work);
      this.followers.set(reaction.name, new LogFollower(`reaction:${reaction.name}`, work, this.context));
    }
  }

  /** Throws `CheckpointAhead`. Writes nothing. */
  async refuseMisfit(): Promise<void> {
    for (const follower of this.followers.values()) await refuseAhead(this.events, this.context.reads, follower.name);
  }

  /** Throws `CheckpointAhead` or `OtherLog`, having started nothing, when a checkpoint does not fit the log. */
  async start(): Promise<void> {
    await holdToLog(this.events, this.context.reads);
    await this.refuseMisfit();
    await this.context.log.start();
    for (const follower of this.followers.values()) follower.start();
    this.stopping = new AbortController();
    this.upkeep = this.runUpkeep();
  }

  /** Each finishes the current event and keeps its place. What has not stopped after `stopWithinMs` is abandoned; its lease expires. */
  async stop(): Promise<void> {
    this.stopping.abort();
    const stopped = Promise.all([...this.followers.values()].map((follower) => follower.stop()));
    await within(
      Promise.all([stopped, this.upkeep.then(() => this.orders.ended())]),
      this.context.options.stopWithinMs,
    );
    if (this.ownsLog) await this.context.log.stop();
  }

  /** Resolves true once every reaction has handled everything up to a position; false after the time. */
  async drained(position: Position, timeoutMs: number): Promise<boolean> {
    const deadline = performance.now() + timeoutMs;
    for (const follower of this.followers.values()) {
      while ((await this.handled(follower)) < position) {
        const left = deadline - performance.now();
        if (left <= 0) return false;
        await follower.changed.wait(Math.min(left, LOOK_AGAIN_MS));
      }
    }
    return true;
  }

  status(): ReactionStatus[] {
    return [...this.followers].map(([reaction, { state, seen, failure }]) => ({
      reaction,
      state,
      handled: seen,
      head: this.context.log.head,
      parked: this.works.get(reaction)!.parked,
      error: failure?.message ?? null,
    }));
  }

  /** What each reaction has handled, whichever process runs it. Throws StoreUnreachable. */
  async positions(): Promise<Readonly<Record<string, Position>>> {
    const checkpoints = await this.context.reads.checkpoints();
    const positions = [...this.followers].map(([reaction, { name, state, seen }]) => {
      const handled = state === 'running' ? seen : (checkpoints.get(name)?.position ?? START);
      return [reaction, this.context.log.idleUpTo(handled, this.works.get(reaction)!.handles)] as const;
    });
    return Object.fromEntries(positions);
  }

  async parked(reaction: string): Promise<ParkedReaction[]> {
    const found = await this.context.reads.listControl<ParkedReaction>(parkedReactionKey(reaction));
    return found.map(({ value }) => value);
  }

  /** A parked event is tried again, or given up, by the process that runs the reaction, between two of its batches. */
  private workOn({ follower, ...order }: MaintenanceOrder): (() => Promise<void>) | null {
    const work = follower.kind === 'reaction' ? this.works.get(follower.name) : undefined;
    const runs = this.followers.get(follower.name);
    if (!work || runs?.state !== 'running') return null;
    if (order.kind === 'retry') return () => runs.exclusively(() => work.retry(order.eventId));
    if (order.kind === 'skip') return () => runs.exclusively(() => work.skip(order.eventId));
    return null;
  }

  private async runUpkeep(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      await this.orders.takeOpenOrders().catch(() => this.metrics.add('upkeepFailures', {}));
      await pause(this.context.options.standbyPollMs, signal);
    }
  }

  private async handled(follower: LogFollower): Promise<Position> {
    if (follower.state === 'running') return follower.seen;
    return (await this.context.reads.checkpoint(follower.name))?.position ?? START;
  }
}
