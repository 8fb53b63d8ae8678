import type { EventMetadata, Instant } from '@covertrail/domain/kernel/event';
import { checksumOf } from './event-checksum.js';
import type { LogEvent } from './event-store.port.js';
import { positionOf } from './sqlite-position.js';

/** A row of the log with the name of its stream; the name is empty where the row refers to no stream. */
export interface Row {
  readonly position: number;
  readonly stream: string;
  readonly revision: number;
  readonly id: string;
  readonly type: string;
  readonly data: string;
  readonly meta: string;
  readonly recordedAt: Instant;
  readonly storedAt: Instant;
  readonly checksum: Uint8Array | null;
}

const COLUMNS =
  "position, coalesce(name, '') AS stream, revision, events.id, events.type, data, meta, recorded_at AS recordedAt, stored_at AS storedAt, checksum";

/** What selects rows. */
export const ROWS = `SELECT ${COLUMNS} FROM events LEFT JOIN streams ON number = stream`;

/** The rows of the streams that a JSON array names, up to a position, as arrays; those of one stream need not follow each other. */
export const ROWS_OF_STREAMS = `
  SELECT ${COLUMNS} FROM json_each(?) AS asked CROSS JOIN streams ON name = asked.value CROSS JOIN events ON stream = number WHERE position <= ?`;

/** A row of `ROWS_OF_STREAMS`. */
export type RowValues = readonly [
  number,
  string,
  number,
  string,
  string,
  string,
  string,
  Instant,
  Instant,
  Uint8Array | null,
];

export const withNames = ([
  position,
  stream,
  revision,
  id,
  type,
  data,
  meta,
  recordedAt,
  storedAt,
  checksum,
]: RowValues): Row => ({ position, stream, revision, id, type, data, meta, recordedAt, storedAt, checksum });

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;
const LONG_AGO: Instant = '1970-01-01T00:00:00.000Z';

/** The event in a row, checked against its checksum. Up to `checksumsAfter` a row may have none. */
export function eventOf(row: Row, checksumsAfter: number): LogEvent {
  const { checksum } = row;
  if (checksum === null)
    return row.position > checksumsAfter ? damaged(row, 'its checksum is missing') : parsed(row, null);
  const found = Buffer.from(checksum.buffer, checksum.byteOffset, checksum.byteLength);
  return checksumOf(row).equals(found)
    ? parsed(row, found.toString('hex'))
    : damaged(row, 'its checksum does not match what is stored');
}

/** Its JSON may be broken only where there was no checksum. */
function parsed(row: Row, checksum: string | null): LogEvent {
  const { id, type, stream, revision, recordedAt, storedAt } = row;
  const data = jsonIn(row.data);
  const meta = jsonIn(row.meta);
  if (data === BROKEN) return damaged(row, 'its data is not JSON');
  if (meta === BROKEN || !isMetadata(meta)) return damaged(row, 'its metadata cannot be read');
  const raised = meta.recordedAt === recordedAt ? {} : { clockAt: meta.recordedAt };
  return {
    id,
    type,
    stream,
    revision,
    position: positionOf(row.position),
    data,
    meta: { ...meta, recordedAt },
    storedAt,
    ...raised,
    checksum,
    damage: null,
  };
}

function damaged({ id, type, stream, revision, position, recordedAt, storedAt }: Row, damage: string): LogEvent {
  const at = [recordedAt, storedAt].find((moment) => MOMENT.test(moment)) ?? LONG_AGO;
  return {
    id,
    type,
    stream,
    revision,
    position: positionOf(position),
    meta: { recordedAt: at },
    storedAt,
    checksum: null,
    damage,
  };
}

const BROKEN = Symbol('no JSON');

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return BROKEN;
  }
}

const isMetadata = (value: unknown): value is EventMetadata =>
  typeof value === 'object' &&
  value !== null &&
  'commandId' in value &&
  'schemaVersion' in value &&
  Number.isInteger(value.schemaVersion);
