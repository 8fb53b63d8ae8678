import type { Decider } from '../../../kernel/decider.js';
import type { CalendarDate } from '../../../kernel/dates.js';
import type { DomainEvent, RecordedOf } from '../../../kernel/event.js';
import { recorded } from '../../../kernel/testing/given.js';

/** What counts: events up to the end of a day, null for all of them, and not the one that is left out. */
export interface Known {
  readonly knownOn?: CalendarDate | null;
  readonly without?: string | null;
}

interface Logged {
  readonly day: CalendarDate;
  readonly stream: string;
  readonly event: RecordedOf<DomainEvent>;
}

/** An event log for one case: commands are decided on what their stream held, and what was known on a day is folded from the events of that day and before. */
export class CaseLog {
  private readonly logged: Logged[] = [];

  /** Decides a command, and records what follows. */
  handle<State, Command, Event extends DomainEvent, Facts>(
    decider: Decider<State, Command, Event, Facts>,
    id: string,
    day: CalendarDate,
    role: 'agent' | 'insured' | 'requester',
    command: Command,
    facts: Facts,
  ): void {
    const events = decider.decide(command, this.state(decider, id), facts);
    const meta = { role, recordedAt: `${day}T12:00:00.000Z` };
    recorded<DomainEvent>(events, meta, this.logged.length + 1).forEach((event) =>
      this.logged.push({ day, stream: `${decider.type}-${id}`, event }),
    );
  }

  /** One stream, folded. */
  state<State, Command, Event extends DomainEvent, Facts>(
    decider: Decider<State, Command, Event, Facts>,
    id: string,
    { knownOn = null, without = null }: Known = {},
  ): State {
    return this.logged
      .filter(
        ({ day, stream, event }) =>
          stream === `${decider.type}-${id}` && (knownOn === null || day <= knownOn) && event.id !== without,
      )
      .reduce((state, { event }) => decider.evolve(state, event as RecordedOf<Event>), decider.initialState);
  }

  /** The ids of all events, in their order. */
  get eventIds(): readonly string[] {
    return this.logged.map(({ event }) => event.id);
  }

  typeOf(eventId: string): string {
    return this.logged.find(({ event }) => event.id === eventId)?.event.type ?? '';
  }
}
