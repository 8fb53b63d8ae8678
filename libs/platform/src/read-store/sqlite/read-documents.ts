import { checkedCap, checkedFields } from '../checked-page.js';
import { IDS_AT_ONCE, chunksOf } from '../chunks.js';
import type { Document } from '../document.js';
import type { Positioned } from '../document-reads.port.js';
import type { Filter, Found, Page, Sort } from '../query.js';
import { inList } from './condition-sql.js';
import type { Connection } from './connection.js';
import { declarationOf } from './declarations.js';
import { decoded, fieldSql, valueSql } from './field-sql.js';
import { findPage } from './find-page.js';
import { tablesOf } from './names.js';
import { queryOf } from './query.js';

interface Row {
  readonly id: string;
  readonly position: string;
  readonly body: string | null;
}

function rowsOf(connection: Connection, collection: string, rows: string, ids: readonly string[]): Row[] {
  declarationOf(connection, collection);
  const some = (chunk: readonly string[]): Row[] => {
    const list = inList('id', chunk.map(valueSql));
    return connection.all<Row>(`${rows} WHERE ${list.text}`, ...list.parameters);
  };
  return ids.length <= IDS_AT_ONCE ? some(ids) : chunksOf(ids, IDS_AT_ONCE).flatMap(some);
}

export function getMany<Doc extends Document>(
  connection: Connection,
  collection: string,
  ids: readonly string[],
): Doc[] {
  const { documents } = tablesOf(collection);
  return rowsOf(connection, collection, `SELECT id, position, body FROM ${documents}`, ids).map(
    (row) => JSON.parse(row.body!) as Doc,
  );
}

export function getWithPositions<Doc extends Document>(
  connection: Connection,
  collection: string,
  ids: readonly string[],
): Positioned<Doc>[] {
  const { documents, tombstones } = tablesOf(collection);
  const all = [`SELECT id, position, body FROM ${documents}`, `SELECT id, position, NULL AS body FROM ${tombstones}`];
  const found = connection.reading(() => all.flatMap((rows) => rowsOf(connection, collection, rows, ids)));
  return found.map(({ id, position, body }) => ({
    id,
    position,
    document: body === null ? null : (JSON.parse(body) as Doc),
  }));
}

export function find<Doc extends Document>(
  connection: Connection,
  collection: string,
  filter: Filter,
  sort: readonly Sort[],
  page: Page,
): Found<Doc> {
  return findPage<Doc>(connection, queryOf(connection, collection, filter), sort, page);
}

export function count(connection: Connection, collection: string, filter: Filter, cap?: number): number {
  const { documents, where } = queryOf(connection, collection, filter);
  const limit = cap === undefined ? -1 : checkedCap(cap) + 1;
  return (
    connection.first<{ readonly n: number }>(
      `SELECT count(*) AS n FROM (SELECT 1 FROM ${documents} WHERE ${where.text} LIMIT ?)`,
      ...where.parameters,
      limit,
    )?.n ?? 0
  );
}

export function countBy(connection: Connection, collection: string, filter: Filter, fields: readonly string[]) {
  checkedFields(fields);
  const { documents, declaration, where } = queryOf(connection, collection, filter);
  const columns = fields.map((field) => fieldSql(field, declaration.fields));
  const keys = columns.map((column, at) => `${column} AS k${at}`).join(', ');
  const rows = connection.all<Readonly<Record<string, unknown>>>(
    `SELECT ${keys}, count(*) AS n FROM ${documents} WHERE ${where.text} GROUP BY ${columns.join(', ')}`,
    ...where.parameters,
  );
  return rows.map((row) => ({ key: fields.map((_, at) => decoded(row[`k${at}`])), count: Number(row['n']) }));
}

export function countDistinct(connection: Connection, collection: string, filter: Filter, field: string): number {
  const { documents, declaration, where } = queryOf(connection, collection, filter);
  const values = `SELECT DISTINCT ${fieldSql(field, declaration.fields)} FROM ${documents} WHERE ${where.text}`;
  return connection.first<{ readonly n: number }>(`SELECT count(*) AS n FROM (${values})`, ...where.parameters)?.n ?? 0;
}
