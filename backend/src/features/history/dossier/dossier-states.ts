import type { Decider } from '@covertrail/domain/kernel/decider';
import type { DomainEvent, Position, Recorded, RecordedOf, Uuid } from '@covertrail/domain/kernel/event';
import type { DecodedStreams } from '@covertrail/platform/deciders/decoded-streams';
import type { Loaded } from '@covertrail/platform/deciders/decider-store';
import { START } from '@covertrail/platform/event-store/event-store.port';
import type { FoldedStreams } from '../../../judging/judged-inputs.loader.js';

interface Folds {
  readonly events: readonly Recorded[];
  /** The state after so many events. */
  readonly states: unknown[];
}

/**
 * Folded streams at any position of the log: every stream is read once and every event folded once, however many moments
 * are asked for.
 */
export class DossierStates implements FoldedStreams {
  private readonly folds = new Map<string, Promise<Folds>>();

  constructor(private readonly streams: DecodedStreams) {}

  load<State, Event extends DomainEvent>(decider: Decider<State, never, Event, never>, id: Uuid): Promise<Loaded<State>> {
    return this.after(decider, id, (events) => events.length);
  }

  loadAt<State, Event extends DomainEvent>(
    decider: Decider<State, never, Event, never>,
    id: Uuid,
    upTo: Position,
  ): Promise<Loaded<State>> {
    return this.after(decider, id, (events) => events.findLastIndex(({ position }) => position <= upTo) + 1);
  }

  private async after<State, Event extends DomainEvent>(
    decider: Decider<State, never, Event, never>,
    id: Uuid,
    countOf: (events: readonly Recorded[]) => number,
  ): Promise<Loaded<State>> {
    const { events, states } = await this.foldsOf(`${decider.type}-${id}`, decider.initialState);
    const count = countOf(events);
    for (let known = states.length; known <= count; known += 1) {
      states.push(decider.evolve(states[known - 1] as State, events[known - 1] as unknown as RecordedOf<Event>));
    }
    const last = events[count - 1];
    return { state: states[count] as State, revision: last?.revision ?? -1, position: last?.position ?? START };
  }

  private foldsOf(stream: string, initialState: unknown): Promise<Folds> {
    const known = this.folds.get(stream) ?? this.streams.read(stream).then((events) => ({ events, states: [initialState] }));
    this.folds.set(stream, known);
    return known;
  }
}
