import { setTimeout as pause } from 'node:timers/promises';
import { logIn } from '../event-store/log-in-file.js';
import type { FoundVault } from '../vault/vault.port.js';
import { isMixed, refuseMixed, type StorePlaces } from './belong-together.js';

/** Milliseconds in which another process that makes new stores at this moment has made them all. */
const MADE_WITHIN_MS = 1_000;

/** How the stores beside the log are looked at before anything is written. */
export interface KeptLook {
  vault(): Promise<FoundVault | null>;
  /** Id of the log that the read store was filled from. */
  readsOf(): Promise<string | null>;
}

/**
 * Throws what `refuseMixed` and the looks throw, having written nothing. What does not belong together is looked at twice: another
 * process may be making the stores, one after the other.
 */
export async function refuseMixedStores(kept: KeptLook, places: StorePlaces, pauseMs = MADE_WITHIN_MS): Promise<void> {
  const look = async (): Promise<void> => {
    const [vault, readsOf] = [await kept.vault(), await kept.readsOf()];
    refuseMixed({ log: logIn(places.log), vault, readsOf }, places);
  };
  try {
    await look();
  } catch (error) {
    if (!isMixed(error)) throw error;
    await pause(pauseMs);
    await look();
  }
}
