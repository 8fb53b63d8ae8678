import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Position } from '@covertrail/domain/kernel/event';
import { StoreUnreachable } from '../../errors/store-unreachable.js';
import type { LogEvent, SubscribeOptions, SubscriptionItem } from '../event-store.port.js';
import type { LogSignal } from '../log-signal.js';
import type { LogTail } from './log-tail.js';

const PAGE = 256;

interface Source {
  readonly tail: LogTail;
  readonly arrived: LogSignal;
  /** Asks the server for the next events behind a position. */
  page(after: Position, limit: number): Promise<readonly LogEvent[]>;
  /** Waits until a lost server may be asked again; `attempt` counts from 1. */
  again(attempt: number): Promise<void>;
}

/**
 * Everything behind a position, one `caught-up` behind all that was in the log by then, and then what comes. Up to the end of the
 * log it reads pages, from there on it takes what the subscription of this process brings, and reads pages again when that has gone on
 * without it. The next events are taken only when the last are consumed.
 */
export async function* follow(
  { tail, arrived, page, again }: Source,
  { after, signal }: SubscribeOptions,
): AsyncGenerator<SubscriptionItem> {
  const ended = (): boolean => arrived.closed || signal?.aborted === true;
  let position = after;
  let caughtUp = false;
  let attempt = 0;
  while (!ended()) {
    const count = arrived.count;
    const near = caughtUp && tail.covers(position);
    const events = near ? tail.after(position, PAGE) : await page(position, PAGE).catch(nullWhenAway);
    if (events === null) {
      attempt += 1;
      await again(attempt);
      continue;
    }
    attempt = 0;
    for (const event of events) {
      if (ended()) return;
      yield { kind: 'event', event };
      position = event.position;
    }
    if (ended()) return;
    if (events.length > 0) {
      await nextTurn();
      continue;
    }
    if (!caughtUp) {
      caughtUp = true;
      yield { kind: 'caught-up', position };
      continue;
    }
    await arrived.after(count, signal);
  }
}

function nullWhenAway(error: unknown): null {
  if (error instanceof StoreUnreachable) return null;
  throw error;
}
