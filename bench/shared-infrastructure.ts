import { cpSync } from 'node:fs';
import { newDatabase } from '@covertrail/platform/mongodb/testing/mongodb-under-test';
import type { StoresConfig } from '@covertrail/platform/stores/stores-config';
import type { MongodbServer } from './mongodb-server.js';

/** What several processes stand on: one log, and an empty read store. */
export interface SharedInfrastructure {
  readonly config: StoresConfig;
  /** For the other processes. */
  readonly env: NodeJS.ProcessEnv;
  /** When all processes are gone. */
  remove(): Promise<void>;
}

/** A copy of the log, and a read store beside it or, where a server is given, on that. */
export function sharedInfrastructure(log: string, folder: string, server: MongodbServer | null): SharedInfrastructure {
  cpSync(log, folder, { recursive: true });
  const database = server && newDatabase(server.url);
  return {
    config: { folder, writer: 'worker', mongodbUrl: database?.url ?? null },
    env: { COVERTRAIL_CALLS_PER_MINUTE: '0', COVERTRAIL_FOLDER: folder, COVERTRAIL_MONGODB_URL: database?.url ?? '' },
    remove: async () => database?.drop(),
  };
}
