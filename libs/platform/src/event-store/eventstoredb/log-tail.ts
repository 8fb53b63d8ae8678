import type { Position } from '@covertrail/domain/kernel/event';
import { backOffMs, pause } from '#timing/back-off';
import type { LogSignal } from '../log-signal.js';
import type { LogEvent } from '../event-store.port.js';
import type { LogClient } from './log-client.js';
import { responsesTo, type LogReader } from './log-reader.js';
import { subscriptionToLog } from './read-requests.js';
import { recordOf, type StoredRecord } from './stored-record.js';

/** Events that are kept for whoever follows; who is further behind reads from the server. */
const KEPT = 2_048;

/** How long a silent subscription is believed. */
export interface Patience {
  readonly watchEveryMs: number;
  readonly silentTooLongMs: number;
}

export const PATIENCE: Patience = { watchEveryMs: 5_000, silentTooLongMs: 30_000 };

interface Setup {
  readonly client: LogClient;
  readonly reader: LogReader;
  readonly patience: Patience;
  /** Called with each record, in order; answers the event. */
  readonly take: (record: StoredRecord) => LogEvent;
  /** Notified after each. */
  readonly arrived: LogSignal;
}

/**
 * The one subscription of this process to the log, from which everybody who follows is served. It keeps the latest events; a consumer that
 * is slower loses nothing, for it reads on from the server. After a lost connection it subscribes again behind the last event it took.
 */
export class LogTail {
  /** How often it had to subscribe again. */
  resubscribed = 0;
  private events: LogEvent[] = [];
  private lowest: Position;
  private readonly ending = new AbortController();
  private call = new AbortController();
  private lastReceivedAt = performance.now();
  private readonly working: Promise<unknown>;

  constructor(
    after: Position,
    private readonly setup: Setup,
  ) {
    this.lowest = after;
    this.working = Promise.all([this.follow(), this.watch()]);
  }

  /** True when what follows a position, as far as it has arrived, is here. */
  covers(position: Position): boolean {
    return position >= this.lowest;
  }

  after(position: Position, limit: number): readonly LogEvent[] {
    let from = this.events.length;
    while (from > 0 && this.events[from - 1]!.position > position) from -= 1;
    return this.events.slice(from, from + limit);
  }

  async close(): Promise<void> {
    this.ending.abort();
    this.call.abort();
    await this.working;
  }

  private get high(): Position {
    return this.events.at(-1)?.position ?? this.lowest;
  }

  private async follow(): Promise<void> {
    for (let attempt = 1; !this.ending.signal.aborted; attempt += 1) {
      this.call = new AbortController();
      try {
        if (await this.deliver(this.call.signal)) attempt = 1;
      } catch {
        // Whoever reads or appends meets the same; here there is only one thing to do, which is to try again.
      }
      if (this.ending.signal.aborted) return;
      this.resubscribed += 1;
      await pause(backOffMs(attempt), this.ending.signal);
    }
  }

  /** Resolves true when anything came before the subscription ended. */
  private async deliver(signal: AbortSignal): Promise<boolean> {
    let received = false;
    try {
      for await (const response of responsesTo(this.setup.client, subscriptionToLog(this.high), null, signal)) {
        this.lastReceivedAt = performance.now();
        received = true;
        const event = response.getEvent()?.getEvent();
        if (event) this.push(recordOf(event));
      }
    } catch (error) {
      if (!received) throw error;
    }
    return received;
  }

  private push(record: StoredRecord): void {
    if (record.position <= this.high) return;
    this.events.push(this.setup.take(record));
    if (this.events.length >= KEPT * 2) {
      const dropped = this.events.splice(0, this.events.length - KEPT);
      this.lowest = dropped.at(-1)!.position;
    }
    this.setup.arrived.notify();
  }

  /** A half-open connection delivers nothing and says nothing: when the log has gone on without us, or does not answer, subscribe again. */
  private async watch(): Promise<void> {
    const { patience, reader } = this.setup;
    while (!this.ending.signal.aborted) {
      await pause(patience.watchEveryMs, this.ending.signal);
      if (this.ending.signal.aborted || performance.now() - this.lastReceivedAt < patience.silentTooLongMs) continue;
      const upToDate = await reader.last().then(
        (last) => last === null || last.position <= this.high,
        () => false,
      );
      if (!upToDate) this.call.abort();
    }
  }
}
