import { readFileSync } from 'node:fs';
import type { EventStoreDbSettings } from '../event-store/eventstoredb/connection-settings.js';

/** Which stores a process uses. */
export interface StoresConfig {
  /** Folder of the embedded stores. */
  readonly folder: string;
  /** SQLite writers in worker threads (the product), or inline (tests). */
  readonly writer: 'worker' | 'inline';
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

/** Reads COVERTRAIL_EVENTSTORE_URL; null where it is not set. */
function eventStoreDbFrom(env: NodeJS.ProcessEnv): EventStoreDbSettings | null {
  const url = secretFrom(env, 'COVERTRAIL_EVENTSTORE_URL');
  return url === null ? null : eventStoreDbAt(url, env);
}

/**
 * The server at an address. COVERTRAIL_EVENTSTORE_USER and COVERTRAIL_EVENTSTORE_PASSWORD say as whom, where the address does not, and
 * COVERTRAIL_EVENTSTORE_CA_FILE names the certificate that signed the server's.
 */
export function eventStoreDbAt(url: string, env: NodeJS.ProcessEnv): EventStoreDbSettings {
  const [user, password] = [
    secretFrom(env, 'COVERTRAIL_EVENTSTORE_USER'),
    secretFrom(env, 'COVERTRAIL_EVENTSTORE_PASSWORD'),
  ];
  return { url, user, password, caFile: env['COVERTRAIL_EVENTSTORE_CA_FILE'] || null };
}

/** A value by name, or from the file that `<name>_FILE` names; null when it is missing or empty. */
export function secretFrom(env: NodeJS.ProcessEnv, name: string): string | null {
  const file = env[`${name}_FILE`];
  const value = file ? readFileSync(file, 'utf8').trim() : env[name];
  return value === undefined || value === '' ? null : value;
}
