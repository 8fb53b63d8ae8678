import { FileSignal } from '../sqlite/file-signal.js';
import type { CommitAnswer, CommitChannel } from './commit-channel.js';
import type { PreparedAppend } from './prepared-append.js';
import { openWriterConnection } from './sqlite-connection.js';
import { SqliteWriter } from './sqlite-writer.js';

/** The writer in the caller's own thread, which blocks while the disk is flushed: for tests and small tools. */
export class InlineCommitChannel implements CommitChannel {
  private readonly writer: SqliteWriter;
  private readonly signal: FileSignal;

  constructor(file: string) {
    const database = openWriterConnection(file);
    this.signal = new FileSignal(file);
    this.writer = new SqliteWriter(database, () => this.signal.send());
  }

  async commit(group: readonly PreparedAppend[]): Promise<readonly CommitAnswer[]> {
    return this.writer.commit(group);
  }

  async close(): Promise<void> {
    this.writer.close();
    this.signal.close();
  }
}
