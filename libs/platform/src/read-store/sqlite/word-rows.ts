import type { Declaration } from '../declaration.js';
import type { Document } from '../document.js';
import { fieldValue } from '../field-value.js';
import { wordsOf } from '../words.js';
import type { Connection, Prepared } from './connection.js';
import { tablesOf } from './names.js';
import { wordKey } from './word-sql.js';

interface Entry {
  readonly key: string;
  readonly word: string;
}

type Row = readonly [key: number, word: string, document: number];

/** Rows that one statement adds: most of the cost of a row is the call. */
const AT_ONCE = 64;
/** Rows that wait in memory, at most. */
const MOST_WAITING = 50_000;

/**
 * The word index of one collection within one transaction: what each key is numbered is found once. Added rows wait until `flush`,
 * which adds them in their order: neighbors are then written to the same page.
 */
export class WordRows {
  private readonly numbers = new Map<string, number>();
  private waiting: Row[] = [];
  private readonly add: Prepared;
  private readonly addMany: Prepared;
  private readonly remove: Prepared;
  private readonly numberOf: Prepared;
  private readonly addKey: Prepared;

  constructor(
    connection: Connection,
    collection: string,
    private readonly declaration: Declaration,
  ) {
    const { words, wordKeys } = tablesOf(collection);
    this.add = connection.prepare(`INSERT OR IGNORE INTO ${words} VALUES (?, ?, ?)`);
    this.addMany = connection.prepare(
      `INSERT OR IGNORE INTO ${words} VALUES ${Array<string>(AT_ONCE).fill('(?, ?, ?)').join(', ')}`,
    );
    this.remove = connection.prepare(`DELETE FROM ${words} WHERE key = ? AND word = ? AND document = ?`);
    this.numberOf = connection.prepare(`SELECT number FROM ${wordKeys} WHERE key = ?`);
    this.addKey = connection.prepare(`INSERT INTO ${wordKeys} (key) VALUES (?)`);
  }

  /** Brings the words of the document of a number up to date, null where there is none. Most writes leave them as they are. */
  change(document: number, before: Document | null, after: Document | null): void {
    const old = entriesOf(this.declaration, before);
    const now = entriesOf(this.declaration, after);
    for (const [text, { key, word }] of old) if (!now.has(text)) this.removeRow(this.keyNumber(key), word, document);
    for (const [text, { key, word }] of now)
      if (!old.has(text)) this.waiting.push([this.keyNumber(key), word, document]);
    if (this.waiting.length > MOST_WAITING) this.flush();
  }

  /** Adds what waits. Comes before the end of the transaction. */
  flush(): void {
    const rows = this.waiting.sort(inOrder);
    this.waiting = [];
    const single = rows.length % AT_ONCE;
    for (const row of rows.slice(0, single)) this.add.run(...row);
    for (let from = single; from < rows.length; from += AT_ONCE)
      this.addMany.run(...rows.slice(from, from + AT_ONCE).flat());
  }

  /** A row that waits is added first, so that it is not added after its removal. */
  private removeRow(...row: Row): void {
    if (this.waiting.length > 0) this.flush();
    this.remove.run(...row);
  }

  private keyNumber(key: string): number {
    const number =
      this.numbers.get(key) ?? this.numberOf.first<{ readonly number: number }>(key)?.number ?? this.addKey.insert(key);
    if (number === null) throw new Error(`No number for the words of ${key}`);
    this.numbers.set(key, number);
    return number;
  }
}

/** Fills the word index from all the documents: its fields have changed. */
export function indexWordsAgain(connection: Connection, collection: string, declaration: Declaration): void {
  const { documents, words, wordKeys } = tablesOf(collection);
  for (const table of [words, wordKeys]) connection.run(`DROP TABLE IF EXISTS ${table}`);
  if (declaration.words.length === 0) return;
  connection.run(`CREATE TABLE ${wordKeys} (number INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE) STRICT`);
  connection.run(
    `CREATE TABLE ${words} (key INTEGER, word TEXT, document INTEGER, PRIMARY KEY (key, word, document)) STRICT, WITHOUT ROWID`,
  );
  const rows = new WordRows(connection, collection, declaration);
  const stored = connection.each<{ readonly number: number; readonly body: string }>(
    `SELECT number, body FROM ${documents}`,
  );
  for (const { number, body } of stored) rows.change(number, null, JSON.parse(body) as Document);
  rows.flush();
}

const inOrder = ([key, word, document]: Row, [otherKey, otherWord, otherDocument]: Row): number =>
  key - otherKey || (word < otherWord ? -1 : Number(word > otherWord)) || document - otherDocument;

function entriesOf(declaration: Declaration, document: Document | null): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  if (document === null) return entries;
  for (const { field, within } of declaration.words) {
    const text = fieldValue(document, field);
    if (typeof text !== 'string') continue;
    const key = wordKey(
      field,
      within.map((other) => fieldValue(document, other)),
    );
    for (const word of wordsOf(text)) entries.set(`${key} ${word}`, { key, word });
  }
  return entries;
}
