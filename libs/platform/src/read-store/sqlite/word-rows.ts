import type { Declaration } from '../declaration.js';
import type { Document } from '../read-store.port.js';
import { fieldValue } from '../field-value.js';
import { wordsOf } from '../words.js';
import type { Connection } from './connection.js';
import { tablesOf } from './names.js';
import { wordKey } from './word-sql.js';

/** A document before and after a write, as JSON; null where there is none. */
export interface Change {
  readonly collection: string;
  readonly id: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** Brings the words of one document up to date. Most writes leave them as they are. */
export function indexWords(connection: Connection, declaration: Declaration, { collection, id, before, after }: Change): void {
  const { words } = tablesOf(collection);
  const old = entriesOf(declaration, before);
  const now = entriesOf(declaration, after);
  const add = connection.prepare(`INSERT OR IGNORE INTO ${words} VALUES (?, ?, ?)`);
  for (const [text, entry] of old) {
    if (!now.has(text)) connection.run(`DELETE FROM ${words} WHERE key = ? AND word = ? AND id = ?`, entry.key, entry.word, id);
  }
  for (const [text, entry] of now) {
    if (!old.has(text)) add.run(entry.key, entry.word, id);
  }
}

/** Fills the word index from all the documents: its fields have changed. */
export function indexWordsAgain(connection: Connection, collection: string, declaration: Declaration): void {
  const { documents, words } = tablesOf(collection);
  connection.run(`DROP TABLE IF EXISTS ${words}`);
  if (declaration.words.length === 0) return;
  connection.run(`CREATE TABLE ${words} (key TEXT, word TEXT, id TEXT, PRIMARY KEY (key, word, id)) WITHOUT ROWID`);
  const rows = connection.each<{ readonly id: string; readonly body: string }>(`SELECT id, body FROM ${documents}`);
  for (const { id, body } of rows) indexWords(connection, declaration, { collection, id, before: null, after: body });
}

interface Entry {
  readonly key: string;
  readonly word: string;
}

function entriesOf(declaration: Declaration, body: string | null): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  if (body === null) return entries;
  const document = JSON.parse(body) as Document;
  for (const { field, within } of declaration.words) {
    const text = fieldValue(document, field);
    if (typeof text !== 'string') continue;
    const key = wordKey(field, within.map((other) => fieldValue(document, other)));
    for (const word of wordsOf(text)) entries.set(`${key} ${word}`, { key, word });
  }
  return entries;
}
