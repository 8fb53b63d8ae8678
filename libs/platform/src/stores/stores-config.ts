import type { EventStoreDbSettings } from '../event-store/eventstoredb/connection-settings.js';
import { eventStoreDbFrom } from '../event-store/eventstoredb/settings-from.js';
import { secretFrom } from '../settings/secret-from.js';

/** Which stores a process uses. */
export interface StoresConfig {
  /** Folder of the embedded stores. */
  readonly folder: string;
  /** SQLite writers in worker threads (the product), or inline (tests). */
  readonly writer: 'worker' | 'inline';
  /** `none` for a process that no page can reach: what is published for pages stays in the read store, and is not read again after each commit. */
  readonly pages?: 'none';
  /** Read models, files and vault on this MongoDB database; null keeps them in the folder. */
  readonly mongodbUrl: string | null;
  /** The log on this EventStoreDB; null, or left out, keeps it in the folder. */
  readonly eventStoreDb?: EventStoreDbSettings | null;
}

/**
 * Reads COVERTRAIL_FOLDER (default `var`), COVERTRAIL_MONGODB_URL, and what `eventStoreDbFrom` reads. Of a secret the variable with
 * `_FILE` behind its name names a file that holds it: it has no place in the environment of a container.
 */
export function storesConfigFrom(env: NodeJS.ProcessEnv): StoresConfig {
  return {
    folder: env['COVERTRAIL_FOLDER'] ?? 'var',
    writer: 'worker',
    mongodbUrl: secretFrom(env, 'COVERTRAIL_MONGODB_URL'),
    eventStoreDb: eventStoreDbFrom(env),
  };
}
