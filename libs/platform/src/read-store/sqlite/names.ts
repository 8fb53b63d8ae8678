import { checkedCollection } from '../checked-names.js';
import { withoutCapitals } from '../declaration.js';

/** The quoted tables of a collection: its documents, the tombstones of deleted ones, the words of searched fields and their keys. */
export interface Tables {
  readonly documents: string;
  readonly tombstones: string;
  readonly words: string;
  readonly wordKeys: string;
}

export function tablesOf(collection: string): Tables {
  checkedCollection(collection);
  return {
    documents: quoted(`documents:${collection}`),
    tombstones: quoted(`tombstones:${collection}`),
    words: quoted(`words:${collection}`),
    wordKeys: quoted(`word-keys:${collection}`),
  };
}

/** Checked names are safe inside both kinds of quotes. */
export const quoted = (name: string): string => `"${name}"`;

/** SQLite takes `Name` and `name` for one column; fields are distinguished by a mark before each capital. */
export const columnName = (field: string): string => `field:${withoutCapitals(field)}`;

/** Read by the order of its fields: the same declaration is the same index. */
export const indexName = (collection: string, fields: readonly string[]): string =>
  `index:${collection}:${fields.map(columnName).join(',')}`;
