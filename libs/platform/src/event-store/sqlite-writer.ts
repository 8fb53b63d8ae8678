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

/** The appends of one transaction so far. */
interface Group {
  readonly storedAt: string;
  readonly answers: CommitAnswer[];
}

/**
 * Appends groups: one transaction and one flush for all waiting callers, and a savepoint for each, so that a wrong revision fails
 * only its own caller. Positions are assigned under the write lock, without gaps, also between processes. `recordedAt` is raised
 * to the last recorded one when a caller's clock is behind it.
 */
export class SqliteWriter {
  private readonly log: LogState;
  private readonly recorded: RecordedAppends;
  private readonly transaction;
  private readonly flush;
  private readonly savepoint;
  private readonly release;
  private readonly insert;
  /** What is begun and not committed. */
  private group: Group | null = null;

  /** `committed` is called once what was appended can be read by everybody. */
  constructor(
    private readonly database: DatabaseSyncInstance,
    private readonly committed: () => void = () => undefined,
  ) {
    createSchema(database);
    this.log = new LogState(database);
    this.recorded = new RecordedAppends(database);
    this.transaction = database.prepare('BEGIN IMMEDIATE');
    this.flush = database.prepare('COMMIT');
    this.savepoint = database.prepare('SAVEPOINT caller');
    this.release = database.prepare('RELEASE caller');
    this.insert = database.prepare(`
      INSERT INTO events (position, stream, revision, id, type, data, meta, recorded_at, stored_at, checksum)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`);
  }

  /** Stores the first appends of a group; nobody else sees them before `commit`. When it throws, none of the group is stored. */
  begin(part: readonly PreparedAppend[]): void {
    this.orNothing(() => this.add(part));
  }

  /**
   * Returns results for the whole group, in its order; `rest` is what `begin` was not given. When it throws, the result of the group is
   * unknown.
   */
  commit(rest: readonly PreparedAppend[]): readonly CommitAnswer[] {
    const { answers } = this.orNothing(() => {
      const group = this.add(rest);
      this.flush.run();
      return group;
    });
    this.group = null;
    this.committed();
    return answers;
  }

  durability(): Durability {
    return durabilityOf(this.database);
  }

  close(): void {
    closeFolded(this.database);
  }

  private add(part: readonly PreparedAppend[]): Group {
    const group = (this.group ??= this.started());
    for (const append of part) group.answers.push(this.append(append, group.storedAt));
    return group;
  }

  private started(): Group {
    this.transaction.run();
    this.log.refresh();
    return { storedAt: new Date().toISOString(), answers: [] };
  }

  private orNothing<Result>(work: () => Result): Result {
    try {
      return work();
    } catch (failure) {
      this.group = null;
      this.log.forget();
      if (this.database.isTransaction) this.database.exec('ROLLBACK');
      throw failure;
    }
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
