import { randomUUID } from 'node:crypto';
import type { Instant, Position } from '@covertrail/domain/kernel/event';
import {
  START,
  WrongExpectedRevision,
  type Appended,
  type EventStore,
  type ExpectedRevision,
  type LogEvent,
  type NewEvent,
  type SubscribeOptions,
  type SubscriptionItem,
} from '#event-store/event-store.port';

const PAGE = 100;
const positionOf = (index: number): Position => String(index + 1).padStart(12, '0');

/** The log as an array, for specs of its readers. It can fail, stop answering and lose its end on demand. */
export class InMemoryEventStore implements EventStore {
  private stored: LogEvent[] = [];
  private readonly sleepers = new Set<() => void>();
  private readonly id = randomUUID();
  /** While set, every read throws it: a store that cannot be reached. */
  outage: Error | null = null;
  /** Pages of the log that were read. */
  reads = 0;

  async append(stream: string, events: readonly NewEvent[], expected: ExpectedRevision): Promise<Appended> {
    const inStream = this.stored.filter((event) => event.stream === stream);
    const actual = inStream.length - 1;
    const again = inStream.find((event) => event.id === events.at(-1)?.id);
    if (again) return { revision: again.revision, position: again.position };
    const wanted = expected === 'any' ? actual : expected === 'no-stream' ? -1 : expected;
    if (wanted !== actual) throw new WrongExpectedRevision(stream, expected, actual);
    for (const [offset, event] of events.entries()) {
      const position = positionOf(this.stored.length);
      this.stored.push({
        ...structuredClone(event),
        stream,
        revision: actual + 1 + offset,
        position,
        storedAt: event.meta.recordedAt,
        checksum: null,
        damage: null,
      });
    }
    this.wake();
    return { revision: actual + events.length, position: await this.end() };
  }

  async readStream(stream: string, options: { upTo?: Position; fromRevision?: number } = {}): Promise<LogEvent[]> {
    const { upTo, fromRevision = 0 } = options;
    return this.stored.filter(
      (event) =>
        event.stream === stream && event.revision >= fromRevision && (upTo === undefined || event.position <= upTo),
    );
  }

  async readStreams(streams: readonly string[], options: { upTo?: Position } = {}): Promise<LogEvent[][]> {
    return Promise.all(streams.map((stream) => this.readStream(stream, options)));
  }

  async *readAll(options: { after: Position; limit?: number }): AsyncIterable<LogEvent> {
    let left = options.limit ?? Infinity;
    for (let after = options.after; left > 0;) {
      const page = await this.page(after, Math.min(left, PAGE));
      if (page.length === 0) return;
      yield* page;
      left -= page.length;
      after = page.at(-1)?.position ?? after;
    }
  }

  async *subscribeToAll({ after, signal }: SubscribeOptions): AsyncIterable<SubscriptionItem> {
    let at = after;
    let saidCaughtUp = false;
    while (!signal?.aborted) {
      const page = await this.page(at, PAGE);
      for (const event of page) yield { kind: 'event', event };
      at = page.at(-1)?.position ?? at;
      if (page.length > 0) continue;
      if (!saidCaughtUp) yield { kind: 'caught-up', position: at };
      saidCaughtUp = true;
      await this.more(at, signal);
    }
  }

  async head(): Promise<Position> {
    if (this.outage) throw this.outage;
    return this.end();
  }

  async positionAt(instant: Instant): Promise<Position> {
    return this.stored.findLast((event) => event.meta.recordedAt <= instant)?.position ?? START;
  }

  async missing(): Promise<{ readonly count: number; readonly first: Position | null }> {
    return { count: 0, first: null };
  }

  async eventsBetween(after: Position, upTo: Position): Promise<number> {
    return this.stored.filter(({ position }) => position > after && position <= upTo).length;
  }

  async logId(): Promise<string> {
    return this.id;
  }

  async close(): Promise<void> {
    this.wake();
  }

  /** Marks the event at a position as not as it was appended. */
  damage(position: Position, damage = 'its checksum does not match what is stored'): void {
    this.stored = this.stored.map((event) => {
      if (event.position !== position) return event;
      const {
        data: _data,
        meta: { recordedAt },
        ...place
      } = event;
      return { ...place, meta: { recordedAt }, checksum: null, damage };
    });
  }

  /** Removes the event at a position. */
  lose(position: Position): void {
    this.stored = this.stored.filter((event) => event.position !== position);
  }

  /** As after a restore of an older backup: removes everything after a position. */
  loseAfter(position: Position): void {
    this.stored = this.stored.filter((event) => event.position <= position);
  }

  private async end(): Promise<Position> {
    return this.stored.at(-1)?.position ?? START;
  }

  private async page(after: Position, limit: number): Promise<LogEvent[]> {
    if (this.outage) throw this.outage;
    this.reads += 1;
    const start = after === START ? 0 : Number(after);
    return structuredClone(this.stored.slice(start, start + limit));
  }

  private more(at: Position, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve) => {
      const last = this.stored.at(-1)?.position ?? START;
      if (last > at || signal?.aborted) return resolve();
      const wake = () => {
        this.sleepers.delete(wake);
        signal?.removeEventListener('abort', wake);
        resolve();
      };
      this.sleepers.add(wake);
      signal?.addEventListener('abort', wake, { once: true });
    });
  }

  private wake(): void {
    for (const sleeper of [...this.sleepers]) sleeper();
  }
}
