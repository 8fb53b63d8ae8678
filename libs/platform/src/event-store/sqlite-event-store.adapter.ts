import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Instant, Position } from '@covertrail/domain/kernel/event';
import type { CommitChannel } from './commit-channel.js';
import {
  NotAppendable,
  WrongExpectedRevision,
  type Appended,
  type EventStore,
  type ExpectedRevision,
  type LogEvent,
  type NewEvent,
  type SubscribeOptions,
  type SubscriptionItem,
} from './event-store.port.js';
import { GroupCommitQueue } from './group-commit-queue.js';
import { InlineCommitChannel } from './inline-commit-channel.js';
import { watchSignal } from '../sqlite/file-signal.js';
import { turns } from '../timing/turns.js';
import type { NativeCallGuard } from '../worker/native-calls.js';
import type { LogReader } from './log-reader.port.js';
import { LogSignal } from './log-signal.js';
import { logIn } from './log-in-file.js';
import { follow, pagesOf } from './log-subscription.js';
import { prepareAppend } from './prepared-append.js';
import { openReaderConnection } from './sqlite-connection.js';
import { positionOf, rowOf } from './sqlite-position.js';
import { SqliteReader } from './sqlite-reader.js';
import { WorkerCommitChannel } from './worker-commit-channel.js';

export interface SqliteEventStoreOptions {
  /** Created, with its folders, when it does not exist. In-memory databases are not supported. */
  readonly file: string;
  /** `worker` keeps flushing off the event loop; `inline` starts faster, for tests. */
  readonly writer: 'worker' | 'inline';
}

/** The embedded log: one SQLite file, which other processes may read and append to at the same time. Throws EventStoreTooNew. */
export async function openSqliteEventStore({ file, writer }: SqliteEventStoreOptions): Promise<EventStore> {
  logIn(file);
  mkdirSync(dirname(file), { recursive: true });
  const channel = writer === 'inline' ? new InlineCommitChannel(file) : new WorkerCommitChannel(file);
  if (channel instanceof WorkerCommitChannel) await channel.start();
  return new SqliteEventStore(file, channel, new SqliteReader(openReaderConnection(file)));
}

/** The same log, for a thread that only reads it, and that has not begun. The file must exist. Throws EventStoreTooNew. */
export function openSqliteLogReader(file: string, calls: NativeCallGuard): LogReader {
  logIn(file);
  return new SqliteLog(new SqliteReader(openReaderConnection(file), calls));
}

/** Reads the log on one connection. */
class SqliteLog implements LogReader {
  constructor(protected readonly reader: SqliteReader) {}

  async readStream(
    stream: string,
    options: { readonly upTo?: Position; readonly fromRevision?: number } = {},
  ): Promise<LogEvent[]> {
    const upTo = options.upTo === undefined ? Number.MAX_SAFE_INTEGER : rowOf(options.upTo);
    return turns.read(() => this.reader.readStream(stream, options.fromRevision ?? 0, upTo));
  }

  async readStreams(streams: readonly string[], { upTo }: { readonly upTo?: Position } = {}): Promise<LogEvent[][]> {
    const last = upTo === undefined ? Number.MAX_SAFE_INTEGER : rowOf(upTo);
    const found = await turns.read(() => this.reader.readStreams([...new Set(streams)], last));
    return streams.map((stream) => found.get(stream) ?? []);
  }

  async *readAll({ after, limit }: { readonly after: Position; readonly limit?: number }): AsyncGenerator<LogEvent> {
    for await (const page of pagesOf(this.reader, after, limit)) yield* page;
  }

  async close(): Promise<void> {
    this.reader.close();
  }
}

class SqliteEventStore extends SqliteLog implements EventStore {
  private readonly appended: LogSignal;
  private readonly queue: GroupCommitQueue;
  private closing: Promise<void> | undefined;

  constructor(
    file: string,
    private readonly channel: CommitChannel,
    reader: SqliteReader,
  ) {
    super(reader);
    this.appended = new LogSignal(
      () => reader.changed(),
      (signaled) => watchSignal(file, signaled),
    );
    this.queue = new GroupCommitQueue(channel, () => this.committed());
  }

  async append(stream: string, events: readonly NewEvent[], expected: ExpectedRevision): Promise<Appended> {
    if (this.closing) throw new Error('The event store is closed');
    const answer = await this.queue.append(prepareAppend(stream, events, expected));
    if (answer.outcome === 'wrong-revision') throw new WrongExpectedRevision(stream, expected, answer.actual);
    if (answer.outcome === 'refused') throw new NotAppendable(answer.reason);
    return { revision: answer.revision, position: positionOf(answer.position) };
  }

  subscribeToAll(options: SubscribeOptions): AsyncIterable<SubscriptionItem> {
    return follow(this.reader, this.appended, options);
  }

  async head(): Promise<Position> {
    return positionOf(this.reader.head());
  }

  async positionAt(instant: Instant): Promise<Position> {
    return positionOf(this.reader.lastRecordedBy(new Date(instant).toISOString()));
  }

  async missing(): Promise<{ readonly count: number; readonly first: Position | null }> {
    const { count, first } = this.reader.missing();
    return { count, first: first === null ? null : positionOf(first) };
  }

  /** Rows are numbered without gaps, unless some were lost. */
  async eventsBetween(after: Position, upTo: Position): Promise<number> {
    return Math.max(0, rowOf(upTo) - rowOf(after));
  }

  async logId(): Promise<string> {
    return this.reader.logId();
  }

  /** Pending appends are stored first; subscriptions end. */
  override close(): Promise<void> {
    this.closing ??= this.shutDown();
    return this.closing;
  }

  /** The signal that this append sends to every process changes nothing here afterwards. */
  private committed(): void {
    this.reader.changed();
    this.appended.notify();
  }

  private async shutDown(): Promise<void> {
    this.appended.close();
    await this.queue.flush();
    await this.channel.close();
    this.reader.close();
  }
}
