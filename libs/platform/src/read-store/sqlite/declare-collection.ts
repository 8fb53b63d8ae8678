import type { IndexDeclaration } from '../collections.port.js';
import { declaredText, readDeclared, understood } from '../declaration.js';
import type { Connection } from './connection.js';
import { declaredRow, storedDeclaration } from './declarations.js';
import type { DeclaredRow, StoredDeclaration } from './declarations.js';
import { fieldSql } from './field-sql.js';
import { columnName, indexName, quoted, tablesOf } from './names.js';
import { CHECKSUM } from './row-checksum.js';
import { columnsFromBody } from './stored-values.js';
import { indexWordsAgain } from './word-rows.js';

/** Without the one that SQLite makes for the ids. */
const INDEXES_OF = "SELECT name FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL AND tbl_name = ?";

/** Makes the tables of a collection, or changes its columns and indexes to what is declared now. */
export function declareCollection(
  connection: Connection,
  collection: string,
  indexes: readonly IndexDeclaration[],
): void {
  tablesOf(collection);
  const declared = declaredText(indexes);
  if (declaredRow(connection, collection)?.declared === declared) return;
  connection.writing(() => {
    const before = declaredRow(connection, collection);
    if (before?.declared === declared) return;
    const columns = before === undefined ? [] : (JSON.parse(before.columns) as string[]);
    const declaration = storedDeclaration(understood(indexes), columns);
    if (before === undefined) createTables(connection, collection, declaration.columns);
    else addColumns(connection, collection, declaration.columns.slice(columns.length));
    createIndexes(connection, collection, declaration);
    if (!sameWords(declaration, before)) indexWordsAgain(connection, collection, declaration);
    noteDeclared(connection, collection, declared, declaration);
  });
}

/** The file says from here on what is declared of a collection. */
export function noteDeclared(
  connection: Connection,
  collection: string,
  declared: string,
  { columns }: StoredDeclaration,
): void {
  connection.run(
    `INSERT INTO declarations (name, declared, columns) VALUES (?, ?, ?)
      ON CONFLICT (name) DO UPDATE SET declared = excluded.declared, columns = excluded.columns`,
    collection,
    declared,
    JSON.stringify(columns),
  );
}

export function dropCollection(connection: Connection, collection: string): void {
  const tables = tablesOf(collection);
  connection.writing(() => {
    for (const table of Object.values(tables)) connection.run(`DROP TABLE IF EXISTS ${table}`);
    connection.run('DELETE FROM declarations WHERE name = ?', collection);
  });
}

/**
 * Documents have numbers, by which words name them; a column holds one value of each document, in a form that SQLite compares. The body
 * comes behind what queries read: what lies behind it costs a read of all of it, as its checksum does, for the check alone.
 */
export function createTables(connection: Connection, collection: string, columns: readonly string[]): void {
  const { documents, tombstones } = tablesOf(collection);
  const fields = columns.map((field) => `${quoted(columnName(field))}, `).join('');
  connection.run(`CREATE TABLE ${documents}
    (number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, position TEXT NOT NULL, ${fields}body TEXT NOT NULL, ${CHECKSUM} INTEGER)`);
  connection.run(
    `CREATE TABLE IF NOT EXISTS ${tombstones} (id TEXT PRIMARY KEY, position TEXT NOT NULL) WITHOUT ROWID`,
  );
}

/** The documents have no checksum until they are written again. A column that is no longer declared stays, and is written as the others are: it may be declared again. */
function addColumns(connection: Connection, collection: string, added: readonly string[]): void {
  if (added.length === 0) return;
  const { documents } = tablesOf(collection);
  for (const field of added) connection.run(`ALTER TABLE ${documents} ADD COLUMN ${quoted(columnName(field))}`);
  connection.run(`UPDATE ${documents} SET ${CHECKSUM} = NULL, ${columnsFromBody(added)}`);
}

/** Makes the indexes that are missing and drops those that are not declared. */
export function createIndexes(connection: Connection, collection: string, declaration: StoredDeclaration): void {
  const wanted = new Map(declaration.indexes.map((fields) => [indexName(collection, fields), fields]));
  const present = connection
    .all<{ readonly name: string }>(INDEXES_OF, `documents:${collection}`)
    .map((index) => index.name);
  for (const name of present) if (!wanted.has(name)) connection.run(`DROP INDEX ${quoted(name)}`);
  for (const [name, fields] of wanted) {
    const columns = fields.map((field) => fieldSql(field, declaration.fields)).join(', ');
    connection.run(`CREATE INDEX IF NOT EXISTS ${quoted(name)} ON ${tablesOf(collection).documents} (${columns})`);
  }
}

const sameWords = ({ words }: StoredDeclaration, before: DeclaredRow | undefined): boolean =>
  JSON.stringify(words) === JSON.stringify(before === undefined ? [] : readDeclared(before.declared).words);
