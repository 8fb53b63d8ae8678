import { LRUCache } from 'lru-cache';
import type { Position, Recorded } from '@covertrail/domain/kernel/event';
import { EventUnreadable } from '#log/event-unreadable';
import type { EventStore, LogEvent } from '../event-store/event-store.port.js';
import { deriveId } from '../ids/ids.js';
import type { EventCodec } from './event-codec.js';
import { isUnreadable, type UnreadableEvent } from './unreadable-event.js';

/** A stream as far as it can be read: what `unreadable` names is not in `events`. */
export interface StreamRead {
  readonly events: readonly Recorded[];
  readonly unreadable: readonly UnreadableEvent[];
}

interface Kept {
  readonly all: readonly (Recorded | UnreadableEvent)[];
  readonly revision: number;
}

/** The cache's size, in events. The largest event, an assessment of a hundred requirements, takes about 50 kB of memory. */
const CACHED_EVENTS = 5_000;

/**
 * Streams with every event in its latest version, without types that this code does not know. Stored events never change, so they
 * stay cached and only newer ones are read. For code that shows what happened: an event that cannot be read does not hide the
 * others. Code that decides uses the `DeciderStore`, which refuses such a stream.
 */
export class DecodedStreams {
  private readonly cache = new LRUCache<string, Kept>({
    maxSize: CACHED_EVENTS,
    sizeCalculation: ({ all }) => all.length + 1,
  });

  constructor(
    private readonly events: Pick<EventStore, 'readStream'>,
    private readonly codec: EventCodec,
  ) {}

  /** Oldest first, up to a position (inclusive) where one is given. Empty for a stream that does not exist. */
  async read(stream: string, upTo?: Position): Promise<StreamRead> {
    const cached = this.cache.get(stream) ?? { all: [], revision: -1 };
    const fresh = await this.events.readStream(stream, { fromRevision: cached.revision + 1 });
    const all = [
      ...cached.all,
      ...fresh.flatMap((event, index) => this.inPlace(event, fresh[index - 1]?.revision ?? cached.revision)),
    ];
    const last = fresh.at(-1);
    if (last) this.cache.set(stream, { all, revision: last.revision });
    const included = upTo === undefined ? all : all.filter(({ position }) => position <= upTo);
    return {
      events: included.filter((event): event is Recorded => !isUnreadable(event)),
      unreadable: included.filter(isUnreadable),
    };
  }

  /** One event by its place; null where there is none, or none of a known type. Nothing else is read or cached. */
  async event({
    stream,
    revision,
    position,
  }: Pick<Recorded, 'stream' | 'revision' | 'position'>): Promise<Recorded | UnreadableEvent | null> {
    const [stored] = await this.events.readStream(stream, { fromRevision: revision, upTo: position });
    return stored ? (this.decoded(stored) ?? null) : null;
  }

  /** A gap before this event means that events were lost; the gap is reported with this event. */
  private inPlace(event: LogEvent, before: number): (Recorded | UnreadableEvent)[] {
    const decoded = this.decoded(event) ?? [];
    return event.revision === before + 1 ? [decoded].flat() : [lostBefore(event, before + 1), decoded].flat();
  }

  private decoded(event: LogEvent): Recorded | UnreadableEvent | null {
    try {
      return this.codec.decode(event);
    } catch (error) {
      if (!(error instanceof EventUnreadable)) throw error;
      const { id, type, stream, revision, position, meta } = event;
      return { id, type, stream, revision, position, recordedAt: meta.recordedAt, reason: error.message };
    }
  }
}

function lostBefore({ stream, position, meta }: LogEvent, revision: number): UnreadableEvent {
  const id = deriveId('lost', stream, revision);
  return {
    id,
    type: '',
    stream,
    revision,
    position,
    recordedAt: meta.recordedAt,
    reason: `revision ${revision} is missing`,
  };
}
