import type { CommitAnswer, CommitChannel } from './commit-channel.js';
import type { PreparedAppend } from './prepared-append.js';
import { openWriterConnection } from './sqlite-connection.js';
import { SqliteWriter } from './sqlite-writer.js';

/** The writer in the caller's own thread, which blocks while the disk is flushed: for tests and small tools. */
export class InlineCommitChannel implements CommitChannel {
  private readonly writer: SqliteWriter;

  constructor(file: string) {
    this.writer = new SqliteWriter(openWriterConnection(file));
  }

  async commit(group: readonly PreparedAppend[]): Promise<readonly CommitAnswer[]> {
    return this.writer.commit(group);
  }

  async close(): Promise<void> {
    this.writer.close();
  }
}
