import { LRUCache } from 'lru-cache';
import type { Position, Recorded } from '@covertrail/domain/kernel/event';
import type { EventStore } from '../event-store/event-store.port.js';
import type { EventCodec } from './event-codec.js';

interface Read {
  readonly events: readonly Recorded[];
  readonly revision: number;
}

/** Counted in events: the largest, an assessment of a hundred requirements, takes some 50 kB of memory. */
const CACHED_EVENTS = 5_000;

/**
 * Streams as the product understands them: upcast, without types it does not know. What was once read never changes, so
 * it is kept and only what came since is read.
 */
export class DecodedStreams {
  private readonly cache = new LRUCache<string, Read>({ maxSize: CACHED_EVENTS, sizeCalculation: ({ events }) => events.length + 1 });

  constructor(
    private readonly events: EventStore,
    private readonly codec: EventCodec,
  ) {}

  /** Oldest first, up to a position (inclusive) where one is given. Empty for a stream that does not exist. */
  async read(stream: string, upTo?: Position): Promise<readonly Recorded[]> {
    const known = this.cache.get(stream) ?? { events: [], revision: -1 };
    const fresh = await this.events.readStream(stream, { fromRevision: known.revision + 1 });
    const events = [...known.events, ...fresh.flatMap((event) => this.codec.decode(event) ?? [])];
    const last = fresh.at(-1);
    if (last) this.cache.set(stream, { events, revision: last.revision });
    return upTo === undefined ? events : events.filter(({ position }) => position <= upTo);
  }

  /** One event by its place; null where there is none, or none that the product knows. Nothing else is read or kept. */
  async event({ stream, revision, position }: Pick<Recorded, 'stream' | 'revision' | 'position'>): Promise<Recorded | null> {
    const [stored] = await this.events.readStream(stream, { fromRevision: revision, upTo: position });
    return stored ? this.codec.decode(stored) : null;
  }
}
