import type { Document } from '../document.js';
import type { PreparedWrite } from '../prepared-write.js';
import type { Connection, Prepared } from './connection.js';
import { declarationOf } from './declarations.js';
import type { StoredDeclaration } from './declarations.js';
import { columnName, quoted, tablesOf } from './names.js';
import type { Tables } from './names.js';
import { CHECKSUM, checksumOf } from './row-checksum.js';
import type { Parameter } from './sql.js';
import { columnsFromBody, mayHoldNul, storedValues } from './stored-values.js';
import { WordRows } from './word-rows.js';

interface Stored {
  readonly number: number;
  readonly body: string;
}

/** The writes of one transaction to one collection: its declaration is read and its statements are found once. */
export class CollectionWrites {
  private readonly tables: Tables;
  private readonly declaration: StoredDeclaration;
  private readonly words: WordRows | null;
  private readonly stored: Prepared;
  private readonly remove: Prepared;
  private readonly bury: Prepared;
  private readonly forgetTombstone: Prepared;
  private insert: Prepared;
  private upsert: Prepared;
  /** False while the collection has no tombstone, which is so of most. */
  private buried: boolean;

  constructor(
    private readonly connection: Connection,
    collection: string,
  ) {
    const tables = tablesOf(collection);
    const { documents, tombstones } = tables;
    this.tables = tables;
    this.declaration = declarationOf(connection, collection);
    this.words = this.declaration.words.length > 0 ? new WordRows(connection, collection, this.declaration) : null;
    this.buried = connection.first(`SELECT 1 FROM ${tombstones} LIMIT 1`) !== undefined;
    this.stored = connection.prepare(`SELECT number, body FROM ${documents} WHERE id = ?`);
    [this.insert, this.upsert] = this.insertions();
    this.remove = connection.prepare(`DELETE FROM ${documents} WHERE id = ? AND position < ?`);
    this.bury = connection.prepare(
      `INSERT INTO ${tombstones} SELECT ?1, ?2 WHERE NOT EXISTS (SELECT 1 FROM ${documents} WHERE id = ?1)
        ON CONFLICT (id) DO UPDATE SET position = excluded.position WHERE excluded.position > position`,
    );
    this.forgetTombstone = connection.prepare(`DELETE FROM ${tombstones} WHERE id = ?`);
  }

  /** All that the transaction writes to the collection, in order. */
  applyAll(writes: readonly PreparedWrite[]): void {
    for (const write of writes) this.apply(write);
    this.words?.flush();
  }

  private apply(write: PreparedWrite): void {
    const { id, body } = write;
    if (body === null) return this.delete(write);
    const document = JSON.parse(body) as Document;
    const columns = storedValues(document, this.declaration.columns);
    // Columns of a text with a NUL are set from the body afterwards, so what was given is not what is stored.
    const checksum = mayHoldNul(body) ? null : checksumOf({ id, position: write.position, body, columns });
    const row = [id, write.position, body, checksum, ...columns];
    const added = write.fresh ? this.insert.insert(...row) : null;
    if (added !== null) {
      this.words?.change(added, null, document);
      return this.finish(id, body);
    }
    this.replace(id, body, document, row);
  }

  private replace(id: string, body: string, document: Document, row: readonly Parameter[]): void {
    const before = this.words && this.storedUnder(id);
    const added = this.upsert.insert(...row);
    if (added === null) return;
    this.words?.change(before?.number ?? added, before && (JSON.parse(before.body) as Document), document);
    this.finish(id, body);
  }

  private finish(id: string, body: string): void {
    if (this.buried) this.forgetTombstone.run(id);
    const { columns } = this.declaration;
    if (columns.length === 0 || !mayHoldNul(body)) return;
    this.connection.run(`UPDATE ${this.tables.documents} SET ${columnsFromBody(columns)} WHERE id = ?`, id);
  }

  /** A tombstone keeps an older write from bringing the document back, also where there never was one. */
  private delete({ id, position }: PreparedWrite): void {
    const before = this.words && this.storedUnder(id);
    const deleted = this.remove.run(id, position) > 0;
    this.bury.run(id, position);
    if (!this.buried) {
      this.buried = true;
      [this.insert, this.upsert] = this.insertions();
    }
    if (deleted && before) this.words?.change(before.number, JSON.parse(before.body) as Document, null);
  }

  private storedUnder(id: string): Stored | null {
    return this.stored.first<Stored>(id) ?? null;
  }

  /** What adds a document, and what also replaces an older one. Either leaves alone what was deleted later. */
  private insertions(): [insert: Prepared, upsert: Prepared] {
    const {
      connection,
      buried,
      tables: { documents, tombstones },
    } = this;
    const names = [
      'id',
      'position',
      'body',
      CHECKSUM,
      ...this.declaration.columns.map((field) => quoted(columnName(field))),
    ];
    const given = names.map((_, at) => `?${at + 1}`).join(', ');
    const alive = `SELECT ${given} WHERE NOT EXISTS (SELECT 1 FROM ${tombstones} WHERE id = ?1 AND position >= ?2)`;
    const added = `INSERT INTO ${documents} (${names.join(', ')}) ${buried ? alive : `VALUES (${given})`}`;
    const replaced = names
      .slice(1)
      .map((name) => `${name} = excluded.${name}`)
      .join(', ');
    return [
      connection.prepare(`${added} ON CONFLICT (id) DO NOTHING`),
      connection.prepare(`${added} ON CONFLICT (id) DO UPDATE SET ${replaced} WHERE excluded.position > position`),
    ];
  }
}

/** Throws UnsupportedQuery when undeclared. */
export function sweepTombstones(connection: Connection, collection: string, upTo: string): void {
  declarationOf(connection, collection);
  connection.run(`DELETE FROM ${tablesOf(collection).tombstones} WHERE position <= ?`, upTo);
}
