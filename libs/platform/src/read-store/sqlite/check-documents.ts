import type { CheckedDocuments } from '../document-checks.port.js';
import type { Connection } from './connection.js';
import { declarationOf } from './declarations.js';
import { columnName, quoted, tablesOf } from './names.js';
import { CHECKSUM, checksumOf } from './row-checksum.js';
import type { Parameter } from './sql.js';

interface Row {
  readonly number: number;
  readonly id: string;
  readonly position: string;
  readonly body: string;
  readonly checksum: number | null;
  readonly [column: `column${number}`]: Parameter;
}

/** Holds the next documents of a collection against their checksums, in the order of their numbers. */
export function checkDocuments(
  connection: Connection,
  collection: string,
  after: number,
  limit: number,
): CheckedDocuments {
  const { columns } = declarationOf(connection, collection);
  const named = columns.map((field, at) => `, ${quoted(columnName(field))} AS column${at}`).join('');
  const rows = connection.all<Row>(
    `SELECT number, id, position, body, ${CHECKSUM}${named} FROM ${tablesOf(collection).documents} WHERE number > ? ORDER BY number LIMIT ?`,
    after,
    limit,
  );
  const damaged = rows.filter(
    (row) =>
      row.checksum !== null &&
      row.checksum !== checksumOf({ ...row, columns: columns.map((_, at) => row[`column${at}`]!) }),
  );
  return { last: rows.at(-1)?.number ?? null, damaged: damaged.map(({ id }) => id) };
}
