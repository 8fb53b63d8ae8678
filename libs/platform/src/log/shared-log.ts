import type { Position } from '@covertrail/domain/kernel/event';
import { START, type EventStore } from '#event-store/event-store.port';
import { backOffMs, pause } from '#timing/back-off';
import { Signal } from '#timing/signal';
import { asError, concerns, toEntry, type LogEntry } from './log-entry.js';
import { KnownHeads } from './known-heads.js';
import { LogPages, type PageReader } from './log-pages.js';
import { LogWindow } from './log-window.js';
import type { Metrics } from '#telemetry/metrics';
import type { EventRegistry } from './upcasting.js';

const WINDOW = 4_000;
/** A view that is rebuilt, and the one that it is related to. */
const FEW = 2;
const WATCH_EVERY_MS = 5_000;
const SILENT_TOO_LONG_MS = 30_000;

/**
 * One reader of the log for all followers in this process: each event is read and upcast once.
 *
 * Followers near the head are served from the window that one subscription fills. Those further behind read
 * pages and share them with all that need the same part (`LogPages`).
 */
export class SharedLog {
  /** Notifies whenever an event arrived. */
  readonly arrived = new Signal();
  private readonly listeners = new Set<() => void>();
  private readonly watchers = new Set<(entry: LogEntry) => void>();
  private readonly pages: LogPages;
  private window: LogWindow | null = null;
  private heads: KnownHeads | null = null;
  private atStart: Position = START;
  private stopping = new AbortController();
  private followed: Promise<unknown> = Promise.resolve();
  private lastItemAt = 0;
  private subscription = new AbortController();
  private notifying = false;
  /** Events that arrived since the start. */
  taken = 0;
  private started: Promise<void> | null = null;
  /** Why the subscription does not deliver at present; null while it does. */
  failure: Error | null = null;

  constructor(
    private readonly events: EventStore,
    private readonly registry: EventRegistry,
    private readonly metrics: Metrics,
  ) {
    this.pages = new LogPages(events, registry);
  }

  /** Position of the last event known here. */
  get head(): Position {
    return this.window?.high ?? START;
  }

  /** The end of the log when this process began to follow it. */
  get headAtStart(): Position {
    return this.atStart;
  }

  /** The end of the log as this process has known it for `ms`: what was there when it began to follow the log counts as known forever. */
  headKnownFor(ms: number): Position {
    return this.heads?.knownFor(ms) ?? START;
  }

  /** Events between a position and the known head; Infinity when that is more than the window holds. */
  behind(position: Position): number {
    return this.window?.covers(position) ? this.window.after(position, WINDOW * 2).length : Infinity;
  }

  /** The first entry behind a position; null where there is none, and where it is further back than the window reaches. */
  next(position: Position): LogEntry | null {
    return this.window?.covers(position) ? (this.window.after(position, 1)[0] ?? null) : null;
  }

  /** The last position, from `position` on, before which there is no event of these types; `position` itself where the window ends. */
  idleUpTo(position: Position, types: ReadonlySet<string>): Position {
    if (!this.window?.covers(position)) return position;
    let idle = position;
    for (const entry of this.window.after(position, WINDOW * 2)) {
      if (concerns(entry, types)) return idle;
      idle = entry.position;
    }
    return idle;
  }

  /** Begins to follow the log at its present head. Harmless when it already does. */
  start(): Promise<void> {
    this.started ??= this.begin();
    return this.started;
  }

  async stop(): Promise<void> {
    await this.started?.catch(() => undefined);
    this.stopping.abort();
    this.subscription.abort();
    await this.followed;
    this.window = null;
    this.started = null;
  }

  /**
   * The next entries behind a position, at most `limit`; empty at the end of the log. The reader calls `leave` when it reads no more.
   * Throws what the event store throws.
   */
  async read(after: Position, limit: number, reader: PageReader): Promise<readonly LogEntry[]> {
    if (this.window && !this.window.covers(after)) return this.pages.read(after, limit, reader);
    this.pages.leave(reader);
    return this.window?.after(after, limit) ?? [];
  }

  /** Nothing is kept in memory for this reader any more. */
  leave(reader: PageReader): void {
    this.pages.leave(reader);
  }

  /**
   * Begins to read what comes after a position, so that a later `read` finds it in memory. Does nothing while many follow the log: the
   * first of them would run away from the others, who would read again what it has read.
   */
  prepare(after: Position): void {
    if (this.listeners.size <= FEW && this.window && !this.window.covers(after)) this.pages.prepare(after);
  }

  /** One entry by its place, as this code reads it; null where it no longer exists. */
  async entryOf({
    stream,
    revision,
    position,
  }: Pick<LogEntry, 'stream' | 'revision' | 'position'>): Promise<LogEntry | null> {
    const [stored] = await this.events.readStream(stream, { fromRevision: revision, upTo: position });
    return stored ? toEntry(stored, this.registry) : null;
  }

  /** Asks the event store itself. */
  confirmedHead(): Promise<Position> {
    return this.events.head();
  }

  /** Calls the listener whenever an event arrived. Returns the function that stops it. */
  listen(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  /** Calls the watcher with each event as it arrives, before anyone is notified. */
  watch(watcher: (entry: LogEntry) => void): void {
    this.watchers.add(watcher);
  }

  private async begin(): Promise<void> {
    try {
      this.atStart = await this.events.head();
      this.window = new LogWindow(this.atStart, WINDOW);
      this.heads = new KnownHeads(this.atStart);
    } catch (error) {
      this.started = null;
      throw error;
    }
    this.stopping = new AbortController();
    this.followed = Promise.all([this.follow(this.window), this.watchConnection()]);
  }

  private async follow(window: LogWindow): Promise<void> {
    for (let attempt = 1; !this.stopping.signal.aborted; attempt += 1) {
      this.subscription = new AbortController();
      this.lastItemAt = Date.now();
      try {
        for await (const item of this.events.subscribeToAll({ after: window.high, signal: this.subscription.signal })) {
          this.lastItemAt = Date.now();
          this.failure = null;
          attempt = 1;
          if (item.kind === 'event') this.take(window, toEntry(item.event, this.registry));
        }
      } catch (error) {
        this.failure = asError(error);
      }
      if (this.stopping.signal.aborted) return;
      this.metrics.add('resubscriptions', {});
      await pause(backOffMs(attempt), this.stopping.signal);
    }
  }

  private take(window: LogWindow, entry: LogEntry): void {
    window.push(entry);
    this.taken += 1;
    for (const watcher of this.watchers) watcher(entry);
    this.metrics.add('logEvents', {});
    if (!entry.event && !entry.failure) this.metrics.add('unknownEvents', {});
    if (this.notifying) return;
    this.notifying = true;
    setImmediate(() => {
      this.notifying = false;
      this.heads?.note(this.head);
      this.arrived.notify();
      for (const listener of this.listeners) listener();
    });
  }

  /** A half-open connection delivers nothing and reports nothing: when the head has moved without an event arriving, subscribe again. */
  private async watchConnection(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      await pause(WATCH_EVERY_MS, this.stopping.signal);
      if (this.stopping.signal.aborted || Date.now() - this.lastItemAt < SILENT_TOO_LONG_MS) continue;
      const head = await this.events.head().catch(() => START);
      if (head > this.head) this.subscription.abort();
    }
  }
}
