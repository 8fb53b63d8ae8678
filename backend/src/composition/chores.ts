import { within } from '@covertrail/platform/timing/within';
import type { Logger } from '@covertrail/platform/telemetry/logger';
import { LiveGateway } from '../live/live.gateway.js';
import { ViewsBehind } from '../views/views-behind.js';
import type { Product } from './product.js';
import { LeaderLock } from './leader-lock.js';

const REPEAT_MS = 60_000;
const SWITCHED_MS = 1_000;
const ENDS_WITHIN_MS = 1_000;

/** What a backend does besides answering calls: every minute it runs the jobs, and all the time it watches its stores. */
export class Chores {
  private readonly leaderLock: LeaderLock;
  private readonly gateway: LiveGateway;
  private timers: readonly NodeJS.Timeout[] = [];
  private atWork: Promise<unknown> = Promise.resolve();
  private readonly ending = new AbortController();
  private watching: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly product: Product,
    private readonly log: Logger,
  ) {
    this.leaderLock = new LeaderLock(product.infrastructure.reads, 'day-clock', REPEAT_MS);
    this.gateway = product.app.get(LiveGateway);
  }

  /** Resolves when every job has run once. */
  start(): Promise<unknown> {
    this.timers = [
      setInterval(() => void this.repeat(), REPEAT_MS),
      setInterval(() => void this.gateway.notifySwitched(), SWITCHED_MS),
    ];
    const {
      infrastructure: { ledgerWatch },
      engines: { viewWatch },
    } = this.product;
    this.watching = Promise.all([
      ledgerWatch.keepLooking(this.ending.signal),
      viewWatch.keepLooking(this.ending.signal),
    ]);
    return this.repeat();
  }

  /** Waits a short time for running jobs. One that continues longer finds closed stores, which is harmless. */
  async stop(): Promise<void> {
    this.ending.abort();
    for (const timer of this.timers) clearInterval(timer);
    await within(Promise.all([this.atWork, this.watching]), ENDS_WITHIN_MS);
  }

  /** Runs every job once. */
  repeat(): Promise<unknown> {
    const { jobs } = this.product;
    const all = [
      this.gateway.endDeadSessions().catch((err: unknown) => this.failed(err, 'end of dead sessions')),
      // Only one of several backends needs to run the jobs.
      this.leaderLock
        .run(() => jobs.runAll((err, name) => this.failed(err, name), this.ending.signal))
        .catch((err: unknown) => this.failed(err, 'leader lock')),
    ];
    return (this.atWork = Promise.all(all));
  }

  private failed(err: unknown, job: string): void {
    if (this.ending.signal.aborted) return;
    if (err instanceof ViewsBehind) return this.log.warn({ err, job }, 'a job waits until the views are built');
    this.product.infrastructure.telemetry.metrics.add('jobFailures', { name: job });
    this.log.error({ err, job }, 'a job failed');
  }
}
