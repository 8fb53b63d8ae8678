import { DatabaseSync } from '@photostructure/sqlite';
import { LogUnderTest, newStream } from './testing/log-under-test.js';
import { SqliteTestLog } from './testing/sqlite-log.js';

describe('a log from before events had checksums', () => {
  let file: SqliteTestLog;
  let log: LogUnderTest;
  beforeEach(async () => {
    file = new SqliteTestLog();
    log = await LogUnderTest.begin(async () => file);
  });
  afterEach(() => log.end());

  it('is taken over: what is there stays without checksums, what comes has them, older code may not append', async () => {
    const stream = newStream();
    await log.append(stream, 2);
    await log.store.close();
    asFormat1(file.file);
    const taken = await log.another();
    await taken.append(stream, [log.event()], 1);
    expect((await taken.readStream(stream)).map(({ checksum, damage }) => [checksum === null, damage])).toEqual([
      [true, null],
      [true, null],
      [false, null],
    ]);
    const older = new DatabaseSync(file.file);
    const insert = `INSERT INTO events (position, stream, revision, id, type, data, meta, recorded_at, stored_at)
      SELECT 4, stream, 3, 'e', type, data, meta, recorded_at, stored_at FROM events WHERE position = 1`;
    expect(() => older.exec(insert)).toThrow('CHECK constraint failed');
    older.exec(
      `PRAGMA ignore_check_constraints = ON; UPDATE events SET data = '{"index":8}', checksum = NULL WHERE position = 3`,
    );
    older.exec(`UPDATE events SET data = '{' WHERE position = 1; UPDATE events SET meta = '[]' WHERE position = 2`);
    older.close();
    expect((await taken.readStream(stream)).map(({ damage }) => damage)).toEqual([
      'its data is not JSON',
      'its metadata cannot be read',
      'its checksum is missing',
    ]);
  });
});

/** Turns a log into one from before events had checksums. */
function asFormat1(file: string): void {
  const database = new DatabaseSync(file);
  database.exec(`
    PRAGMA user_version = 1;
    ALTER TABLE ledger DROP COLUMN checksums_after;
    CREATE TABLE before (
      position INTEGER PRIMARY KEY, stream INTEGER NOT NULL, revision INTEGER NOT NULL, id TEXT NOT NULL, type TEXT NOT NULL,
      data TEXT NOT NULL, meta TEXT NOT NULL, recorded_at TEXT NOT NULL, stored_at TEXT NOT NULL
    ) STRICT;
    INSERT INTO before SELECT position, stream, revision, id, type, data, meta, recorded_at, stored_at FROM events;
    DROP TABLE events;
    ALTER TABLE before RENAME TO events;`);
  database.close();
}
