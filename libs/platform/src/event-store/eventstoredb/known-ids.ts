import { LRUCache } from 'lru-cache';
import { NotAppendable } from '../event-store.port.js';

const STREAMS = 5_000;

interface KnownStream {
  /** By id of the event. */
  readonly revisions: Map<string, number>;
  /** Of all revisions below this the ids are known. */
  next: number;
}

/**
 * The ids of events in the streams that this process has read or written. An id at a revision never changes, so what is known stays true:
 * it is only the end of a stream that others may move.
 */
export class KnownIds {
  private readonly streams = new LRUCache<string, KnownStream>({ max: STREAMS });

  /** Up to which revision, exclusive, the ids of a stream are known. */
  next(stream: string): number {
    return this.streams.get(stream)?.next ?? 0;
  }

  /** Learns ids that follow one another; what leaves a gap behind what is known is passed over. */
  learn(stream: string, from: number, ids: readonly string[]): void {
    const learned = this.streams.get(stream) ?? { revisions: new Map<string, number>(), next: 0 };
    if (from > learned.next) return;
    ids.forEach((id, index) => learned.revisions.set(id, from + index));
    learned.next = Math.max(learned.next, from + ids.length);
    this.streams.set(stream, learned);
  }

  /** The revision of the last of these events where all of them are in the stream already; null where none is. Throws NotAppendable for any mixture. */
  repeated(stream: string, ids: readonly string[]): number | null {
    const revisions = this.streams.get(stream)?.revisions;
    const found = ids.map((id) => revisions?.get(id)).filter((revision) => revision !== undefined);
    const [first] = found;
    if (first === undefined) return null;
    if (found.length < ids.length)
      throw new NotAppendable(`${stream}: some of its events are in the log, some are not`);
    if (found.some((revision, index) => revision !== first + index))
      throw new NotAppendable(`${stream}: its events are in the log in another order`);
    return first + ids.length - 1;
  }
}
