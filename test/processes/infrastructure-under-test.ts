import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newDatabase } from '@covertrail/platform/mongodb/testing/mongodb-under-test';
import { startLogServer, type LogServer } from './log-server.js';
import type { StoresConfig } from '@covertrail/platform/stores/stores-config';

export type InfrastructureKind =
  'SQLite files' | 'MongoDB' | 'EventStoreDB and SQLite files' | 'EventStoreDB and MongoDB';

const ON_MONGODB: ReadonlySet<InfrastructureKind> = new Set(['MongoDB', 'EventStoreDB and MongoDB']);
const ON_EVENTSTORE: ReadonlySet<InfrastructureKind> = new Set([
  'EventStoreDB and SQLite files',
  'EventStoreDB and MongoDB',
]);

/** What all processes of one cluster share: the log in a folder or on EventStoreDB, and in the folder or on MongoDB the rest. */
export interface InfrastructureUnderTest {
  readonly kind: InfrastructureKind;
  readonly folder: string;
  /** For whoever opens the same stores in the process of the test. */
  readonly config: StoresConfig;
  /** For the processes. */
  readonly env: NodeJS.ProcessEnv;
  /** What holds the log, where it is not the folder. */
  readonly logServer: LogServer | null;
  remove(): Promise<void>;
}

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'covertrail-processes-'));

/** An infrastructure of its own; `folder` takes what is there already and `server` another MongoDB server than the one under test. */
export async function newInfrastructure(
  kind: InfrastructureKind,
  { folder = newFolder(), server }: { folder?: string; server?: string } = {},
): Promise<InfrastructureUnderTest> {
  const onMongodb = ON_MONGODB.has(kind);
  const database = onMongodb && server === undefined ? newDatabase() : null;
  const mongodbUrl = onMongodb ? (database?.url ?? `${server}covertrail`) : null;
  const logServer = ON_EVENTSTORE.has(kind) ? await startLogServer() : null;
  const eventStoreDb = logServer && { url: logServer.url, user: null, password: null, caFile: null };
  return {
    kind,
    folder,
    logServer,
    config: { folder, writer: 'inline', mongodbUrl, eventStoreDb },
    env: {
      COVERTRAIL_FOLDER: folder,
      COVERTRAIL_DEMO: '0',
      COVERTRAIL_CALLS_PER_MINUTE: '0',
      ...(mongodbUrl === null ? {} : { COVERTRAIL_MONGODB_URL: mongodbUrl }),
      ...(logServer === null ? {} : { COVERTRAIL_EVENTSTORE_URL: logServer.url }),
    },
    remove: async () => {
      await database?.drop();
      await logServer?.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
