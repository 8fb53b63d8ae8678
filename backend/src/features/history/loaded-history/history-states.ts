import type { Decider } from '@covertrail/domain/kernel/decider';
import type { DomainEvent, Position, Recorded, RecordedOf, Uuid } from '@covertrail/domain/kernel/event';
import type { DecodedStreams } from '@covertrail/platform/deciders/decoded-streams';
import type { FoldedStreams, Loaded } from '@covertrail/platform/deciders/decider-store';
import { unreadable, type UnreadableEvent } from '@covertrail/platform/deciders/unreadable-event';
import { START } from '@covertrail/platform/event-store/event-store.port';

interface Folds {
  readonly events: readonly Recorded[];
  /** The state after this many events. */
  readonly states: unknown[];
  /** What the states lack: it could not be read, or not be folded. */
  readonly unreadable: UnreadableEvent[];
}

/**
 * Folded streams at any position of the log: every stream is read once and every event folded once, however many moments are
 * asked for. An event that cannot be read is left out, and the stream counts as incomplete from there on.
 */
export class HistoryStates implements FoldedStreams {
  private readonly folds = new Map<string, Promise<Folds>>();

  constructor(private readonly streams: DecodedStreams) {}

  load<State, Event extends DomainEvent>(
    decider: Decider<State, never, Event, never>,
    id: Uuid,
  ): Promise<Loaded<State>> {
    return this.after(decider, id);
  }

  loadAt<State, Event extends DomainEvent>(
    decider: Decider<State, never, Event, never>,
    id: Uuid,
    upTo: Position,
  ): Promise<Loaded<State>> {
    return this.after(decider, id, upTo);
  }

  /** The unreadable events of the streams that were folded so far. */
  async unreadable(): Promise<readonly UnreadableEvent[]> {
    return (await Promise.all(this.folds.values())).flatMap((folds) => folds.unreadable);
  }

  private async after<State, Event extends DomainEvent>(
    decider: Decider<State, never, Event, never>,
    id: Uuid,
    upTo?: Position,
  ): Promise<Loaded<State>> {
    const folds = await this.foldsOf(`${decider.type}-${id}`, decider.initialState);
    const { events, states } = folds;
    const isKnown = ({ position }: { readonly position: Position }) => upTo === undefined || position <= upTo;
    const count = events.findLastIndex(isKnown) + 1;
    for (let applied = states.length; applied <= count; applied += 1) states.push(evolved(decider, folds, applied - 1));
    const last = events[count - 1];
    const incomplete = folds.unreadable.some(isKnown);
    return {
      state: states[count] as State,
      revision: last?.revision ?? -1,
      position: last?.position ?? START,
      incomplete,
    };
  }

  private foldsOf(stream: string, initialState: unknown): Promise<Folds> {
    const folds =
      this.folds.get(stream) ??
      this.streams.read(stream).then((read) => ({
        events: read.events,
        states: [initialState],
        unreadable: [...read.unreadable],
      }));
    this.folds.set(stream, folds);
    return folds;
  }
}

function evolved<State, Event extends DomainEvent>(
  decider: Decider<State, never, Event, never>,
  { events, states, unreadable: left }: Folds,
  index: number,
): unknown {
  const [state, event] = [states[index], events[index]!];
  try {
    return decider.evolve(state as State, event as unknown as RecordedOf<Event>);
  } catch (error) {
    left.push(unreadable(event, String(error)));
    return state;
  }
}
