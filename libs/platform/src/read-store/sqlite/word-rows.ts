import type { Document } from '../read-store.port.js';
import { fieldValue } from '../field-value.js';
import { wordsOf } from '../words.js';
import type { Connection } from './connection.js';
import type { Declaration } from './declarations.js';
import { quoted, tablesOf } from './names.js';
import { wordKey } from './word-sql.js';

/** A document as it is now in the file, as JSON. */
export interface Written {
  readonly collection: string;
  readonly id: string;
  readonly body: string | null;
}

/** Brings the words of one document up to date; null for a document that is gone. */
export function indexWords(connection: Connection, declaration: Declaration, { collection, id, body }: Written): void {
  if (declaration.words.length === 0) return;
  const table = tablesOf(collection).words;
  connection.run(`DELETE FROM ${table} WHERE id = ?`, id);
  if (body !== null) addWords(connection, table, declaration, id, body);
}

/** Fills the word index from all the documents: its fields have changed. */
export function indexWordsAgain(connection: Connection, collection: string, declaration: Declaration): void {
  const { documents, words } = tablesOf(collection);
  connection.run(`DROP TABLE IF EXISTS ${words}`);
  if (declaration.words.length === 0) return;
  connection.run(`CREATE TABLE ${words} (key TEXT, word TEXT, id TEXT, PRIMARY KEY (key, word, id)) WITHOUT ROWID`);
  connection.run(`CREATE INDEX ${quoted(`words-by-id:${collection}`)} ON ${words} (id)`);
  const rows = connection.each<{ readonly id: string; readonly body: string }>(`SELECT id, body FROM ${documents}`);
  for (const { id, body } of rows) {
    addWords(connection, words, declaration, id, body);
  }
}

function addWords(connection: Connection, table: string, declaration: Declaration, id: string, body: string): void {
  const document = JSON.parse(body) as Document;
  for (const { field, within } of declaration.words) {
    const text = fieldValue(document, field);
    const around = within.map((other) => fieldValue(document, other));
    if (typeof text !== 'string') continue;
    const key = wordKey(field, around);
    for (const word of wordsOf(text)) connection.run(`INSERT OR IGNORE INTO ${table} VALUES (?, ?, ?)`, key, word, id);
  }
}
