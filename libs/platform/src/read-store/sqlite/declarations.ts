import type { IndexDeclaration } from '../read-store.port.js';
import { UnsupportedQuery } from '../read-store.port.js';
import type { Connection } from './connection.js';

/** The words of `field` are indexed within equal values of the `within` fields. */
export interface WordIndex {
  readonly field: string;
  readonly within: readonly string[];
}

/** What is known of a collection. `fields` have a column of their own. */
export interface Declaration {
  readonly fields: ReadonlySet<string>;
  readonly indexes: readonly (readonly string[])[];
  readonly words: readonly WordIndex[];
}

const parsed = new Map<string, Declaration>();
const REMEMBERED = 500;

/** Read anew for each use, since another process may have declared otherwise. Throws UnsupportedQuery when undeclared. */
export function declarationOf(connection: Connection, collection: string): Declaration {
  const row = connection.first<{ readonly declared: string }>('SELECT declared FROM collections WHERE name = ?', collection);
  if (row === undefined) throw new UnsupportedQuery(`Not declared: ${collection}`);
  const known = parsed.get(row.declared);
  if (known !== undefined) return known;
  if (parsed.size >= REMEMBERED) parsed.clear();
  const declaration = understood(JSON.parse(row.declared) as IndexDeclaration[]);
  parsed.set(row.declared, declaration);
  return declaration;
}

/** A declaration with words is a word index and no other; every other index ends in the id. */
export function understood(declared: readonly IndexDeclaration[]): Declaration {
  const ordered = declared.filter((index) => index.words === undefined).map((index) => index.fields);
  const words = declared.flatMap((index) => (index.words ?? []).map((field) => ({ field, within: index.fields })));
  const fields = new Set([...ordered.flat(), ...words.flatMap((index) => index.within)]);
  fields.delete('id');
  return { fields, indexes: ordered.map((index) => [...index.filter((field) => field !== 'id'), 'id']), words };
}
