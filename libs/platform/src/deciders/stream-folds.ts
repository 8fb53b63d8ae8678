import { LRUCache } from 'lru-cache';
import type { Decider } from '@covertrail/domain/kernel/decider';
import type { DomainEvent, Position, Recorded, RecordedOf, Uuid } from '@covertrail/domain/kernel/event';
import { EventUnreadable } from '#engine/log/event-unreadable';
import { START, type EventStore, type LogEvent, type StoredEvent } from '../event-store/event-store.port.js';
import type { EventCodec } from './event-codec.js';
import { StreamUnreadable } from './stream-unreadable.js';

/** Where a command left its stream and the log. `hash` shows whether a repeat has the same body. */
interface RememberedCommand {
  readonly hash: string;
  readonly outcome: { readonly streamId: Uuid; readonly revision: number; readonly position: Position; readonly events: readonly string[] };
}

/** A stream folded as far as it can be read. */
export interface Folded<State = unknown> {
  readonly state: State;
  readonly revision: number;
  readonly position: Position;
  /** Grows with the stream and is shared by old and new states: copying it at each event would take quadratic time. */
  readonly commands: Map<Uuid, RememberedCommand>;
  /** The first event that should be in the state and is not; null for none. */
  readonly trouble: StreamUnreadable | null;
}

type FoldedBy<State, Event extends DomainEvent> = Decider<State, never, Event, never>;

/** Events of the folds in memory, together: a fold keeps its commands and mostly its history, some 3 kB an event. */
const CACHED_EVENTS = 50_000;

/** A stream without an event. */
export const notBegun = <State>(state: State): Folded<State> => ({ state, revision: -1, position: START, commands: new Map(), trouble: null });

/** Folds streams for the `DeciderStore`. The latest states stay in memory and only newer events are read. */
export class StreamFolds {
  private readonly cache: LRUCache<string, Folded>;

  constructor(
    private readonly events: EventStore,
    private readonly codec: EventCodec,
    cachedEvents = CACHED_EVENTS,
  ) {
    this.cache = new LRUCache({ maxSize: cachedEvents, sizeCalculation: ({ revision }) => revision + 1 });
  }

  async now<State, Event extends DomainEvent>(decider: FoldedBy<State, Event>, id: Uuid): Promise<Folded<State>> {
    const stream = `${decider.type}-${id}`;
    const known = (this.cache.get(stream) as Folded<State> | undefined) ?? notBegun(decider.initialState);
    const fresh = await this.events.readStream(stream, { fromRevision: known.revision + 1 });
    if (fresh.length === 0) return known;
    const folded = this.onto(decider, id, known, fresh);
    this.cache.set(stream, folded);
    return folded;
  }

  async at<State, Event extends DomainEvent>(decider: FoldedBy<State, Event>, id: Uuid, upTo: Position): Promise<Folded<State>> {
    const stored = await this.events.readStream(`${decider.type}-${id}`, { upTo });
    return this.onto(decider, id, notBegun(decider.initialState), stored);
  }

  private onto<State, Event extends DomainEvent>(
    decider: FoldedBy<State, Event>,
    id: Uuid,
    known: Folded<State>,
    stored: readonly LogEvent[],
  ): Folded<State> {
    let { state, trouble, revision, position } = known;
    const { commands } = known;
    for (const event of stored) {
      if (event.revision !== revision + 1) trouble ??= troubleAt(event, `revision ${revision + 1} is missing before it`);
      ({ revision, position } = event);
      if (event.damage === null) remember(commands, id, event);
      try {
        const decoded = this.codec.decode(event);
        if (decoded) state = evolved(decider, state, decoded);
      } catch (error) {
        if (!(error instanceof EventUnreadable)) throw error;
        trouble ??= troubleAt(event, error.message);
      }
    }
    return { state, revision, position, commands, trouble };
  }
}

const troubleAt = ({ stream, id }: LogEvent, reason: string): StreamUnreadable => new StreamUnreadable(stream, id, reason);

/** `evolve` never throws for an event that matches its contract. Other events were appended before contracts were checked. */
function evolved<State, Event extends DomainEvent>(decider: FoldedBy<State, Event>, state: State, event: Recorded): State {
  try {
    return decider.evolve(state, event as unknown as RecordedOf<Event>);
  } catch (error) {
    throw new EventUnreadable(event, error instanceof Error ? error.message : String(error), 'shape', { cause: error });
  }
}

/** Two readers may fold the same event at the same time; it is remembered once. */
function remember(commands: Folded['commands'], streamId: Uuid, { id, revision, position, meta }: StoredEvent): void {
  const earlier = commands.get(meta.commandId)?.outcome;
  if (earlier && earlier.revision >= revision) return;
  const outcome = { streamId, revision, position, events: [...(earlier?.events ?? []), id] };
  commands.set(meta.commandId, { hash: meta.commandHash, outcome });
}
