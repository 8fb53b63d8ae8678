import { readFileSync } from 'node:fs';

/** Which stores a process uses. */
export interface StoresConfig {
  /** Folder of the embedded stores. The event log is always there. */
  readonly folder: string;
  /** SQLite writers in worker threads (the product), or inline (tests). */
  readonly writer: 'worker' | 'inline';
  /** Read models, files and vault on this MongoDB database; null keeps them in the folder. */
  readonly mongodbUrl: string | null;
}

/**
 * Reads COVERTRAIL_FOLDER (default `var`) and COVERTRAIL_MONGODB_URL, or COVERTRAIL_MONGODB_URL_FILE, which names a file that
 * holds the address: a secret has no place in the environment of a container.
 */
export function storesConfigFrom(env: NodeJS.ProcessEnv): StoresConfig {
  return { folder: env['COVERTRAIL_FOLDER'] ?? 'var', writer: 'worker', mongodbUrl: secretFrom(env, 'COVERTRAIL_MONGODB_URL') };
}

/** A value by name, or from the file that `<name>_FILE` names; null when it is missing or empty. */
export function secretFrom(env: NodeJS.ProcessEnv, name: string): string | null {
  const file = env[`${name}_FILE`];
  const value = file ? readFileSync(file, 'utf8').trim() : env[name];
  return value === undefined || value === '' ? null : value;
}
