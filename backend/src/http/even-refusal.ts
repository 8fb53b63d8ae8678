import { setTimeout as wait } from 'node:timers/promises';

const REFUSED_AFTER_MS = 250;

/**
 * Runs a look-up whose refusals must not reveal what was found: they all take the same time, and a list of guesses takes long.
 * Whatever is thrown is thrown on, once that time is over.
 */
export async function withEvenRefusals<Result>(lookUp: () => Promise<Result>): Promise<Result> {
  const over = new AbortController();
  const moment = wait(REFUSED_AFTER_MS, undefined, { signal: over.signal }).catch(() => undefined);
  try {
    return await lookUp();
  } catch (error) {
    await moment;
    throw error;
  } finally {
    over.abort();
  }
}
