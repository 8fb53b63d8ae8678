import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Position } from '@covertrail/domain/kernel/event';
import type { LogEvent, SubscribeOptions, SubscriptionItem } from './event-store.port.js';
import type { LogSignal } from './log-signal.js';
import { rowOf } from './sqlite-position.js';
import type { SqliteReader } from './sqlite-reader.js';

/** Small enough that reading and parsing one page does not delay a request. */
const PAGE = 256;

/** Pages of events after a position, in order, up to the end of the log. Other work runs between two pages. */
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
 * Everything after a position, one `caught-up` after the events that were there by then, then new events. Reads a page only when
 * the previous one is consumed. Ends when the signal aborts or the store closes.
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
    // Events may have arrived while a page was consumed: only an empty page shows the end.
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
