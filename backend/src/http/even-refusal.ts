import { setTimeout as wait } from 'node:timers/promises';

const REFUSED_AFTER_MS = 250;

/** Runs a look-up of which every reply takes at least so long, because a reply may say that there is nothing. */
export async function withEvenReplies<Result>(lookUp: () => Promise<Result>): Promise<Result> {
  const moment = wait(REFUSED_AFTER_MS);
  try {
    return await lookUp();
  } finally {
    await moment;
  }
}

/**
 * Runs a look-up whose refusals must not reveal what was found: all refusals take the same time, so a list of guesses takes long.
 * Any error is thrown again once that time is over.
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
