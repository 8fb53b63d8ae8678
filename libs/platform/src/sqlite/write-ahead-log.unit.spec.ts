import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { useWriteAheadLog } from './write-ahead-log.js';

describe('the write-ahead log of a file that another process has just made', () => {
  let folder: string;
  let mine: DatabaseSyncInstance;
  let theirs: DatabaseSyncInstance;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'write-ahead-log-'));
    const file = join(folder, 'new.db');
    [mine, theirs] = [new DatabaseSync(file), new DatabaseSync(file)];
    theirs.exec('CREATE TABLE made (it TEXT); BEGIN IMMEDIATE');
  });
  afterEach(() => {
    mine.close();
    theirs.close();
    rmSync(folder, { recursive: true });
  });
  const mode = () => (mine.prepare('PRAGMA journal_mode').get() as { journal_mode: string }).journal_mode;

  it('is tried again until the other is done', () => {
    let pauses = 0;
    useWriteAheadLog(mine, () => {
      pauses += 1;
      if (pauses === 3) theirs.exec('COMMIT');
    });
    expect(pauses).toBe(3);
    expect(mode()).toBe('wal');
  });

  it('is given up where the other never ends, with what SQLite says', () => {
    expect(() => useWriteAheadLog(mine, () => undefined)).toThrow('database is locked');
    expect(mode()).toBe('delete');
  });

  it('is not tried again for another reason', () => {
    const closed = new DatabaseSync(join(folder, 'other.db'));
    closed.close();
    expect(() => useWriteAheadLog(closed, () => expect('a pause').toBe('none'))).toThrow(/not open|closed/);
  });
});
