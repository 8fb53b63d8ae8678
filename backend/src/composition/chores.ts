import { systemClock } from '@covertrail/platform/clock/clock';
import { within } from '@covertrail/platform/timing/within';
import type { Logger } from '@covertrail/platform/telemetry/logger';
import { LiveGateway } from '../live/live.gateway.js';
import { ViewsBehind } from '../views/views-behind.js';
import type { Product } from './product.js';
import { LeaderLock } from './leader-lock.js';

const REPEAT_MS = 60_000;
const SWITCHED_MS = 1_000;
const ENDS_WITHIN_MS = 1_000;
/** A file is uploaded before the command that cites it (DESIGN section 3). */
const UNCLAIMED_KEPT_MS = 24 * 60 * 60_000;

/** What a backend does every minute besides answering calls: it reassesses as days pass, and deletes what is no longer needed. */
export class Chores {
  private readonly leaderLock: LeaderLock;
  private readonly gateway: LiveGateway;
  private timers: readonly NodeJS.Timeout[] = [];
  private atWork: Promise<unknown> = Promise.resolve();
  private readonly ending = new AbortController();
  private watching: Promise<unknown> = Promise.resolve();

  constructor(private readonly product: Product, private readonly log: Logger) {
    this.leaderLock = new LeaderLock(product.infrastructure.reads, 'day-clock', REPEAT_MS);
    this.gateway = product.app.get(LiveGateway);
  }

  /** Resolves when every chore has run once. */
  start(): Promise<unknown> {
    this.timers = [setInterval(() => void this.repeat(), REPEAT_MS), setInterval(() => void this.gateway.notifySwitched(), SWITCHED_MS)];
    const { infrastructure: { ledgerWatch }, engines: { viewWatch } } = this.product;
    this.watching = Promise.all([ledgerWatch.keepLooking(this.ending.signal), viewWatch.keepLooking(this.ending.signal)]);
    return this.repeat();
  }

  /** Waits a short time for running chores. One that continues longer finds closed stores, which is harmless. */
  async stop(): Promise<void> {
    this.ending.abort();
    for (const timer of this.timers) clearInterval(timer);
    await within(Promise.all([this.atWork, this.watching]), ENDS_WITHIN_MS);
  }

  /** Runs every chore once. */
  repeat(): Promise<unknown> {
    const all = [this.gateway.endDeadSessions(), this.leaderLock.run(() => this.asLeader())];
    return (this.atWork = Promise.all(all).catch((err: unknown) => this.failed(err)));
  }

  private failed(err: unknown): void {
    if (this.ending.signal.aborted) return;
    if (err instanceof ViewsBehind) this.log.warn({ err }, 'the daily reassessment waits until the views are built');
    else this.log.error({ err }, 'the daily reassessment failed');
  }

  /** Chores that only one of several backends needs to run. */
  private async asLeader(): Promise<void> {
    const { dailyReassessment, lapseNotices, engineReassessment, claimReleaser, infrastructure } = this.product;
    await engineReassessment.run();
    await dailyReassessment.run();
    await lapseNotices.run();
    await claimReleaser.sweep();
    await infrastructure.vault.sweepSessions(systemClock.now());
    await infrastructure.vault.sweepRecords(systemClock.now());
    await infrastructure.files.sweepUnclaimed(new Date(Date.now() - UNCLAIMED_KEPT_MS).toISOString());
  }
}
