import type { EventMetadata, Instant, Position, Uuid } from '@covertrail/domain/kernel/event';

/** An event on its way into the log. `id` is lower-case RFC 4122 text: anything else is refused before it is sent. */
export interface NewEvent {
  readonly id: Uuid;
  readonly type: string;
  readonly data: unknown;
  readonly meta: EventMetadata;
}

interface Place {
  readonly stream: string;
  /** Place in the stream, from 0, without gaps. */
  readonly revision: number;
  readonly position: Position;
  readonly storedAt: Instant;
}

/** An event as stored: `data` is exactly what was appended, not upcast. */
export interface StoredEvent extends NewEvent, Place {
  /** Hexadecimal SHA-256 over what was appended, which it was held against; null for one stored before there were checksums. */
  readonly checksum: string | null;
  readonly damage: null;
}

/**
 * An event that is not as it was appended. Only its position is certain: what else is given is what is stored now. `damage`
 * says what is wrong, in words that reveal nothing of what it holds.
 */
export interface DamagedEvent extends Place {
  readonly id: Uuid;
  readonly type: string;
  readonly data?: undefined;
  readonly meta: Pick<EventMetadata, 'recordedAt'> & { readonly [Other in Exclude<keyof EventMetadata, 'recordedAt'>]?: undefined };
  readonly checksum: null;
  readonly damage: string;
}

/** What the log gives for a position: whoever reads on is not kept from the events behind a damaged one. */
export type LogEvent = StoredEvent | DamagedEvent;

/** A number is the revision of the last event in the stream. */
export type ExpectedRevision = number | 'no-stream' | 'any';

export interface Appended {
  readonly revision: number;
  readonly position: Position;
}

/** What a subscription yields. `caught-up` comes in order, behind every event that was in the log before it. */
export type SubscriptionItem =
  | { readonly kind: 'event'; readonly event: LogEvent }
  | { readonly kind: 'caught-up'; readonly position: Position };

export interface SubscribeOptions {
  /** Exclusive: the first event delivered is the next one after it. START for the whole log. */
  readonly after: Position;
  readonly signal?: AbortSignal;
}

/** The stream was not at the expected revision. `actual` is -1 for a stream that does not exist. */
export class WrongExpectedRevision extends Error {
  override readonly name = 'WrongExpectedRevision';
  constructor(readonly stream: string, readonly expected: ExpectedRevision, readonly actual: number) {
    super(`${stream}: expected ${expected}, is at ${actual}`);
  }
}

/** The append was sent and no answer came: it may or may not be in the log. Repeating it with the same ids is safe. */
export class OutcomeUnknown extends Error {
  override readonly name = 'OutcomeUnknown';
}

/** What was handed over can never be appended: bad id, empty list, not JSON, over 256 kB. */
export class NotAppendable extends Error {
  override readonly name = 'NotAppendable';
}

/** The log was written by newer code, which may mean things by it that this code does not know. */
export class EventStoreTooNew extends Error {
  override readonly name = 'EventStoreTooNew';
  constructor(found: number, known: number) {
    super(`The event log has format ${found}, this program knows up to ${known}: start a newer program`);
  }
}

/** Before the first event. Compares below every position. */
export const START: Position = '';

/** One append carries at most this many bytes of JSON (DESIGN section 3). */
export const MAX_APPEND_BYTES = 256_000;

/**
 * The log. Every adapter passes `event-store.contract.ts`.
 *
 * Appending the same event ids to the same stream again answers as the first time did and adds nothing, whatever
 * revision is expected. Subscriptions resubscribe by themselves after a lost connection, from the last item consumed;
 * iteration ends when `signal` aborts. Both iterables apply back-pressure: nothing is read ahead without bound.
 *
 * Every event is held against its checksum when it is read. One that is not as it was appended comes as a `DamagedEvent`,
 * in its place; no reading fails because of it.
 */
export interface EventStore {
  append(stream: string, events: readonly NewEvent[], expected: ExpectedRevision): Promise<Appended>;
  /** Oldest first; empty for a stream that does not exist. `upTo` is inclusive. */
  readStream(stream: string, options?: { readonly upTo?: Position; readonly fromRevision?: number }): Promise<LogEvent[]>;
  readAll(options: { readonly after: Position; readonly limit?: number }): AsyncIterable<LogEvent>;
  subscribeToAll(options: SubscribeOptions): AsyncIterable<SubscriptionItem>;
  /** Position of the last event, START for an empty log. */
  head(): Promise<Position>;
  /** The last position recorded (by `meta.recordedAt`) at or before an instant. */
  positionAt(instant: Instant): Promise<Position>;
  /** How many positions before the last event hold none any more, and the first of them (null for none). */
  missing(): Promise<{ readonly count: number; readonly first: Position | null }>;
  /** Which log this is, the same for its whole life: positions mean nothing in another one. */
  logId(): Promise<string>;
  /** What was handed over is stored first; subscriptions end. */
  close(): Promise<void>;
}
