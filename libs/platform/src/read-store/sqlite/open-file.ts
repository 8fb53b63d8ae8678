import { hasWords } from '../words.js';
import { Connection } from './connection.js';
import { HAS_WORDS } from './word-sql.js';
import type { WriterChannel } from './writer-messages.js';

/** The file as a process has it open. Readers never wait for the writer. */
export interface OpenFile {
  readonly file: string;
  readonly reading: Connection;
  readonly writer: WriterChannel;
}

/** A connection that only reads. */
export function readingConnection(file: string): Connection {
  const connection = new Connection(file);
  connection.define(HAS_WORDS, (text, words) => Number(hasWords(text, JSON.parse(String(words)) as string[])));
  return connection;
}
