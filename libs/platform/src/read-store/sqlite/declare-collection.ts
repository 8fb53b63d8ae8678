import { understood } from '../declaration.js';
import type { Declaration } from '../declaration.js';
import type { IndexDeclaration } from '../read-store.port.js';
import type { Connection } from './connection.js';
import { extraction, fieldSql } from './field-sql.js';
import { columnName, indexName, quoted, tablesOf } from './names.js';
import type { Tables } from './names.js';
import { indexWordsAgain } from './word-rows.js';

/** Without the one that SQLite makes for the primary key. */
const INDEXES_OF = "SELECT name FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL AND tbl_name = ?";

/** Makes the tables of a collection, or changes its columns and indexes to what is declared now. */
export function declareCollection(connection: Connection, collection: string, indexes: readonly IndexDeclaration[]): void {
  const tables = tablesOf(collection);
  const declared = JSON.stringify(indexes);
  const declaration = understood(indexes);
  const before = (): string | undefined =>
    connection.first<{ readonly declared: string }>('SELECT declared FROM collections WHERE name = ?', collection)?.declared;
  if (before() === declared) return;
  connection.writing(() => {
    if (before() === declared) return;
    createTables(connection, tables);
    addColumns(connection, collection, declaration);
    changeIndexes(connection, collection, declaration);
    if (!sameWords(declaration, declaredBefore(before()))) indexWordsAgain(connection, collection, declaration);
    connection.run(
      'INSERT INTO collections VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET declared = excluded.declared',
      collection, declared,
    );
  });
}

const declaredBefore = (declared: string | undefined): Declaration | null =>
  declared === undefined ? null : understood(JSON.parse(declared) as IndexDeclaration[]);

const sameWords = ({ words }: Declaration, before: Declaration | null): boolean => JSON.stringify(words) === JSON.stringify(before?.words ?? []);

export function dropCollection(connection: Connection, collection: string): void {
  const tables = tablesOf(collection);
  connection.writing(() => {
    for (const table of Object.values(tables)) connection.run(`DROP TABLE IF EXISTS ${table}`);
    connection.run('DELETE FROM collections WHERE name = ?', collection);
  });
}

function createTables(connection: Connection, { documents, tombstones }: Tables): void {
  connection.run(`CREATE TABLE IF NOT EXISTS ${documents} (id TEXT PRIMARY KEY, position TEXT NOT NULL, body TEXT NOT NULL)`);
  connection.run(`CREATE TABLE IF NOT EXISTS ${tombstones} (id TEXT PRIMARY KEY, position TEXT NOT NULL) WITHOUT ROWID`);
}

/** A column that is no longer declared stays: it takes no room. */
function addColumns(connection: Connection, collection: string, declaration: Declaration): void {
  const present = new Set(connection
    .all<{ readonly name: string }>('SELECT name FROM pragma_table_xinfo(?)', `documents:${collection}`)
    .map((column) => column.name));
  for (const field of declaration.fields) {
    const column = columnName(field);
    if (present.has(column)) continue;
    connection.run(`ALTER TABLE ${tablesOf(collection).documents} ADD COLUMN ${quoted(column)} `
      + `GENERATED ALWAYS AS (${extraction(field)}) VIRTUAL`);
  }
}

function changeIndexes(connection: Connection, collection: string, declaration: Declaration): void {
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
