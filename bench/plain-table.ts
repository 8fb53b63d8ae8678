import { DatabaseSync } from '@photostructure/sqlite';
import { keysOf } from '@covertrail/domain/kernel/record-of';
import type { TrackedSupplierDocument } from '@covertrail/contracts/tracking/tracking.views';
import { trackedSuppliers } from '@covertrail/projections/features/tracking/tracked-suppliers.projection';
import { PAGE_SIZE, type ListQuestion } from './list-questions.js';

/** Every field of a row is a column: the compiler names one that is missing. */
const COLUMNS: Readonly<Record<keyof TrackedSupplierDocument, true>> = {
  id: true,
  requesterId: true,
  supplierId: true,
  supplierName: true,
  supplierFolded: true,
  projectId: true,
  templateId: true,
  trackedSince: true,
  active: true,
  outcome: true,
  outcomeWithout: true,
  excepted: true,
  exceptionsLapseOn: true,
  review: true,
  met: true,
  total: true,
  gaps: true,
  gapKinds: true,
  nextExpiry: true,
  coverEndsOn: true,
  holdsUntil: true,
  assessedUpTo: true,
  asked: true,
  optOut: true,
  answered: true,
  urgency: true,
};
const FIELDS = keysOf(COLUMNS);

/** A value as a column holds it. */
function columnValue(value: TrackedSupplierDocument[keyof TrackedSupplierDocument]): string | number | null {
  if (typeof value === 'boolean') return Number(value);
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
}

/** Those of the dashboard's view, without that of words: no question of the bench searches by word. */
export const INDEXES = trackedSuppliers.indexes.filter(({ words }) => !words);

/** The peer of the read store: a table with a column for each field and the same indexes, asked in SQL that was written by hand. */
export class PlainTable {
  private readonly database;
  private readonly insert;

  constructor(file: string) {
    this.database = new DatabaseSync(file);
    this.database.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA cache_size = -65536; PRAGMA temp_store = MEMORY;',
    );
    this.database.exec(
      `CREATE TABLE tracked (${FIELDS.map((field) => (field === 'id' ? 'id TEXT PRIMARY KEY' : field)).join(', ')})`,
    );
    this.insert = this.database.prepare(`INSERT INTO tracked VALUES (${FIELDS.map(() => '?').join(', ')})`);
  }

  dropIndexes(): void {
    INDEXES.forEach((_, index) => this.database.exec(`DROP INDEX IF EXISTS tracked_${index}`));
  }

  createIndexes(): void {
    INDEXES.forEach(({ fields }, index) =>
      this.database.exec(`CREATE INDEX tracked_${index} ON tracked (${fields.join(', ')})`),
    );
  }

  fill(rows: readonly TrackedSupplierDocument[]): void {
    this.database.exec('BEGIN');
    for (const row of rows) {
      this.insert.run(...FIELDS.map((field) => columnValue(row[field])));
    }
    this.database.exec('COMMIT');
  }

  /** The rows of the page and how many there are in all, counted to the cap. */
  asking({ where, parameters, orderBy, page }: ListQuestion, cap: number): () => readonly unknown[] {
    const rows = this.database.prepare(`SELECT * FROM tracked WHERE ${where} ORDER BY ${orderBy} LIMIT ? OFFSET ?`);
    const count = this.database.prepare(`SELECT count(*) AS n FROM (SELECT 1 FROM tracked WHERE ${where} LIMIT ?)`);
    return () => {
      const found = rows.all(...parameters, PAGE_SIZE + 1, page.offset ?? 0);
      count.get(...parameters, cap + 1);
      return found.map((row) => ({ ...row, gaps: JSON.parse((row as { gaps: string }).gaps) as unknown }));
    };
  }

  close(): void {
    this.database.close();
  }
}
