import { notDeclared, readDeclared } from '../declaration.js';
import type { Declaration } from '../declaration.js';
import type { Connection } from './connection.js';

/** As the file says it: both JSON, `columns` the fields that have a column, in the order of the columns. */
export interface DeclaredRow {
  readonly declared: string;
  readonly columns: string;
}

/** What is declared of a collection. `fields` are all that have a column: those of earlier declarations keep theirs. */
export interface StoredDeclaration extends Declaration {
  readonly columns: readonly string[];
}

const parsed = new Map<string, StoredDeclaration>();
const REMEMBERED = 500;

/** What the file says of a collection; undefined where it was never declared. */
export const declaredRow = (connection: Connection, collection: string): DeclaredRow | undefined =>
  connection.first<DeclaredRow>('SELECT declared, columns FROM declarations WHERE name = ?', collection);

/** Read again for each use, since another process may have declared otherwise. Throws UnsupportedQuery when undeclared. */
export function declarationOf(connection: Connection, collection: string): StoredDeclaration {
  const row = declaredRow(connection, collection);
  if (row === undefined) throw notDeclared(collection);
  const key = `${row.declared} ${row.columns}`;
  const cached = parsed.get(key);
  if (cached !== undefined) return cached;
  if (parsed.size >= REMEMBERED) parsed.clear();
  const declaration = storedDeclaration(readDeclared(row.declared), JSON.parse(row.columns) as string[]);
  parsed.set(key, declaration);
  return declaration;
}

/** A declaration with the columns that are there and those that it needs. */
export function storedDeclaration(declaration: Declaration, present: readonly string[]): StoredDeclaration {
  const fields = new Set([...present, ...declaration.fields]);
  return { ...declaration, fields, columns: [...fields] };
}
