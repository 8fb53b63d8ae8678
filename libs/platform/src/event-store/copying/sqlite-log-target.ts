import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { opening } from '../../sqlite/file-trouble.js';
import { START, type LogEvent } from '../event-store.port.js';
import { finished, newCopyOf, originOf, unfinished } from '../log-id.js';
import { pagesOf } from '../log-subscription.js';
import type { PreparedAppend } from '../prepared-append.js';
import { DURABLE } from '../sqlite-connection.js';
import { SqliteReader } from '../sqlite-reader.js';
import { createSchema } from '../sqlite-schema.js';
import { SqliteWriter } from '../sqlite-writer.js';
import { TargetInUse, TargetTaken, type LogTarget, type RecordedEvent } from './log-target.port.js';

const SQLITE_BUSY = 5;

/**
 * A new log in this file, or one that an earlier copy of the same log began. Throws TargetTaken, TargetInUse, EventStoreTooNew. All of it
 * on one connection: another one of this process, too, would hold a lock of its own.
 */
export function openSqliteLogTarget(file: string, sourceId: string): LogTarget {
  mkdirSync(dirname(file), { recursive: true });
  const database = opening(file, () => openAlone(file));
  try {
    createSchema(database, newCopyOf(sourceId));
    const { id } = database.prepare('SELECT id FROM ledger').get() as { readonly id: string };
    if (originOf(id) !== originOf(sourceId) || id === sourceId) throw new TargetTaken(file, id);
    return new SqliteLogTarget(database, id);
  } catch (error) {
    giveBack(database);
    database.close();
    throw error;
  }
}

class SqliteLogTarget implements LogTarget {
  private readonly writer: SqliteWriter;
  private readonly reader: SqliteReader;

  constructor(
    private readonly database: DatabaseSyncInstance,
    private readonly id: string,
  ) {
    this.writer = new SqliteWriter(database);
    this.reader = new SqliteReader(database);
  }

  async *events(): AsyncGenerator<LogEvent> {
    for await (const page of pagesOf(this.reader, START)) yield* page;
  }

  async take(events: readonly RecordedEvent[]): Promise<void> {
    this.say(unfinished(this.id));
    const answers = this.writer.commit(events.map(asAppend));
    events.forEach(({ id, stream, revision }, index) => {
      const answer = answers[index];
      if (answer?.outcome !== 'appended' || answer.revision !== revision)
        throw new Error(`Event ${id} cannot stand at revision ${revision} of ${stream}`);
    });
  }

  async finish(): Promise<void> {
    this.say(finished(this.id));
  }

  async close(): Promise<void> {
    giveBack(this.database);
    this.writer.close();
  }

  private say(id: string): void {
    this.database.prepare('UPDATE ledger SET id = ?1 WHERE id <> ?1').run(id);
  }
}

/** Where the log had raised the caller's time, its text goes on saying what the caller said: the checksum is over both. */
function asAppend({ id, type, stream, revision, data, meta, clockAt }: RecordedEvent): PreparedAppend {
  const said = clockAt === undefined ? meta : { ...meta, recordedAt: clockAt };
  const event = { id, type, data: JSON.stringify(data), meta: JSON.stringify(said), recordedAt: meta.recordedAt };
  return { stream, expected: revision === 0 ? 'no-stream' : revision - 1, events: [event] };
}

/**
 * For as long as this connection keeps the lock nobody else can read or write the file. The write-ahead log is begun before: begun
 * under the lock it could not be given back.
 */
function openAlone(file: string): DatabaseSyncInstance {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec(
      `PRAGMA journal_mode = WAL; ${DURABLE} SELECT count(*) FROM sqlite_schema; PRAGMA locking_mode = EXCLUSIVE; BEGIN IMMEDIATE; COMMIT;`,
    );
    return database;
  } catch (error) {
    database.close();
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) throw new TargetInUse(file);
    throw error;
  }
}

/** A closed connection lives on until its statements are collected, and its lock with it: so that is given back first. */
const giveBack = (database: DatabaseSyncInstance): void =>
  database.exec('PRAGMA locking_mode = NORMAL; SELECT count(*) FROM sqlite_schema;');
