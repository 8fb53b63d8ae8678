import { crc32 } from 'node:zlib';
import type { Connection } from './connection.js';
import { tablesOf } from './names.js';
import type { Parameter } from './sql.js';

/** The column of it, behind the body: nothing else reads it. Null for a document that was stored before there were checksums. */
export const CHECKSUM = 'checksum';

/** A document as its row holds it; `columns` in the order of the declaration. */
export interface CheckedRow {
  readonly id: string;
  readonly position: string;
  readonly body: string;
  readonly columns: readonly Parameter[];
}

/** CRC-32 of a row as it was written: it finds what a disk has damaged, in one byte or in four beside one another, always. */
export const checksumOf = ({ id, position, body, columns }: CheckedRow): number =>
  crc32(`${id}\n${position}\n${columns.map(textOf).join('\n')}\n${body}`);

const textOf = (value: Parameter): string =>
  value instanceof Uint8Array ? `bytes ${value.length}` : `${typeof value} ${String(value)}`;

/** Adds the column to files of earlier releases, which go on without it for what they hold. */
export function addChecksums(connection: Connection): void {
  for (const { name } of connection.all<{ readonly name: string }>('SELECT name FROM declarations')) {
    const { documents } = tablesOf(name);
    const columns = connection.all<{ readonly name: string }>(`PRAGMA table_info(${documents})`);
    if (!columns.some((column) => column.name === CHECKSUM))
      connection.run(`ALTER TABLE ${documents} ADD COLUMN ${CHECKSUM} INTEGER`);
  }
}
