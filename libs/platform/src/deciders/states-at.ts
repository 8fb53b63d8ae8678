import type { DomainEvent, Position, Uuid } from '@covertrail/domain/kernel/event';
import type { EventStore, LogEvent } from '../event-store/event-store.port.js';
import type { FoldedStreams, Loaded } from './decider-store.js';
import type { EventCodec } from './event-codec.js';
import { foldedOnto, unbegun, type FoldedBy, type FoldedState } from './folded-state.js';

/**
 * Streams as they were known at one position of the log, each folded once, as far as it can be read. All that was asked for stays in
 * memory: it is made for one part of the work and dropped with it.
 */
export class StatesAt implements FoldedStreams {
  private readonly states = new Map<string, FoldedState>();

  constructor(
    private readonly log: Pick<EventStore, 'readStream' | 'readStreams'>,
    private readonly codec: EventCodec,
    private readonly position: Position,
  ) {}

  async load<State, Event extends DomainEvent>(decider: FoldedBy<State, Event>, id: Uuid): Promise<Loaded<State>> {
    const stream = `${decider.type}-${id}`;
    return loaded<State>(
      this.states.get(stream) ?? this.keep(stream, decider, await this.log.readStream(stream, { upTo: this.position })),
    );
  }

  /** The same for many streams of one kind, in the order asked. Those that are not in memory are read at once. */
  async loadAll<State, Event extends DomainEvent>(
    decider: FoldedBy<State, Event>,
    ids: readonly Uuid[],
  ): Promise<Loaded<State>[]> {
    const streams = ids.map((id) => `${decider.type}-${id}`);
    const missing = [...new Set(streams)].filter((stream) => !this.states.has(stream));
    const found = missing.length === 0 ? [] : await this.log.readStreams(missing, { upTo: this.position });
    missing.forEach((stream, index) => this.keep(stream, decider, found[index] ?? []));
    return streams.flatMap((stream) => {
      const state = this.states.get(stream);
      return state ? loaded<State>(state) : [];
    });
  }

  /** Never past the position of all. */
  async loadAt<State, Event extends DomainEvent>(
    decider: FoldedBy<State, Event>,
    id: Uuid,
    upTo: Position,
  ): Promise<Loaded<State>> {
    const stored = await this.log.readStream(`${decider.type}-${id}`, {
      upTo: upTo < this.position ? upTo : this.position,
    });
    return loaded<State>(foldedOnto(this.codec, decider, unbegun(decider.initialState), stored));
  }

  private keep<State, Event extends DomainEvent>(
    stream: string,
    decider: FoldedBy<State, Event>,
    stored: readonly LogEvent[],
  ): FoldedState {
    const state = foldedOnto(this.codec, decider, unbegun(decider.initialState), stored);
    this.states.set(stream, state);
    return state;
  }
}

/** A stream is folded by its one decider, so a state has the type that is asked for. */
const loaded = <State>({ state, revision, position, trouble }: FoldedState): Loaded<State> => ({
  state: state as State,
  revision,
  position,
  incomplete: trouble !== null,
});
