import type { Declaration } from '../declaration.js';
import type { Document } from '../read-store.port.js';
import { fieldValue } from '../field-value.js';
import { wordsOf } from '../words.js';
import type { Connection, Prepared } from './connection.js';
import { tablesOf } from './names.js';
import { wordKey } from './word-sql.js';

interface Entry {
  readonly key: string;
  readonly word: string;
}

/** The word index of one collection within one transaction: what each key is numbered is found once. */
export class WordRows {
  private readonly numbers = new Map<string, number>();
  private readonly add: Prepared;
  private readonly remove: Prepared;
  private readonly numberOf: Prepared;
  private readonly addKey: Prepared;

  constructor(connection: Connection, collection: string, private readonly declaration: Declaration) {
    const { words, wordKeys } = tablesOf(collection);
    this.add = connection.prepare(`INSERT OR IGNORE INTO ${words} VALUES (?, ?, ?)`);
    this.remove = connection.prepare(`DELETE FROM ${words} WHERE key = ? AND word = ? AND document = ?`);
    this.numberOf = connection.prepare(`SELECT number FROM ${wordKeys} WHERE key = ?`);
    this.addKey = connection.prepare(`INSERT INTO ${wordKeys} (key) VALUES (?)`);
  }

  /** Brings the words of the document of a number up to date, null where there is none. Most writes leave them as they are. */
  change(document: number, before: Document | null, after: Document | null): void {
    const old = entriesOf(this.declaration, before);
    const now = entriesOf(this.declaration, after);
    for (const [text, { key, word }] of old) if (!now.has(text)) this.remove.run(this.keyNumber(key), word, document);
    for (const [text, { key, word }] of now) if (!old.has(text)) this.add.run(this.keyNumber(key), word, document);
  }

  private keyNumber(key: string): number {
    const known = this.numbers.get(key) ?? this.numberOf.first<{ readonly number: number }>(key)?.number ?? this.addKey.insert(key);
    if (known === null) throw new Error(`No number for the words of ${key}`);
    this.numbers.set(key, known);
    return known;
  }
}

/** Fills the word index from all the documents: its fields have changed. */
export function indexWordsAgain(connection: Connection, collection: string, declaration: Declaration): void {
  const { documents, words, wordKeys } = tablesOf(collection);
  for (const table of [words, wordKeys]) connection.run(`DROP TABLE IF EXISTS ${table}`);
  if (declaration.words.length === 0) return;
  connection.run(`CREATE TABLE ${wordKeys} (number INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE) STRICT`);
  connection.run(`CREATE TABLE ${words} (key INTEGER, word TEXT, document INTEGER, PRIMARY KEY (key, word, document)) STRICT, WITHOUT ROWID`);
  const rows = new WordRows(connection, collection, declaration);
  const stored = connection.each<{ readonly number: number; readonly body: string }>(`SELECT number, body FROM ${documents}`);
  for (const { number, body } of stored) rows.change(number, null, JSON.parse(body) as Document);
}

function entriesOf(declaration: Declaration, document: Document | null): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  if (document === null) return entries;
  for (const { field, within } of declaration.words) {
    const text = fieldValue(document, field);
    if (typeof text !== 'string') continue;
    const key = wordKey(field, within.map((other) => fieldValue(document, other)));
    for (const word of wordsOf(text)) entries.set(`${key} ${word}`, { key, word });
  }
  return entries;
}
