/** Opaque text that compares in the order of the whole log: a later event has a greater position. Never parse it. */
export type Position = string;
/**
 * Lower-case RFC 4122 text.
 * @pattern ^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$
 */
export type Uuid = string;
/**
 * A moment, ISO 8601 in UTC with milliseconds: `2026-11-21T09:12:00.000Z`.
 * @pattern ^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$
 */
export type Instant = string;

/** Who acted: a person in one of the three roles of companies, an operator, or the system (a reaction). */
export type ActingRole = 'requester' | 'insured' | 'agent' | 'operator' | 'system';

/** An event before it is recorded: its type and its data. */
export interface DomainEvent<Type extends string = string, Data = unknown> {
  readonly type: Type;
  readonly data: Data;
}

/** The person whose action a reaction completes, as that action was recorded. */
export interface Initiator {
  readonly actor: Uuid;
  readonly tenant: Uuid | null;
  readonly onBehalfOf?: Uuid;
}

/**
 * Metadata that every event has (reference: metadata of events). `actor` is a user id, or `system:<reaction>`. `tenant` is the company for
 * which the actor acted. `initiator` is set where a reaction only completed what a person did.
 */
export interface EventMetadata {
  readonly actor: string;
  readonly role: ActingRole;
  readonly tenant: Uuid | null;
  readonly onBehalfOf?: Uuid;
  readonly initiator?: Initiator;
  readonly commandId: Uuid;
  readonly commandHash: string;
  readonly correlationId: Uuid;
  readonly causationId: Uuid | null;
  readonly schemaVersion: number;
  readonly recordedAt: Instant;
}

/** An event as it is read from the log, upcast to its latest schema version. */
export interface Recorded<Event extends DomainEvent = DomainEvent> {
  readonly id: Uuid;
  readonly stream: string;
  readonly revision: number;
  readonly position: Position;
  readonly type: Event['type'];
  readonly data: Event['data'];
  readonly meta: EventMetadata;
}

/**
 * Distributes `Recorded` over a union of events, so that a `switch` on `type` narrows `data`.
 */
export type RecordedOf<Event extends DomainEvent> = Event extends DomainEvent ? Recorded<Event> : never;
