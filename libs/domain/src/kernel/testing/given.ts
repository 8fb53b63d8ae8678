import type { Decider } from '../decider.js';
import type { DomainEvent, EventMetadata, RecordedOf } from '../event.js';
import { RuleBroken } from '../rule-broken.js';

const META: EventMetadata = {
  actor: 'a0000000-0000-4000-8000-000000000001',
  role: 'agent',
  tenant: 'c0000000-0000-4000-8000-000000000001',
  commandId: 'd0000000-0000-4000-8000-000000000001',
  commandHash: 'test',
  correlationId: 'd0000000-0000-4000-8000-000000000001',
  causationId: null,
  schemaVersion: 1,
  recordedAt: '2026-11-21T09:00:00.000Z',
};

export const eventId = (n: number): string => `e0000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** Gives plain events the ids, revisions and metadata that a log would, so that a spec names only what matters. */
export function recorded<Event extends DomainEvent>(
  events: readonly Event[],
  meta: Partial<EventMetadata> = {},
  first = 1,
): RecordedOf<Event>[] {
  return events.map((event, index) => ({
    ...event,
    id: eventId(first + index),
    stream: 'test-00000000-0000-4000-8000-000000000000',
    revision: index,
    position: String(first + index).padStart(20, '0'),
    meta: { ...META, ...meta },
  })) as unknown as RecordedOf<Event>[];
}

/** given(decider, ...past).when(command, facts).then(...events) | .refused(code) | .nothing() */
export function given<State, Command, Event extends DomainEvent, Facts>(
  decider: Decider<State, Command, Event, Facts>,
  ...past: Event[]
) {
  const state = recorded<Event>(past).reduce((folded, event) => decider.evolve(folded, event), decider.initialState);
  return {
    state,
    when: (command: Command, facts?: Facts) => {
      const run = () => decider.decide(command, state, facts as Facts);
      return {
        then: (...events: Event[]) => expect(run()).toEqual(events),
        nothing: () => expect(run()).toEqual([]),
        refused: (code: string) => expect(codeOf(run)).toBe(code),
      };
    },
  };
}

function codeOf(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    if (error instanceof RuleBroken) return error.code;
    throw error;
  }
  return 'not refused';
}
