import { LRUCache } from 'lru-cache';
import type { DomainEvent, Position, Uuid } from '@covertrail/domain/kernel/event';
import type { EventStore, LogEvent, StoredEvent } from '../event-store/event-store.port.js';
import type { EventCodec } from './event-codec.js';
import { foldedOnto, unbegun, type FoldedBy, type FoldedState } from './folded-state.js';

/** Where a command left its stream and the log. `hash` shows whether a repeat has the same body. */
interface RememberedCommand {
  readonly hash: string;
  readonly outcome: { readonly streamId: Uuid; readonly revision: number; readonly position: Position; readonly events: readonly string[] };
}

/** A stream folded as far as it can be read, with the commands that it holds. */
export interface Folded<State = unknown> extends FoldedState<State> {
  /** Grows with the stream and is shared by old and new states: copying it at each event would take quadratic time. */
  readonly commands: Map<Uuid, RememberedCommand>;
}

/** Events of the folds in memory, together: a fold keeps its commands and mostly its history, some 3 kB an event. */
const CACHED_EVENTS = 20_000;

/** A stream without an event. */
export const notBegun = <State>(state: State): Folded<State> => ({ ...unbegun(state), commands: new Map() });

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
    const { commands } = known;
    for (const event of stored) if (event.damage === null) remember(commands, id, event);
    return { ...foldedOnto(this.codec, decider, known, stored), commands };
  }
}

/** Two readers may fold the same event at the same time; it is remembered once. */
function remember(commands: Folded['commands'], streamId: Uuid, { id, revision, position, meta }: StoredEvent): void {
  const earlier = commands.get(meta.commandId)?.outcome;
  if (earlier && earlier.revision >= revision) return;
  const outcome = { streamId, revision, position, events: [...(earlier?.events ?? []), id] };
  commands.set(meta.commandId, { hash: meta.commandHash, outcome });
}
