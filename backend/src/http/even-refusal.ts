import { setTimeout as wait } from 'node:timers/promises';

/** Runs a look-up of which every reply takes at least `atLeastMs`, because a reply may say that there is nothing. */
export async function withEvenReplies<Result>(atLeastMs: number, lookUp: () => Promise<Result>): Promise<Result> {
  const moment = wait(atLeastMs);
  try {
    return await lookUp();
  } finally {
    await moment;
  }
}

/**
 * Runs a look-up whose refusals must not reveal what was found: all refusals take the same time.
 * Any error is thrown again once that time is over.
 */
export async function withEvenRefusals<Result>(refusedAfterMs: number, lookUp: () => Promise<Result>): Promise<Result> {
  const over = new AbortController();
  const moment = wait(refusedAfterMs, undefined, { signal: over.signal }).catch(() => undefined);
  try {
    return await lookUp();
  } catch (error) {
    await moment;
    throw error;
  } finally {
    over.abort();
  }
}
