import { fold, type Decider } from '../kernel/decider.js';
import type { DomainEvent, EventMetadata, RecordedOf, Uuid } from '../kernel/event.js';

/** The id of events that were not recorded. */
const SUPPOSED: Uuid = 'ffffffff-ffff-4fff-8fff-ffffffffffff';

const META: EventMetadata = {
  actor: 'system:what-if',
  role: 'system',
  tenant: null,
  commandId: SUPPOSED,
  commandHash: '',
  correlationId: SUPPOSED,
  causationId: null,
  schemaVersion: 0,
  recordedAt: '9999-12-31T23:59:59.999Z',
};

/**
 * The state in which a command would leave its stream, without recording anything: whatever the decider refuses is refused here
 * with the same `RuleBroken`.
 */
export function supposed<State, Command, Event extends DomainEvent, Facts>(
  { type, decide, evolve, initialState }: Decider<State, Command, Event, Facts>,
  state: State,
  command: Command,
  facts: Facts,
): State {
  const events = decide(command, state, facts).map((event, index) => asRecorded(event, `${type}-${SUPPOSED}`, index));
  return fold<State, Event>({ initialState, evolve }, events, state);
}

// TypeScript distributes no union over a spread; each event keeps its own type and data.
const asRecorded = <Event extends DomainEvent>(event: Event, stream: string, revision: number): RecordedOf<Event> =>
  ({ ...event, id: SUPPOSED, stream, revision, position: '', meta: META }) as unknown as RecordedOf<Event>;
