import { watchSignal } from '#sqlite/file-signal';
import type { NativeCallGuard } from '#worker/native-calls';
import { turns } from '#timing/turns';
import type { Document } from './document.js';
import type { Filter, Page, Sort } from './query.js';
import type { ReadStore, WholeStore } from './read-store.port.js';
import type { ReadsReader } from './reads-reader.port.js';
import { checkDocuments } from './sqlite/check-documents.js';
import { checkpointsIn } from './sqlite/checkpoints.adapter.js';
import { collectionsIn } from './sqlite/collections.adapter.js';
import { commitsIn } from './sqlite/commits.adapter.js';
import { controlValuesIn } from './sqlite/control-values.adapter.js';
import { documentReadsIn } from './sqlite/document-reads.adapter.js';
import { InlineWriter } from './sqlite/inline-writer.js';
import { leasesIn } from './sqlite/leases.adapter.js';
import { readingConnection } from './sqlite/open-file.js';
import type { OpenFile } from './sqlite/open-file.js';
import { outboxIn } from './sqlite/outbox.adapter.js';
import { find, getMany } from './sqlite/read-documents.js';
import { WorkerWriter } from './sqlite/worker-writer.js';

/** Where the file is (its folder exists) and where its writer runs: production never writes in the thread that answers. */
export interface SqliteReadStoreOptions {
  readonly file: string;
  readonly writer: 'worker' | 'inline';
}

/** The read store of one machine: a SQLite file that several processes may have open. */
export async function openSqliteReadStore({ file, writer }: SqliteReadStoreOptions): Promise<ReadStore> {
  const channel = writer === 'worker' ? new WorkerWriter(file) : new InlineWriter(file);
  await channel.call('prepare');
  return storeIn({ file, writer: channel, reading: readingConnection(file) });
}

/** The same file for a thread beside the process that opened it. `calls` guards its calls to native code. */
export function openSqliteReadsReader(file: string, calls: NativeCallGuard): ReadsReader {
  const reading = readingConnection(file);
  return {
    getMany: async <Doc extends Document>(collection: string, ids: readonly string[]) =>
      calls.during(() => getMany<Doc>(reading, collection, ids)),
    find: async <Doc extends Document>(collection: string, filter: Filter, sort: readonly Sort[], page: Page) =>
      calls.during(() => find<Doc>(reading, collection, filter, sort, page)),
    close: async () => calls.during(() => reading.close()),
  };
}

function storeIn(open: OpenFile): ReadStore {
  const watches = new Watches(open.file);
  return {
    ...collectionsIn(open),
    ...documentReadsIn(open),
    ...commitsIn(open),
    ...checkpointsIn(open, (committed) => watches.begin(committed)),
    ...outboxIn(open),
    ...leasesIn(open),
    ...controlValuesIn(open),
    checkDocuments: (collection, after, limit) =>
      turns.read(() => checkDocuments(open.reading, collection, after, limit)),
    ...wholeStoreIn(open, watches),
  };
}

const wholeStoreIn = ({ reading, writer }: OpenFile, watches: Watches): WholeStore => ({
  clear: () => writer.call('clear'),
  close: async () => {
    watches.endAll();
    await writer.close();
    reading.close();
  },
});

/** Those who are told of commits. */
class Watches {
  private readonly ends = new Set<() => void>();

  constructor(private readonly file: string) {}

  /** Returns what ends it. */
  begin(committed: () => void): () => void {
    const end = watchSignal(this.file, committed);
    this.ends.add(end);
    return () => {
      this.ends.delete(end);
      end();
    };
  }

  endAll(): void {
    for (const end of this.ends) end();
  }
}
