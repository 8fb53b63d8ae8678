import type { DomainEvent, RecordedOf } from './event.js';

/**
 * The rules of one kind of stream as a value.
 *
 * `decide` throws `RuleBroken` for a command that should never have been sent, records a business outcome as an event, and
 * returns `[]` for a valid repeat. `evolve` never throws and never validates: its event has already happened. `facts` is what the
 * handler read from other streams; whatever `decide` used of it must be in the event.
 */
export interface Decider<State, Command, Event extends DomainEvent, Facts = undefined> {
  /** The category of the stream, in camel case: streams are `<type>-<uuid>`. */
  readonly type: string;
  readonly initialState: State;
  decide(command: Command, state: State, facts: Facts): Event[];
  evolve(state: State, event: RecordedOf<Event>): State;
}

/** Folds a stream into the state of its decider. */
export function fold<State, Event extends DomainEvent>(
  decider: Pick<Decider<State, never, Event, never>, 'initialState' | 'evolve'>,
  events: readonly RecordedOf<Event>[],
  from: State = decider.initialState,
): State {
  return events.reduce((state, event) => decider.evolve(state, event), from);
}
