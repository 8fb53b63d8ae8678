import type { DomainEvent, RecordedOf, Uuid } from '../kernel/event.js';
import type { PersonalFields } from '../kernel/personal.js';

/**
 * Who may see an event. `companies` always may; with `policyId` also the insured of that policy, whoever it is shared with
 * at that moment and the agency that represents its insured; with `insuredId` the agency that represents that insured.
 * `users` may see it whatever their company; with `everyone` every company may: facts of the trade that name no customer.
 */
export interface Audience {
  readonly companies: readonly Uuid[];
  readonly policyId?: Uuid;
  readonly insuredId?: Uuid;
  readonly users?: readonly Uuid[];
  readonly everyone?: boolean;
}

/**
 * All that the product knows about one event type besides its rules and its words: read by the activity log, histories, live
 * messages and exports alike. `effectiveFrom` is the day it became true, if it has one.
 */
export interface EventDescription<Event extends DomainEvent> {
  readonly feature: string;
  /** Latest schema version of `data`. */
  readonly version: number;
  /** From version n to n + 1, for every n below `version`. */
  readonly upcasters: Readonly<Record<number, (data: unknown) => unknown>>;
  readonly personal?: PersonalFields;
  /** Whether it can change a verdict: the assessor looks again, and a history shows what it changed. */
  readonly affectsVerdict: boolean;
  audience(event: RecordedOf<Event>): Audience;
  /** Companies and people whose names this company may not read in the event, though it may see it. */
  hides?(event: RecordedOf<Event>, reader: Uuid): readonly Uuid[];
  effectiveFrom?(event: RecordedOf<Event>): string;
}

/** A feature's descriptions: one for every event type of its contract, and the compiler counts them. */
export type Catalogue<Event extends DomainEvent> = {
  readonly [Type in Event['type']]: EventDescription<Extract<Event, { type: Type }>>;
};
