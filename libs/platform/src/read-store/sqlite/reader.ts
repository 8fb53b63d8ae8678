import type { Checkpoint } from '../checkpoints.port.js';
import type { Document } from '../document.js';
import type { CheckedDocuments } from '../document-checks.port.js';
import type { Positioned } from '../document-reads.port.js';
import type { HeldLease } from '../leases.port.js';
import type { Filter, Found, Page, Sort } from '../query.js';
import { UnsupportedQuery } from '../store-errors.js';
import { checkedCap } from '../checked-page.js';
import type { OutboxPage } from '../live-update.js';
import { hasWords } from '../words.js';
import { checkDocuments } from './check-documents.js';
import { inList } from './condition-sql.js';
import { Connection } from './connection.js';
import { getControl, listControl } from './control.js';
import { declarationOf } from './declarations.js';
import { decoded, fieldSql, valueSql } from './field-sql.js';
import { findPage } from './find-page.js';
import { heldLeases } from './leases.js';
import { tablesOf } from './names.js';
import { queryOf } from './query.js';
import { readOutbox } from './outbox.js';
import { HAS_WORDS } from './word-sql.js';

const IDS_AT_ONCE = 512;

interface Row {
  readonly id: string;
  readonly position: string;
  readonly body: string | null;
}

/** All that only reads the file, on a connection of its own: readers never wait for the writer. */
export class SqliteReadStoreReader {
  private readonly connection: Connection;

  constructor(file: string) {
    this.connection = new Connection(file);
    this.connection.define(HAS_WORDS, (text, asked) => Number(hasWords(text, JSON.parse(String(asked)) as string[])));
  }

  collections(): string[] {
    return this.connection.all<{ readonly name: string }>('SELECT name FROM declarations ORDER BY name').map((row) => row.name);
  }

  getMany<Doc extends Document>(collection: string, ids: readonly string[]): Doc[] {
    const { documents } = tablesOf(collection);
    return this.rowsOf(collection, `SELECT id, position, body FROM ${documents}`, ids).map((row) => JSON.parse(row.body!) as Doc);
  }

  getWithPositions<Doc extends Document>(collection: string, ids: readonly string[]): Positioned<Doc>[] {
    const { documents, tombstones } = tablesOf(collection);
    const all = [`SELECT id, position, body FROM ${documents}`, `SELECT id, position, NULL AS body FROM ${tombstones}`];
    const found = this.connection.reading(() => all.flatMap((rows) => this.rowsOf(collection, rows, ids)));
    return found.map(({ id, position, body }) => ({ id, position, document: body === null ? null : (JSON.parse(body) as Doc) }));
  }

  find<Doc extends Document>(collection: string, filter: Filter, sort: readonly Sort[], page: Page): Found<Doc> {
    return findPage<Doc>(this.connection, queryOf(this.connection, collection, filter), sort, page);
  }

  count(collection: string, filter: Filter, cap?: number): number {
    const { documents, where } = queryOf(this.connection, collection, filter);
    const limit = cap === undefined ? -1 : checkedCap(cap) + 1;
    return this.connection.first<{ readonly n: number }>(
      `SELECT count(*) AS n FROM (SELECT 1 FROM ${documents} WHERE ${where.text} LIMIT ?)`, ...where.parameters, limit,
    )?.n ?? 0;
  }

  countBy(collection: string, filter: Filter, fields: readonly string[]) {
    if (fields.length === 0) throw new UnsupportedQuery('Nothing to count by');
    const { documents, declaration, where } = queryOf(this.connection, collection, filter);
    const columns = fields.map((field) => fieldSql(field, declaration.fields));
    const keys = columns.map((column, at) => `${column} AS k${at}`).join(', ');
    const rows = this.connection.all<Readonly<Record<string, unknown>>>(
      `SELECT ${keys}, count(*) AS n FROM ${documents} WHERE ${where.text} GROUP BY ${columns.join(', ')}`, ...where.parameters,
    );
    return rows.map((row) => ({ key: fields.map((_, at) => decoded(row[`k${at}`])), count: Number(row['n']) }));
  }

  countDistinct(collection: string, filter: Filter, field: string): number {
    const { documents, declaration, where } = queryOf(this.connection, collection, filter);
    const values = `SELECT DISTINCT ${fieldSql(field, declaration.fields)} FROM ${documents} WHERE ${where.text}`;
    return this.connection.first<{ readonly n: number }>(`SELECT count(*) AS n FROM (${values})`, ...where.parameters)?.n ?? 0;
  }

  checkDocuments(collection: string, after: number, limit: number): CheckedDocuments {
    return checkDocuments(this.connection, collection, after, limit);
  }

  checkpoint(projection: string): Checkpoint | null {
    return this.connection.first<Checkpoint>('SELECT position, epoch FROM checkpoints WHERE projection = ?', projection) ?? null;
  }

  checkpoints(): ReadonlyMap<string, Checkpoint> {
    const rows = this.connection.all<Checkpoint & { readonly projection: string }>('SELECT projection, position, epoch FROM checkpoints');
    return new Map(rows.map(({ projection, position, epoch }) => [projection, { position, epoch }]));
  }

  readOutbox(projection: string, after: string, upTo: string, limit: number): OutboxPage {
    return readOutbox(this.connection, projection, after, upTo, limit);
  }

  heldLeases(names: readonly string[]): ReadonlyMap<string, HeldLease> {
    return heldLeases(this.connection, names);
  }

  getControl(key: string): unknown {
    return getControl(this.connection, key);
  }

  listControl(prefix: string): { readonly key: string; readonly value: unknown }[] {
    return listControl(this.connection, prefix);
  }

  close(): void {
    this.connection.close();
  }

  private rowsOf(collection: string, rows: string, ids: readonly string[]): Row[] {
    declarationOf(this.connection, collection);
    const found: Row[] = [];
    for (let from = 0; from < ids.length; from += IDS_AT_ONCE) {
      const list = inList('id', ids.slice(from, from + IDS_AT_ONCE).map(valueSql));
      found.push(...this.connection.all<Row>(`${rows} WHERE ${list.text}`, ...list.parameters));
    }
    return found;
  }
}
