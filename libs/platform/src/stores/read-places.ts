import { join } from 'node:path';
import { openMongodb } from '../mongodb/mongodb-connection.js';
import { openMongodbReadStore } from '../read-store/mongodb-read-store.adapter.js';
import type { ReadsReader } from '../read-store/reads-reader.port.js';
import { openSqliteReadsReader } from '../read-store/sqlite-read-store.adapter.js';
import type { NativeCallGuard } from '../worker/native-calls.js';
import type { StoresConfig } from './stores-config.js';

/** The read store of a configuration, for a thread beside the process that opened it. Throws StoreUnreachable. */
export async function openReadsReader(
  { folder, mongodbUrl }: StoresConfig,
  calls: NativeCallGuard,
): Promise<ReadsReader> {
  if (mongodbUrl === null) return openSqliteReadsReader(join(folder, 'reads.db'), calls);
  const { db, close } = await openMongodb(mongodbUrl);
  const reads = await openMongodbReadStore(db);
  return {
    getMany: (collection, ids) => reads.getMany(collection, ids),
    find: (collection, filter, sort, page) => reads.find(collection, filter, sort, page),
    close,
  };
}
