import type { Instant, Position } from '@covertrail/domain/kernel/event';
import type { LogEvent, StoredEvent } from '../event-store.port.js';
import { LogDigest, leafOf } from './log-digest.js';
import type { LogTarget, RecordedEvent } from './log-target.port.js';
import { Refusal } from '../../errors/refusal.js';

/** The log, or the copy of it, is not as it should be: nothing was finished. */
export class CopyRefused extends Refusal {
  override readonly name = 'CopyRefused';
}

/** How far a copy is. `day`: of the event copied last. */
export interface CopyProgress {
  readonly events: number;
  readonly day: Instant;
}

/** What stands in the copy. */
export interface Copied {
  readonly events: number;
  /** SHA-256 over the checksums of all events, in their order. */
  readonly sha256: string;
  /** How many of them an earlier copy had brought. */
  readonly before: number;
}

/** What is written at once, so that one flush pays for many events. */
const MOST_AT_ONCE = 1_000;

/**
 * Copies events into a log in their order, and holds the whole copy against them at the end, as it is read there. What the target
 * holds already must be the beginning of the same events; the copy goes on behind it. Throws CopyRefused.
 */
export async function copyLog(
  source: AsyncIterable<RecordedEvent>,
  target: LogTarget,
  progress: (reached: CopyProgress) => void = () => undefined,
): Promise<Copied> {
  const digest = new LogDigest();
  const there = target.events()[Symbol.asyncIterator]();
  let [before, inTarget]: [number, boolean] = [0, true];
  let waiting: RecordedEvent[] = [];
  const flush = async (): Promise<void> => {
    const last = waiting.at(-1);
    if (last === undefined) return;
    await target.take(waiting);
    waiting = [];
    progress({ events: digest.events, day: last.meta.recordedAt });
  };
  for await (const event of source) {
    const leaf = leafOf(event);
    digest.add(leaf);
    inTarget &&= await holdsNext(there, leaf, digest.events);
    if (inTarget) {
      before += 1;
      continue;
    }
    waiting.push(event);
    if (waiting.length === MOST_AT_ONCE) await flush();
  }
  if (inTarget && (await there.next()).done !== true)
    throw new CopyRefused(`The copy holds more than the ${before} events of the log: name an empty place`);
  await flush();
  await refuseDifferent(target, digest);
  await target.finish();
  return { events: digest.events, sha256: digest.sha256(), before };
}

/** False where the target ends before this event. */
async function holdsNext(there: AsyncIterator<LogEvent>, leaf: Buffer, number: number): Promise<boolean> {
  const { done, value: found } = await there.next();
  if (done === true) return false;
  if (found.damage === null && leafOf(found).equals(leaf)) return true;
  throw new CopyRefused(
    `Event ${number} of the copy is not that of the log: it is no beginning of this copy, name an empty place`,
  );
}

async function refuseDifferent(target: LogTarget, expected: LogDigest): Promise<void> {
  const found = new LogDigest();
  for await (const event of target.events()) {
    if (event.damage !== null) throw new CopyRefused(`Event ${event.id} of the copy is damaged: ${event.damage}`);
    found.add(leafOf(event));
  }
  if (found.sha256() === expected.sha256()) return;
  throw new CopyRefused(
    `The copy holds ${found.events} events and not the ${expected.events} that were copied: delete it and copy again`,
  );
}

/** The events of a log, for a copy. Throws CopyRefused at one that is damaged. */
export async function* wholeEvents(events: AsyncIterable<LogEvent>, upTo?: Position): AsyncGenerator<StoredEvent> {
  for await (const event of events) {
    if (upTo !== undefined && event.position > upTo) return;
    if (event.damage !== null)
      throw new CopyRefused(
        `The log is damaged at ${event.position} (event ${event.id}: ${event.damage}): npm run verify-ledger names all that was altered`,
      );
    yield event;
  }
}
