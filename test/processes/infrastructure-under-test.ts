import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newDatabase } from '@covertrail/platform/mongodb/testing/mongodb-under-test';
import type { StoresConfig } from '@covertrail/platform/stores/stores-config';

export type InfrastructureKind = 'SQLite files' | 'MongoDB';

/** What all processes of one cluster share: a folder with the log and, beside it or on MongoDB, the rest. */
export interface InfrastructureUnderTest {
  readonly kind: InfrastructureKind;
  readonly folder: string;
  /** For whoever opens the same stores in the process of the test. */
  readonly config: StoresConfig;
  /** For the processes. */
  readonly env: NodeJS.ProcessEnv;
  remove(): Promise<void>;
}

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'covertrail-processes-'));

/** A infrastructure of its own; `folder` takes what is there already and `server` another MongoDB server than the one under test. */
export function newInfrastructure(kind: InfrastructureKind, { folder = newFolder(), server }: { folder?: string; server?: string } = {}): InfrastructureUnderTest {
  const database = kind === 'MongoDB' && server === undefined ? newDatabase() : null;
  const mongodbUrl = kind === 'MongoDB' ? (database?.url ?? `${server}covertrail`) : null;
  return {
    kind,
    folder,
    config: { folder, writer: 'inline', mongodbUrl },
    env: { COVERTRAIL_FOLDER: folder, COVERTRAIL_DEMO: '0', COVERTRAIL_CALLS_PER_MINUTE: '0', ...(mongodbUrl === null ? {} : { COVERTRAIL_MONGODB_URL: mongodbUrl }) },
    remove: async () => {
      await database?.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
