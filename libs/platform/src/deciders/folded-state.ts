import type { Decider } from '@covertrail/domain/kernel/decider';
import type { DomainEvent, Position, Recorded, RecordedOf } from '@covertrail/domain/kernel/event';
import { EventUnreadable } from '#log/event-unreadable';
import { START, type LogEvent } from '../event-store/event-store.port.js';
import type { EventCodec } from './event-codec.js';
import { StreamUnreadable } from './stream-unreadable.js';

/** The state of a stream, folded as far as it can be read. */
export interface FoldedState<State = unknown> {
  readonly state: State;
  readonly revision: number;
  readonly position: Position;
  /** The first event that should be in the state and is not; null for none. */
  readonly trouble: StreamUnreadable | null;
}

export type FoldedBy<State, Event extends DomainEvent> = Decider<State, never, Event, never>;

/** A stream without an event. */
export const unbegun = <State>(state: State): FoldedState<State> => ({
  state,
  revision: -1,
  position: START,
  trouble: null,
});

/** The state after further events of the stream, in their order. */
export function foldedOnto<State, Event extends DomainEvent>(
  codec: EventCodec,
  decider: FoldedBy<State, Event>,
  folded: FoldedState<State>,
  stored: readonly LogEvent[],
): FoldedState<State> {
  let { state, trouble, revision, position } = folded;
  for (const event of stored) {
    if (event.revision !== revision + 1) trouble ??= troubleAt(event, `revision ${revision + 1} is missing before it`);
    ({ revision, position } = event);
    try {
      const decoded = codec.decode(event);
      if (decoded) state = evolved(decider, state, decoded);
    } catch (error) {
      if (!(error instanceof EventUnreadable)) throw error;
      trouble ??= troubleAt(event, error.message);
    }
  }
  return { state, revision, position, trouble };
}

const troubleAt = ({ stream, id }: LogEvent, reason: string): StreamUnreadable =>
  new StreamUnreadable(stream, id, reason);

/** `evolve` never throws for an event that matches its contract. Other events were appended before contracts were checked. */
function evolved<State, Event extends DomainEvent>(
  decider: FoldedBy<State, Event>,
  state: State,
  event: Recorded,
): State {
  try {
    return decider.evolve(state, event as unknown as RecordedOf<Event>);
  } catch (error) {
    throw new EventUnreadable(event, error instanceof Error ? error.message : String(error), 'shape', { cause: error });
  }
}
