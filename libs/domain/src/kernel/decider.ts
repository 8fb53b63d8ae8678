import type { DomainEvent, RecordedOf } from './event.js';

/**
 * The rules of one kind of stream as a value.
 *
 * `decide` throws `RuleBroken` for what should never have been sent, answers a business outcome with an event, and a
 * valid repeat with `[]`. `evolve` never throws and never validates: what it is given already happened.
 * `facts` is what the handler read from other streams; whatever `decide` used of it must stand in the event.
 */
export interface Decider<State, Command, Event extends DomainEvent, Facts = undefined> {
  /** The category of the stream, in camel case: streams are `<type>-<uuid>`. */
  readonly type: string;
  readonly initialState: State;
  decide(command: Command, state: State, facts: Facts): Event[];
  evolve(state: State, event: RecordedOf<Event>): State;
}

/** Folds a stream into the state that its decider knows. */
export function fold<State, Event extends DomainEvent>(
  decider: Pick<Decider<State, never, Event, never>, 'initialState' | 'evolve'>,
  events: readonly RecordedOf<Event>[],
  from: State = decider.initialState,
): State {
  return events.reduce((state, event) => decider.evolve(state, event), from);
}
