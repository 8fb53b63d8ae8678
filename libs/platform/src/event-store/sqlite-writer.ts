import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { closeFolded } from '../sqlite/write-ahead-log.js';
import type { CommitAnswer } from './commit-channel.js';
import { checksumOf } from './event-checksum.js';
import type { ExpectedRevision } from './event-store.port.js';
import { ABSENT, LogState, type StreamHead } from './log-state.js';
import type { PreparedAppend } from './prepared-append.js';
import { RecordedAppends } from './recorded-appends.js';
import { durabilityOf, type Durability } from './sqlite-connection.js';
import { createSchema } from './sqlite-schema.js';

const SQLITE_CONSTRAINT_UNIQUE = 2067;

/**
 * Appends groups: one transaction and one flush for all waiting callers, and a savepoint for each, so that a wrong revision fails
 * only its own caller. Positions are assigned under the write lock, without gaps, also between processes. `recordedAt` is raised
 * to the last recorded one when a caller's clock is behind it.
 */
export class SqliteWriter {
  private readonly log: LogState;
  private readonly recorded: RecordedAppends;
  private readonly begin;
  private readonly flush;
  private readonly savepoint;
  private readonly release;
  private readonly insert;

  /** `committed` is called once what was appended can be read by everybody. */
  constructor(private readonly database: DatabaseSyncInstance, private readonly committed: () => void = () => undefined) {
    createSchema(database);
    this.log = new LogState(database);
    this.recorded = new RecordedAppends(database);
    this.begin = database.prepare('BEGIN IMMEDIATE');
    this.flush = database.prepare('COMMIT');
    this.savepoint = database.prepare('SAVEPOINT caller');
    this.release = database.prepare('RELEASE caller');
    this.insert = database.prepare(`
      INSERT INTO events (position, stream, revision, id, type, data, meta, recorded_at, stored_at, checksum)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`);
  }

  /** Returns results in the order of the group. When it throws, the result of the group is unknown. */
  commit(group: readonly PreparedAppend[]): CommitAnswer[] {
    this.begin.run();
    try {
      this.log.refresh();
      const storedAt = new Date().toISOString();
      const answers = group.map((append) => this.append(append, storedAt));
      this.flush.run();
      this.committed();
      return answers;
    } catch (failure) {
      this.log.forget();
      if (this.database.isTransaction) this.database.exec('ROLLBACK');
      throw failure;
    }
  }

  durability(): Durability {
    return durabilityOf(this.database);
  }

  close(): void {
    closeFolded(this.database);
  }

  private append(append: PreparedAppend, storedAt: string): CommitAnswer {
    const head = this.log.headOf(append.stream);
    if (!isMet(append.expected, head.revision)) {
      return this.recorded.answer(append) ?? { outcome: 'wrong-revision', actual: head.revision };
    }
    const before = { position: this.log.position, recordedAt: this.log.recordedAt };
    try {
      this.insertWhole(append, head, storedAt);
    } catch (failure) {
      Object.assign(this.log, before);
      return this.answerRepeated(append, failure);
    }
    head.revision += append.events.length;
    return { outcome: 'appended', revision: head.revision, position: this.log.position };
  }

  private insertWhole(append: PreparedAppend, head: StreamHead, storedAt: string): void {
    // A single statement undoes itself when it fails.
    if (append.events.length === 1 && head.number !== undefined) {
      return this.insertEvents(append, head.number, head.revision, storedAt);
    }
    this.savepoint.run();
    try {
      const stream = head.number ?? this.log.create(append.stream);
      this.insertEvents(append, stream, head.revision, storedAt);
      head.number = stream;
    } catch (failure) {
      this.database.exec('ROLLBACK TO caller; RELEASE caller');
      throw failure;
    }
    this.release.run();
  }

  private insertEvents({ stream: name, events }: PreparedAppend, stream: number, head: number, storedAt: string): void {
    const { log, insert } = this;
    let revision = head;
    for (const { id, type, data, meta, recordedAt } of events) {
      revision += 1;
      log.position += 1;
      if (recordedAt > log.recordedAt) log.recordedAt = recordedAt;
      const checksum = checksumOf({ id, stream: name, revision, type, recordedAt: log.recordedAt, data, meta });
      insert.run(log.position, stream, revision, id, type, data, meta, log.recordedAt, storedAt, checksum);
    }
  }

  /** Under the lock, only an id that is already in the log violates a unique index. */
  private answerRepeated(append: PreparedAppend, failure: unknown): CommitAnswer {
    const { errcode } = failure as { errcode?: number };
    const answer = errcode === SQLITE_CONSTRAINT_UNIQUE ? this.recorded.answer(append) : undefined;
    if (answer === undefined) throw failure;
    return answer;
  }
}

function isMet(expected: ExpectedRevision, actual: number): boolean {
  if (expected === 'any') return true;
  return expected === 'no-stream' ? actual === ABSENT : expected === actual;
}
