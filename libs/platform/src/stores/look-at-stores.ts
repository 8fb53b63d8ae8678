import { setTimeout as pause } from 'node:timers/promises';
import type { LogFound } from '../event-store/log-found.js';
import type { FoundVault } from '../vault/vault.port.js';
import { isMixed, refuseMixed, type StorePlaces } from './belong-together.js';

/** Milliseconds within which another process that is creating new stores has created all of them. */
const MADE_WITHIN_MS = 1_000;

/** How the log is looked at before anything is written; null where none was begun. */
export type LogLook = () => Promise<LogFound | null>;

/** How the stores beside the log are looked at before anything is written. */
export interface KeptLook {
  vault(): Promise<FoundVault | null>;
  /** Id of the log that the read store was filled from. */
  readsOf(): Promise<string | null>;
}

/**
 * Throws what `refuseMixed` and the readers throw, having written nothing. Stores that do not belong together are checked twice:
 * another process may be creating them, one after the other.
 */
export async function refuseMixedStores(
  log: LogLook,
  kept: KeptLook,
  places: StorePlaces,
  pauseMs = MADE_WITHIN_MS,
): Promise<void> {
  const check = async (): Promise<void> => {
    const [vault, readsOf] = [await kept.vault(), await kept.readsOf()];
    refuseMixed({ log: await log(), vault, readsOf }, places);
  };
  try {
    await check();
  } catch (error) {
    if (!isMixed(error)) throw error;
    await pause(pauseMs);
    await check();
  }
}
