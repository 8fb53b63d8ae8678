import type { ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import type { EventMetadata, Instant, Position } from '@covertrail/domain/kernel/event';
import { checksumOf } from '../event-checksum.js';
import type { DamagedEvent, LogEvent } from '../event-store.port.js';
import type { PreparedEvent } from '../prepared-append.js';
import { positionOf } from './log-position.js';

/** What stands beside an event on the server. Its own tools look for the first two names. */
interface Envelope {
  readonly $correlationId?: string;
  readonly $causationId?: string;
  /** Hexadecimal SHA-256, see `checksumOf`. */
  readonly checksum: string;
  /** The metadata as it was handed over. */
  readonly meta: EventMetadata;
}

/** An event as the server gives it, not yet held against its checksum. */
export interface StoredRecord {
  readonly position: Position;
  readonly stream: string;
  readonly revision: number;
  readonly id: string;
  readonly type: string;
  readonly data: string;
  readonly beside: string;
  readonly storedAt: Instant;
  /** When it says it was recorded; empty where it cannot be read. */
  readonly recordedAt: Instant;
  readonly envelope: Envelope | null;
}

const BEFORE_META = ',"meta":';
const TICKS_A_MILLISECOND = 10_000;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

/** The text beside an event on the server. `meta` comes last, so that what was handed over can be cut out as it was. */
export function besideOf(
  event: PreparedEvent,
  { correlationId, causationId }: EventMetadata,
  stream: string,
  revision: number,
): string {
  const ids = { $correlationId: correlationId, ...(causationId === null ? {} : { $causationId: causationId }) };
  const checksum = checksumOf({ ...event, stream, revision }).toString('hex');
  return `${JSON.stringify({ ...ids, checksum }).slice(0, -1)}${BEFORE_META}${event.meta}}`;
}

export function recordOf(event: ReadResp.ReadEvent.RecordedEvent): StoredRecord {
  const facts = event.getMetadataMap();
  const beside = Buffer.from(event.getCustomMetadata_asU8()).toString();
  const envelope = envelopeIn(beside);
  return {
    position: positionOf(event.getCommitPosition()),
    stream: Buffer.from(event.getStreamIdentifier()?.getStreamName_asU8() ?? []).toString(),
    revision: Number(event.getStreamRevision()),
    id: event.getId()?.getString() ?? '',
    type: facts.get('type') ?? '',
    data: Buffer.from(event.getData_asU8()).toString(),
    beside,
    storedAt: new Date(Number(facts.get('created') ?? 0) / TICKS_A_MILLISECOND).toISOString(),
    recordedAt: envelope?.meta.recordedAt ?? '',
    envelope,
  };
}

/**
 * The event of a record, held against its checksum. `recordedAt` is when the log counts it as recorded; where that is later than what it
 * says itself, its checksum is the one that a log has that stores the later moment, so that copies agree.
 */
export function eventOf(record: StoredRecord, recordedAt: Instant): LogEvent {
  const { envelope, id, type, stream, revision, position, storedAt, data, beside, recordedAt: clockAt } = record;
  if (envelope === null) return damaged(record, 'its metadata cannot be read');
  const meta = beside.slice(beside.indexOf(BEFORE_META) + BEFORE_META.length, -1);
  const checksumAt = (moment: Instant): string =>
    checksumOf({ id, type, data, meta, recordedAt: moment, stream, revision }).toString('hex');
  if (checksumAt(clockAt) !== envelope.checksum) return damaged(record, 'its checksum does not match what is stored');
  const place = { id, type, stream, revision, position, storedAt };
  const content = { data: JSON.parse(data) as unknown, meta: { ...envelope.meta, recordedAt }, damage: null };
  return clockAt === recordedAt
    ? { ...place, ...content, checksum: envelope.checksum }
    : { ...place, ...content, clockAt, checksum: checksumAt(recordedAt) };
}

const damaged = (
  { id, type, stream, revision, position, storedAt, recordedAt }: StoredRecord,
  damage: string,
): DamagedEvent => ({
  id,
  type,
  stream,
  revision,
  position,
  meta: { recordedAt: recordedAt === '' ? storedAt : recordedAt },
  storedAt,
  checksum: null,
  damage,
});

function envelopeIn(text: string): Envelope | null {
  try {
    const value = JSON.parse(text) as unknown;
    return isEnvelope(value) ? value : null;
  } catch {
    // Whoever reads it says that it is damaged.
    return null;
  }
}

function isEnvelope(value: unknown): value is Envelope {
  const { checksum, meta } = (value ?? {}) as Partial<Record<keyof Envelope, unknown>>;
  if (typeof checksum !== 'string' || typeof meta !== 'object' || meta === null) return false;
  const { recordedAt, commandId, schemaVersion } = meta as Partial<Record<keyof EventMetadata, unknown>>;
  return (
    typeof recordedAt === 'string' &&
    MOMENT.test(recordedAt) &&
    commandId !== undefined &&
    Number.isInteger(schemaVersion)
  );
}
