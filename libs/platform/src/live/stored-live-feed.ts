import type { Position } from '@covertrail/domain/kernel/event';
import { START } from '../event-store/event-store.port.js';
import { backOffMs } from '#timing/back-off';
import { Signal } from '#timing/signal';
import type { CheckpointWatch } from '#engine/progress/checkpoint-watch';
import type { LiveFeed } from '#engine/live-feed/live-feed.port';
import type { Metrics } from '#telemetry/metrics';
import { within } from '#timing/within';
import type { LiveUpdate } from '../read-store/live-update.js';
import type { Checkpoints } from '../read-store/checkpoints.port.js';
import type { Outbox } from '../read-store/outbox.port.js';

const POLL_MS = 100;
const COMMITS = 200;
const MOST_MISSED = 50;
const REACTION = 'reaction:';
/** A store that does not answer is given up after this time. */
const CLOSE_WITHIN_MS = 1_000;

interface Listener {
  readonly onUpdates: (updates: readonly LiveUpdate[]) => void;
  readonly gap: (view: string) => void;
}

/**
 * The live feed of a process that holds sockets: it reads what every commit publishes, with a cursor per projection, up to the
 * checkpoint of each. So it reports the folds of all processes on the same read store.
 */
export class StoredLiveFeed implements LiveFeed {
  private readonly listeners = new Set<Listener>();
  private readonly signal = new Signal();
  private readonly cursors = new Map<string, Position>();
  private stopped = false;
  private nudged = false;
  private readonly waiting: (() => void)[] = [];
  /** When it was last read to its end. */
  private readAt = performance.now();
  private tailing: Promise<void> = Promise.resolve();
  private unwatch: () => void = () => undefined;

  private constructor(
    private readonly reads: Outbox & Pick<Checkpoints, 'onCommit'>,
    private readonly watch: CheckpointWatch,
    private readonly metrics: Metrics,
  ) {
    metrics.collect('live feed', () => metrics.set('liveFeedAge', {}, (performance.now() - this.readAt) / 1_000));
  }

  /** Reports what is committed from now on. */
  static async open(
    reads: Outbox & Pick<Checkpoints, 'onCommit'>,
    watch: CheckpointWatch,
    metrics: Metrics,
  ): Promise<StoredLiveFeed> {
    const feed = new StoredLiveFeed(reads, watch, metrics);
    for (const [name, { position }] of await watch.current()) feed.cursors.set(name, position);
    feed.unwatch = reads.onCommit(() => feed.nudge());
    feed.tailing = feed.tail();
    return feed;
  }

  /** For a process that no page can reach: it reads nothing and reports nothing. */
  static silent(
    reads: Outbox & Pick<Checkpoints, 'onCommit'>,
    watch: CheckpointWatch,
    metrics: Metrics,
  ): StoredLiveFeed {
    return new StoredLiveFeed(reads, watch, metrics);
  }

  nudge(): void {
    this.nudged = true;
    this.signal.notify();
  }

  listen(onUpdates: Listener['onUpdates'], gap: Listener['gap'] = () => undefined): () => void {
    const listener = { onUpdates, gap };
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  /** Resolves when everything that was committed before this call has been passed on. */
  caughtUp(): Promise<void> {
    return new Promise((resolve) => {
      this.waiting.push(resolve);
      this.nudge();
    });
  }

  async missed(view: string, since: Position, audience: ReadonlySet<string>): Promise<readonly LiveUpdate[] | null> {
    const missed: LiveUpdate[] = [];
    for (const [name, { position }] of await this.watch.current()) {
      if (position <= since || !(name.startsWith(`${view}@`) || name.startsWith(REACTION))) continue;
      const { commits, complete } = await this.reads.readOutbox(name, since, position, COMMITS);
      if (!complete || commits.length === COMMITS) return null;
      missed.push(
        ...commits.flatMap(({ updates }) =>
          updates.filter((update) => update.view === view && isFor(update, audience)),
        ),
      );
    }
    return new Set(missed.flatMap(({ ids }) => ids)).size > MOST_MISSED ? null : missed;
  }

  async close(): Promise<void> {
    this.stopped = true;
    this.unwatch();
    this.signal.notify();
    await within(this.tailing, CLOSE_WITHIN_MS);
  }

  private async tail(): Promise<void> {
    for (let attempt = 1; !this.stopped;) {
      this.nudged = false;
      const waiting = this.waiting.splice(0);
      try {
        await this.turn();
        this.readAt = performance.now();
        for (const resolve of waiting) resolve();
        attempt = 1;
        if (!this.nudged) await this.signal.wait(POLL_MS);
      } catch {
        // The store does not answer: the updates are read once it does.
        this.waiting.push(...waiting);
        this.metrics.add('liveFeedRetries', {});
        await this.signal.wait(backOffMs(attempt));
        attempt += 1;
      }
    }
  }

  private async turn(): Promise<void> {
    for (const [name, { position }] of await this.watch.current()) {
      while ((this.cursors.get(name) ?? START) < position) {
        const { commits, complete } = await this.reads.readOutbox(
          name,
          this.cursors.get(name) ?? START,
          position,
          COMMITS,
        );
        if (!complete) await this.reportGap(name);
        this.cursors.set(name, commits.length === COMMITS ? commits.at(-1)!.position : position);
        const updates = commits.flatMap((commit) => commit.updates);
        if (updates.length > 0) for (const { onUpdates } of this.listeners) onUpdates(updates);
      }
    }
  }

  /** A reaction may have published for any view. */
  private async reportGap(name: string): Promise<void> {
    const names = name.startsWith(REACTION)
      ? [...(await this.watch.current()).keys()].filter((projection) => !projection.startsWith(REACTION))
      : [name];
    const views = new Set(names.map((name) => name.split('@')[0]!));
    for (const view of views) for (const { gap } of this.listeners) gap(view);
  }
}

const isFor = ({ audience }: LiveUpdate, audiences: ReadonlySet<string>): boolean =>
  audience.some((member) => audiences.has(member));
