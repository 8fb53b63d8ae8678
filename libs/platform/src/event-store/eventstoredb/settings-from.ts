import { secretFrom } from '../../settings/secret-from.js';
import type { EventStoreDbSettings } from './connection-settings.js';

/** Reads COVERTRAIL_EVENTSTORE_URL; null where it is not set. */
export function eventStoreDbFrom(env: NodeJS.ProcessEnv): EventStoreDbSettings | null {
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
