import type { WriterArguments, WriterChannel, WriterMethod, WriterResult } from './writer-messages.js';
import { SqliteReadStoreWriter } from './writer.js';

/** The writer in the thread that asks, for tests and tools that have nothing else to do meanwhile. */
export class InlineWriter implements WriterChannel {
  private readonly writer: SqliteReadStoreWriter;

  constructor(file: string) {
    this.writer = new SqliteReadStoreWriter(file);
  }

  async call<Method extends WriterMethod>(method: Method, ...given: WriterArguments<Method>): Promise<WriterResult<Method>> {
    const work = this.writer[method] as (...args: WriterArguments<Method>) => WriterResult<Method>;
    return work.apply(this.writer, given);
  }

  async close(): Promise<void> {
    this.writer.close();
  }
}
