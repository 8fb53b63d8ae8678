import type { Instant, Position } from '@covertrail/domain/kernel/event';
import { atOnce } from '#timing/at-once';
import { pause, backOffMs } from '#timing/back-off';
import type { EventStoreDbSettings } from './eventstoredb/connection-settings.js';
import { Appender } from './eventstoredb/appender.js';
import { follow } from './eventstoredb/follow-log.js';
import { LogMoments } from './eventstoredb/log-moments.js';
import { logOn } from './eventstoredb/log-identity.js';
import { LogReader } from './eventstoredb/log-reader.js';
import { LogTail, PATIENCE, type Patience } from './eventstoredb/log-tail.js';
import { logIdOn, orRefuse, refuseUnfit } from './eventstoredb/opening.js';
import { positionsOf, SegmentIndex } from './eventstoredb/segment-index.js';
import { sharedClient, type SharedClient } from './eventstoredb/shared-client.js';
import { eventOf, type StoredRecord } from './eventstoredb/stored-record.js';
import { commitOf } from './eventstoredb/log-position.js';
import {
  START,
  type Appended,
  type EventStore,
  type ExpectedRevision,
  type LogEvent,
  type NewEvent,
  type SubscribeOptions,
  type SubscriptionItem,
} from './event-store.port.js';
import type { LogFound } from './log-found.js';
import { LogSignal } from './log-signal.js';

export interface EventStoreDbOptions extends EventStoreDbSettings {
  /** Milliseconds after which nobody knows what became of an append. */
  readonly appendMs?: number;
  readonly patience?: Patience;
}

const APPEND_MS = 8_000;
const PAGE = 500;
/** Streams that are read at a time: the connection has room for a hundred calls. */
const STREAMS_AT_ONCE = 32;

/** The log on an EventStoreDB server, or a cluster of them. Throws LogUnreachable, EventStoreRefused and EventStoreTooNew. */
export async function openEventStoreDb(options: EventStoreDbOptions): Promise<EventStore> {
  const shared = sharedClient(options);
  try {
    const reader = new LogReader(shared.client);
    await refuseUnfit(shared.client, options);
    const id = await logIdOn(shared.client, reader, options);
    return new EventStoreDbEventStore(shared, reader, id, options);
  } catch (error) {
    await shared.release();
    throw error;
  }
}

/** What a server says of the log on it, without writing anything; null where none was begun. Throws as `openEventStoreDb` does. */
export async function logOnEventStoreDb(settings: EventStoreDbSettings): Promise<LogFound | null> {
  const shared = sharedClient(settings);
  try {
    const reader = new LogReader(shared.client);
    await refuseUnfit(shared.client, settings);
    const last = await orRefuse(reader.last(), settings);
    const id = await orRefuse(logOn(reader), settings);
    return id === null ? null : { id, holdsEvents: last !== null };
  } finally {
    await shared.release();
  }
}

class EventStoreDbEventStore implements EventStore {
  private readonly arrived = new LogSignal(() => false);
  private readonly moments = new LogMoments();
  private readonly index: SegmentIndex;
  private readonly appender: Appender;
  private readonly ending = new AbortController();
  private restoring: Promise<void> | null = null;
  private tailing: Promise<LogTail> | null = null;
  private closing: Promise<void> | null = null;

  constructor(
    private readonly shared: SharedClient,
    private readonly reader: LogReader,
    private readonly id: string,
    private readonly options: EventStoreDbOptions,
  ) {
    this.index = new SegmentIndex(shared.client, reader);
    this.appender = new Appender(shared.writer, reader, options.appendMs ?? APPEND_MS);
  }

  async append(stream: string, events: readonly NewEvent[], expected: ExpectedRevision): Promise<Appended> {
    if (this.closing) throw new Error('The event store is closed');
    return this.appender.append(stream, events, expected);
  }

  async readStream(
    stream: string,
    { upTo, fromRevision = 0 }: { readonly upTo?: Position; readonly fromRevision?: number } = {},
  ): Promise<LogEvent[]> {
    if (upTo === START) return [];
    if (upTo !== undefined) commitOf(upTo);
    const records = await this.reader.ofStream(stream, fromRevision);
    const [first] = records;
    if (first)
      this.appender.knownIds.learn(
        stream,
        first.revision,
        records.map(({ id }) => id),
      );
    const wanted = upTo === undefined ? records : records.filter(({ position }) => position <= upTo);
    const last = wanted.at(-1);
    if (last) await this.reach(last.position);
    return wanted.map((record) => this.placed(record));
  }

  async readStreams(streams: readonly string[], options: { readonly upTo?: Position } = {}): Promise<LogEvent[][]> {
    const found: LogEvent[][] = streams.map(() => []);
    await atOnce(STREAMS_AT_ONCE, [...streams.entries()], async ([index, stream]) => {
      found[index] = await this.readStream(stream, options);
    });
    return found;
  }

  async *readAll({
    after,
    limit = Infinity,
  }: {
    readonly after: Position;
    readonly limit?: number;
  }): AsyncGenerator<LogEvent> {
    let at = after;
    for (let left = limit; left > 0;) {
      const page = await this.page(at, Math.min(PAGE, left));
      yield* page;
      const last = page.at(-1);
      if (last === undefined) return;
      at = last.position;
      left -= page.length;
    }
  }

  async *subscribeToAll(options: SubscribeOptions): AsyncGenerator<SubscriptionItem> {
    if (this.closing || options.signal?.aborted === true) return;
    const tail = await this.tail();
    const page = (after: Position, limit: number): Promise<LogEvent[]> => this.page(after, limit);
    const ending =
      options.signal === undefined ? this.ending.signal : AbortSignal.any([this.ending.signal, options.signal]);
    const again = (attempt: number): Promise<void> => pause(backOffMs(attempt), ending);
    yield* follow({ tail, arrived: this.arrived, page, again }, options);
  }

  async head(): Promise<Position> {
    return (await this.reader.last())?.position ?? START;
  }

  /** By the index of segments, and within one by reading it. */
  async positionAt(instant: Instant): Promise<Position> {
    const by = new Date(instant).toISOString();
    const head = await this.head();
    await this.reach(head);
    if (this.moments.latest <= by) return this.moments.upTo;
    let at = this.moments.segmentBefore(by);
    for (;;) {
      const page = await this.page(at, PAGE);
      for (const {
        position,
        meta: { recordedAt },
      } of page) {
        if (recordedAt > by) return at;
        at = position;
      }
      if (page.length === 0) return at;
    }
  }

  /** Holds the positions that the index knows, and those that this process has seen since, against what is there. */
  async missing(): Promise<{ readonly count: number; readonly first: Position | null }> {
    await this.reach(await this.head());
    await this.index.written();
    const positions = [
      ...(await this.index.segments()).slice(0, this.moments.count).flatMap(positionsOf),
      ...this.moments.positionsSince,
    ];
    const lost = new Set(positions);
    for (let at: Position = START; ;) {
      const page = await this.reader.after(at, PAGE);
      for (const { position } of page) lost.delete(position);
      const last = page.at(-1);
      if (last === undefined) break;
      at = last.position;
    }
    const [first = null] = lost;
    return { count: lost.size, first };
  }

  async logId(): Promise<string> {
    return this.id;
  }

  /** What was handed over has its answer first; subscriptions end. */
  close(): Promise<void> {
    this.closing ??= this.shutDown();
    return this.closing;
  }

  private async shutDown(): Promise<void> {
    this.ending.abort();
    this.arrived.close();
    await this.appender.settled();
    await this.tailing?.then(
      (tail) => tail.close(),
      () => undefined,
    );
    await this.index.written();
    await this.shared.release();
  }

  private async page(after: Position, limit: number): Promise<LogEvent[]> {
    await this.restored();
    const records = await this.reader.after(after, limit);
    // What follows closely on what was taken last is taken as it is; over a gap everything between has to be read.
    if (after <= this.moments.upTo) this.take(records);
    const last = records.at(-1);
    if (last) await this.reach(last.position);
    return records.map((record) => this.placed(record));
  }

  private placed(record: StoredRecord): LogEvent {
    return eventOf(record, this.moments.of(record));
  }

  private take(records: readonly StoredRecord[]): void {
    this.index.keep(this.moments.take(records));
  }

  /** Knows of all events up to a position when they were recorded. */
  private async reach(position: Position): Promise<void> {
    await this.restored();
    while (this.moments.upTo < position) {
      const records = await this.reader.after(this.moments.upTo, PAGE);
      if (records.length === 0) return;
      this.take(records);
    }
  }

  private restored(): Promise<void> {
    this.restoring ??= this.restore().catch((error: unknown) => {
      this.restoring = null;
      throw error;
    });
    return this.restoring;
  }

  private async restore(): Promise<void> {
    for (const segment of await this.index.segments()) this.moments.restore(segment);
  }

  private tail(): Promise<LogTail> {
    this.tailing ??= this.beginTail().catch((error: unknown) => {
      this.tailing = null;
      throw error;
    });
    return this.tailing;
  }

  private async beginTail(): Promise<LogTail> {
    await this.reach(await this.head());
    const take = (record: StoredRecord): LogEvent => {
      this.take([record]);
      return this.placed(record);
    };
    const { patience = PATIENCE } = this.options;
    return new LogTail(this.moments.upTo, {
      client: this.shared.client,
      reader: this.reader,
      patience,
      take,
      arrived: this.arrived,
    });
  }
}
