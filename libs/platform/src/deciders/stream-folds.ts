import { LRUCache } from 'lru-cache';
import type { DomainEvent, Position, Uuid } from '@covertrail/domain/kernel/event';
import type { EventStore, LogEvent, StoredEvent } from '../event-store/event-store.port.js';
import type { EventCodec } from './event-codec.js';
import { LastKnown } from './last-known.js';
import { foldedOnto, unbegun, type FoldedBy, type FoldedState } from './folded-state.js';

/** Where a command left its stream and the log. `hash` shows whether a repeat has the same body. */
interface RememberedCommand {
  readonly hash: string;
  readonly outcome: {
    readonly streamId: Uuid;
    readonly revision: number;
    readonly position: Position;
    readonly events: readonly string[];
  };
}

/** A stream folded as far as it can be read, with the commands that it holds. */
export interface Folded<State = unknown> extends FoldedState<State> {
  /** Grows with the stream and is shared by old and new states: copying it at each event would take quadratic time. */
  readonly commands: Map<Uuid, RememberedCommand>;
}

/** Events of the folds in memory, together: a fold keeps its commands and mostly its history, some 3 kB an event. */
const CACHED_EVENTS = 20_000;

/**
 * How old, in milliseconds, what is last known of a stream may be where the log cannot be asked: a person who may read reads on for so long.
 * Rights that were withdrawn just before, by another process, may be among it.
 */
const KNOWN_FOR_MS = 15 * 60_000;

interface FoldOptions {
  readonly cachedEvents?: number;
  /** Milliseconds of a monotonic clock. */
  readonly elapsedMs?: () => number;
  readonly lastKnown?: LastKnown;
}

interface Remembered {
  readonly folded: Folded;
  /** When the log last said that this is all of the stream, by a monotonic clock. */
  confirmedAt: number;
  /** Another process has appended to the stream since. */
  outdated: boolean;
}

/** A stream without an event. */
export const notBegun = <State>(state: State): Folded<State> => ({ ...unbegun(state), commands: new Map() });

/**
 * Folds streams for the `DeciderStore`. The latest states stay in memory and only newer events are read. Where the log cannot be asked,
 * work that only reads (`lastKnown.run`) goes on with what is in memory, while that is not too old.
 */
export class StreamFolds {
  readonly lastKnown: LastKnown;
  private readonly cache: LRUCache<string, Remembered>;
  private readonly elapsedMs: () => number;

  constructor(
    private readonly events: EventStore,
    private readonly codec: EventCodec,
    {
      cachedEvents = CACHED_EVENTS,
      elapsedMs = () => performance.now(),
      lastKnown = new LastKnown(),
    }: FoldOptions = {},
  ) {
    this.cache = new LRUCache({ maxSize: cachedEvents, sizeCalculation: ({ folded }) => folded.revision + 1 });
    this.elapsedMs = elapsedMs;
    this.lastKnown = lastKnown;
  }

  /** The log has delivered this event: what is known of its stream without it is not to be relied on. */
  arrived({ stream, revision }: Pick<LogEvent, 'stream' | 'revision'>): void {
    const remembered = this.cache.peek(stream);
    if (remembered && remembered.folded.revision < revision) remembered.outdated = true;
  }

  async now<State, Event extends DomainEvent>(decider: FoldedBy<State, Event>, id: Uuid): Promise<Folded<State>> {
    const stream = `${decider.type}-${id}`;
    return this.lastKnown.of(
      () => this.fromLog(decider, id, stream),
      () => this.remembered<State>(stream),
    );
  }

  async at<State, Event extends DomainEvent>(
    decider: FoldedBy<State, Event>,
    id: Uuid,
    upTo: Position,
  ): Promise<Folded<State>> {
    const stored = await this.events.readStream(`${decider.type}-${id}`, { upTo });
    return this.onto(decider, id, notBegun(decider.initialState), stored);
  }

  private async fromLog<State, Event extends DomainEvent>(
    decider: FoldedBy<State, Event>,
    id: Uuid,
    stream: string,
  ): Promise<Folded<State>> {
    const remembered = this.cache.get(stream);
    const before = (remembered?.folded as Folded<State> | undefined) ?? notBegun(decider.initialState);
    const askedAt = this.elapsedMs();
    const fresh = await this.events.readStream(stream, { fromRevision: before.revision + 1 });
    if (fresh.length === 0) {
      if (remembered) remembered.confirmedAt = askedAt;
      return before;
    }
    const folded = this.onto(decider, id, before, fresh);
    this.cache.set(stream, { folded, confirmedAt: askedAt, outdated: false });
    return folded;
  }

  private remembered<State>(stream: string): Folded<State> | null {
    const remembered = this.cache.peek(stream);
    const usable = remembered && !remembered.outdated && this.elapsedMs() - remembered.confirmedAt <= KNOWN_FOR_MS;
    return usable ? (remembered.folded as Folded<State>) : null;
  }

  private onto<State, Event extends DomainEvent>(
    decider: FoldedBy<State, Event>,
    id: Uuid,
    before: Folded<State>,
    stored: readonly LogEvent[],
  ): Folded<State> {
    const { commands } = before;
    for (const event of stored) if (event.damage === null) remember(commands, id, event);
    return { ...foldedOnto(this.codec, decider, before, stored), commands };
  }
}

/** Two readers may fold the same event at the same time; it is remembered once. */
function remember(commands: Folded['commands'], streamId: Uuid, { id, revision, position, meta }: StoredEvent): void {
  const earlier = commands.get(meta.commandId)?.outcome;
  if (earlier && earlier.revision >= revision) return;
  const outcome = { streamId, revision, position, events: [...(earlier?.events ?? []), id] };
  commands.set(meta.commandId, { hash: meta.commandHash, outcome });
}
