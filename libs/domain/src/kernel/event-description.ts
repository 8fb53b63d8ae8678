import type { DomainEvent, RecordedOf, Uuid } from './event.js';
import type { PersonalFields } from './personal.js';

/**
 * Who may see an event. `companies` always may. With `policyId` also the insured of that policy, the companies it is shared with
 * at that moment, and the agency that represents its insured; with `insuredId` the agency that represents that insured. `users`
 * may see it whatever their company. With `unshared` a policy's event is not for the companies that it is shared with. With `everyone` every company may: public facts that name no customer.
 */
export interface Audience {
  readonly companies: readonly Uuid[];
  readonly policyId?: Uuid;
  readonly insuredId?: Uuid;
  readonly users?: readonly Uuid[];
  readonly everyone?: boolean;
  readonly unshared?: boolean;
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
  /** Whether it can change a verdict: then the assessor runs again, and a history shows what the event changed. */
  readonly affectsVerdict: boolean;
  audience(event: RecordedOf<Event>): Audience;
  /** Companies and people whose names this company may not read in the event, though it may see it. */
  hides?(event: RecordedOf<Event>, reader: Uuid): readonly Uuid[];
  effectiveFrom?(event: RecordedOf<Event>): string;
}

/** A feature's descriptions: one for every event type of its contract, which the compiler checks. */
export type Catalogue<Event extends DomainEvent> = {
  readonly [Type in Event['type']]: EventDescription<Extract<Event, { type: Type }>>;
};
