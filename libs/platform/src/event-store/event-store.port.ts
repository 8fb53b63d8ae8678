import type { EventMetadata, Instant, Position, Uuid } from '@covertrail/domain/kernel/event';
import { Refusal } from '../errors/refusal.js';

/** An event to be appended. `id` is lower-case RFC 4122 text: anything else is refused before it is sent. */
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
  /** What the caller's clock said, where the log raised `meta.recordedAt` above it: part of what was appended, and of its checksum. */
  readonly clockAt?: Instant;
  /** Hexadecimal SHA-256 over what was appended, already checked; null for an event stored before there were checksums. */
  readonly checksum: string | null;
  readonly damage: null;
}

/**
 * An event that is not as it was appended. Only its position is certain; the other fields are what is stored now. `damage` says
 * what is wrong without revealing any content.
 */
export interface DamagedEvent extends Place {
  readonly id: Uuid;
  readonly type: string;
  readonly data?: undefined;
  readonly meta: Pick<EventMetadata, 'recordedAt'> & {
    readonly [Other in Exclude<keyof EventMetadata, 'recordedAt'>]?: undefined;
  };
  readonly checksum: null;
  readonly damage: string;
}

/** What the log returns for a position: a damaged event does not block the events after it. */
export type LogEvent = StoredEvent | DamagedEvent;

/** A number is the revision of the last event in the stream. */
export type ExpectedRevision = number | 'no-stream' | 'any';

export interface Appended {
  readonly revision: number;
  readonly position: Position;
}

/** What a subscription yields. `caught-up` comes in order, after every event that was in the log before it. */
export type SubscriptionItem =
  { readonly kind: 'event'; readonly event: LogEvent } | { readonly kind: 'caught-up'; readonly position: Position };

export interface SubscribeOptions {
  /** Exclusive: the first event delivered is the next one after it. START means the whole log. */
  readonly after: Position;
  readonly signal?: AbortSignal;
}

/** The stream was not at the expected revision. `actual` is -1 for a stream that does not exist. */
export class WrongExpectedRevision extends Error {
  override readonly name = 'WrongExpectedRevision';
  constructor(
    readonly stream: string,
    readonly expected: ExpectedRevision,
    readonly actual: number,
  ) {
    super(`${stream}: expected ${expected}, is at ${actual}`);
  }
}

/** The append was sent and no answer came: it may or may not be in the log. To repeat it with the same ids is safe. */
export class OutcomeUnknown extends Error {
  override readonly name = 'OutcomeUnknown';
}

/** An append that can never succeed: bad id, empty list, not JSON, over 256 kB. */
export class NotAppendable extends Error {
  override readonly name = 'NotAppendable';
}

/** The log was written by newer code, and may hold what this code does not understand. */
export class EventStoreTooNew extends Refusal {
  override readonly name = 'EventStoreTooNew';
  constructor(found: number, supported: number) {
    super(`The event log has format ${found}, this program knows up to ${supported}: start a newer program`);
  }
}

/** Before the first event. Compares below every position. */
export const START: Position = '';

/** One append carries at most this many bytes of JSON (reference: metadata of events). */
export const MAX_APPEND_BYTES = 256_000;

/**
 * The log. Every adapter passes `event-store.contract.ts`.
 *
 * A repeated append of the same event ids to the same stream gets the first answer and adds nothing, whatever revision is
 * expected. Subscriptions resubscribe by themselves after a lost connection, from the last item consumed; iteration ends when
 * `signal` aborts. Both iterables apply back-pressure: they read ahead by a bounded amount only.
 *
 * Every event is checked against its checksum when it is read. One that is not as it was appended is returned as a
 * `DamagedEvent`, in its place; no read fails because of it.
 */
export interface EventStore {
  append(stream: string, events: readonly NewEvent[], expected: ExpectedRevision): Promise<Appended>;
  /** Oldest first; empty for a stream that does not exist. `upTo` is inclusive. */
  readStream(
    stream: string,
    options?: { readonly upTo?: Position; readonly fromRevision?: number },
  ): Promise<LogEvent[]>;
  /** Many streams at once, as `readStream` returns each, in the order asked: for hundreds of them it takes a fraction of the time. */
  readStreams(streams: readonly string[], options?: { readonly upTo?: Position }): Promise<LogEvent[][]>;
  readAll(options: { readonly after: Position; readonly limit?: number }): AsyncIterable<LogEvent>;
  subscribeToAll(options: SubscribeOptions): AsyncIterable<SubscriptionItem>;
  /** Position of the last event, START for an empty log. */
  head(): Promise<Position>;
  /** The last position recorded (by `meta.recordedAt`) at or before an instant. */
  positionAt(instant: Instant): Promise<Position>;
  /** The number of positions before the last event that hold no event any more, and the first of them (null for none). */
  missing(): Promise<{ readonly count: number; readonly first: Position | null }>;
  /** How many events lie behind `after`, up to `upTo`: a store leaves it out that would have to read them to know. It may be an estimate. */
  eventsBetween?(after: Position, upTo: Position): Promise<number>;
  /** Identifies the log for its whole life: positions mean nothing in another log. `log-id.ts` explains the ids of copies. */
  logId(): Promise<string>;
  /** Pending appends are stored first; subscriptions end. */
  close(): Promise<void>;
}
