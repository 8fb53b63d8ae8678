import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { FileDamaged } from './file-trouble.js';
import { formatOf, sayFormat } from './file-format.js';
import { lookInside } from './look-inside.js';

describe('a look into a file', () => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'look-inside-'));
    file = join(folder, 'kept.db');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** But for the memory that connections share, in which a reader says how far it reads. */
  const contents = () =>
    Object.fromEntries(
      readdirSync(folder)
        .filter((name) => !name.endsWith('-shm'))
        .map((name) => [name, readFileSync(join(folder, name), 'base64')]),
    );
  const opened = (): DatabaseSyncInstance => {
    const database = new DatabaseSync(file);
    database.exec('PRAGMA journal_mode = WAL');
    sayFormat(database, 7);
    return database;
  };

  it('finds nothing where there is no file, or an empty one, and makes none', () => {
    expect(lookInside(file, formatOf)).toBeNull();
    expect(readdirSync(folder)).toEqual([]);
    writeFileSync(file, '');
    expect(lookInside(file, formatOf)).toBeNull();
  });

  it('sees what was written last, also while it is written, and leaves everything as it is', () => {
    const writing = opened();
    const before = contents();
    expect(lookInside(file, formatOf)).toBe(7);
    expect(contents()).toEqual(before);
    writing.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    writing.close();
    for (const beside of ['-wal', '-shm']) rmSync(file + beside, { force: true });
    const closed = contents();
    expect(lookInside(file, formatOf)).toBe(7);
    expect(contents()).toEqual(closed);
  });

  it('names a file that is damaged', () => {
    writeFileSync(file, 'no database '.repeat(100));
    expect(() => lookInside(file, formatOf)).toThrow(FileDamaged);
    expect(() => lookInside(file, formatOf)).toThrow(`The file ${file} is damaged (file is not a database)`);
  });
});
