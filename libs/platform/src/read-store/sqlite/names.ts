import { UnsupportedQuery } from '../read-store.port.js';

const COLLECTION = /^[a-z0-9][a-z0-9@._-]{0,99}$/;
const FIELD = /^[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*$/;

/** The quoted tables of a collection: its documents, the tombstones of deleted ones, the words of searched fields. */
export interface Tables {
  readonly documents: string;
  readonly tombstones: string;
  readonly words: string;
}

export function tablesOf(collection: string): Tables {
  if (!COLLECTION.test(collection)) throw new UnsupportedQuery(`Not a name of a collection: ${collection}`);
  return {
    documents: quoted(`documents:${collection}`),
    tombstones: quoted(`tombstones:${collection}`),
    words: quoted(`words:${collection}`),
  };
}

/** Checked text is safe inside both kinds of quotes. Field names are plain words joined by points. */
export function checkedField(field: unknown): string {
  if (typeof field !== 'string' || !FIELD.test(field)) throw new UnsupportedQuery(`Not a name of a field: ${String(field)}`);
  return field;
}

export const quoted = (name: string): string => `"${name}"`;

/** SQLite takes `Name` and `name` for one column; fields are told apart by a mark before each capital. */
export const columnName = (field: string): string => `field:${field.replace(/[A-Z]/g, (letter) => `^${letter.toLowerCase()}`)}`;

/** Read by the order of its fields: the same declaration is the same index. */
export const indexName = (collection: string, fields: readonly string[]): string =>
  `index:${collection}:${fields.map(columnName).join(',')}`;
