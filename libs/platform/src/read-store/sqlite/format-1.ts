import { readDeclared } from '../declaration.js';
import type { Connection } from './connection.js';
import { createIndexes, createTables, noteDeclared } from './declare-collection.js';
import { storedDeclaration } from './declarations.js';
import { extraction } from './field-sql.js';
import { columnName, quoted, tablesOf } from './names.js';
import { indexWordsAgain } from './word-rows.js';

/**
 * In format 1 the columns of documents were computed from the body, and words named documents by their ids. All else (checkpoints,
 * leases, control, outbox, tombstones) is as it was.
 */
interface DeclaredInFormat1 {
  readonly name: string;
  readonly declared: string;
}

/** Names and declarations of the collections that are still as format 1 has them. */
const LEFT = 'collections_of_format_1';

/** A program of an earlier release that has the file open finds none of its collections any more, and fails. Within a transaction. */
export function setAsideFormat1(connection: Connection): void {
  if (connection.first("SELECT 1 FROM sqlite_schema WHERE name = 'collections'") !== undefined)
    connection.run(`ALTER TABLE collections RENAME TO ${LEFT}`);
}

/**
 * Brings what was set aside to this format, a collection in each transaction: two programs that start at once share the work, and one that
 * is killed leaves the rest to the next.
 */
export function bringFromFormat1(connection: Connection): void {
  while (isLeft(connection)) connection.writing(() => isLeft(connection) && bringNext(connection));
}

const isLeft = (connection: Connection): boolean =>
  connection.first('SELECT 1 FROM sqlite_schema WHERE name = ?', LEFT) !== undefined;

function bringNext(connection: Connection): void {
  const next = connection.first<DeclaredInFormat1>(`SELECT name, declared FROM ${LEFT} LIMIT 1`);
  if (next === undefined) return void connection.run(`DROP TABLE ${LEFT}`);
  bring(connection, next);
  connection.run(`DELETE FROM ${LEFT} WHERE name = ?`, next.name);
}

function bring(connection: Connection, { name, declared }: DeclaredInFormat1): void {
  const { documents } = tablesOf(name);
  const before = quoted(`format-1:${name}`);
  const declaration = storedDeclaration(readDeclared(declared), []);
  const { columns } = declaration;
  connection.run(`ALTER TABLE ${documents} RENAME TO ${before}`);
  createTables(connection, name, columns);
  connection.run(`INSERT INTO ${documents} (${['id', 'position', 'body', ...columns.map((field) => quoted(columnName(field)))].join(', ')})
    SELECT ${['id', 'position', 'body', ...columns.map(extraction)].join(', ')} FROM ${before}`);
  connection.run(`DROP TABLE ${before}`);
  createIndexes(connection, name, declaration);
  indexWordsAgain(connection, name, declaration);
  noteDeclared(connection, name, declared, declaration);
}
