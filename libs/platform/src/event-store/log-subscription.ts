import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Position } from '@covertrail/domain/kernel/event';
import type { LogEvent, SubscribeOptions, SubscriptionItem } from './event-store.port.js';
import type { LogSignal } from './log-signal.js';
import { rowOf } from './sqlite-position.js';
import type { SqliteReader } from './sqlite-reader.js';

/** Small enough that reading and parsing one page does not hold up a request. */
const PAGE = 256;

/** Pages of events after a position, in order, until the log ends; other work gets its turn between two pages. */
export async function* pagesOf(reader: SqliteReader, after: Position, limit = Infinity): AsyncGenerator<LogEvent[]> {
  let at = after;
  let left = limit;
  while (left > 0) {
    const page = reader.page(rowOf(at), Math.min(PAGE, left));
    const last = page.at(-1);
    if (last === undefined) return;
    yield page;
    at = last.position;
    left -= page.length;
    await nextTurn();
  }
}

/**
 * Everything after a position, one `caught-up` behind all that was there by then, then what comes. Reads a page only when
 * the last is consumed. Ends when the signal aborts or the store closes.
 */
export async function* follow(
  reader: SqliteReader,
  appended: LogSignal,
  { after, signal }: SubscribeOptions,
): AsyncGenerator<SubscriptionItem> {
  const ended = (): boolean => appended.closed || signal?.aborted === true;
  let position = after;
  let caughtUp = false;
  while (!ended()) {
    const count = appended.count;
    const page = reader.page(rowOf(position), PAGE);
    for (const event of page) {
      yield { kind: 'event', event };
      if (ended()) return;
      position = event.position;
    }
    // More may have come while a page was consumed: only an empty one shows that the end was reached.
    if (page.length === PAGE || (!caughtUp && page.length > 0)) {
      await nextTurn();
      continue;
    }
    if (!caughtUp) {
      caughtUp = true;
      yield { kind: 'caught-up', position };
    }
    await appended.after(count, signal);
  }
}
