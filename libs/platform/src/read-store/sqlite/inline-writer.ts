import type { WriterChannel } from './writer-messages.js';
import { SqliteReadStoreWriter } from './writer.js';
import type { WriterArguments, WriterMethod, WriterResult } from './writer.js';

/** The writer in the thread that asks, for tests and tools that have nothing else to do meanwhile. */
export class InlineWriter implements WriterChannel {
  private readonly writer: SqliteReadStoreWriter;

  constructor(file: string) {
    this.writer = new SqliteReadStoreWriter(file);
  }

  async call<Method extends WriterMethod>(
    method: Method,
    ...given: WriterArguments<Method>
  ): Promise<WriterResult<Method>> {
    return this.writer.run(method, ...given);
  }

  async close(): Promise<void> {
    this.writer.close();
  }
}
