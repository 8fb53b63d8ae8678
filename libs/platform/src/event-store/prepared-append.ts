import { isUuid } from '@covertrail/domain/kernel/uuid';
import { MAX_APPEND_BYTES, NotAppendable, type ExpectedRevision, type NewEvent } from './event-store.port.js';

/** An event as the writer stores it, with JSON as text. `recordedAt` is repeated outside `meta` because the writer may raise it. */
export interface PreparedEvent {
  readonly id: string;
  readonly type: string;
  readonly data: string;
  readonly meta: string;
  readonly recordedAt: string;
}

export interface PreparedAppend {
  readonly stream: string;
  readonly expected: ExpectedRevision;
  readonly events: readonly PreparedEvent[];
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

/** Checks and serializes before anything is sent. Throws NotAppendable. */
export function prepareAppend(stream: string, events: readonly NewEvent[], expected: ExpectedRevision): PreparedAppend {
  // Names beginning with $ belong to EventStoreDB itself.
  if (stream === '' || stream.startsWith('$')) throw new NotAppendable(`Not a stream name: "${stream}"`);
  if (typeof expected === 'number' && !(Number.isInteger(expected) && expected >= 0)) {
    throw new NotAppendable(`Not a revision: ${expected}`);
  }
  if (events.length === 0) throw new NotAppendable('Nothing to append');
  const prepared = events.map(prepareEvent);
  if (new Set(prepared.map(({ id }) => id)).size < prepared.length) throw new NotAppendable('An id is given twice');
  refuseOversized(prepared);
  return { stream, expected, events: prepared };
}

function prepareEvent({ id, type, data, meta }: NewEvent): PreparedEvent {
  if (!isUuid(id)) throw new NotAppendable(`Not a lower-case UUID: ${String(id)}`);
  if (type === '') throw new NotAppendable(`Event ${id} has no type`);
  const { recordedAt } = meta;
  if (!INSTANT.test(recordedAt)) throw new NotAppendable(`Event ${id} is recorded at no instant: ${recordedAt}`);
  return { id, type, data: jsonOf(data, id), meta: jsonOf(meta, id), recordedAt };
}

function jsonOf(value: unknown, id: string): string {
  let text: string | undefined;
  try {
    text = JSON.stringify(value);
  } catch (failure) {
    throw new NotAppendable(`Event ${id} is not JSON: ${String(failure)}`);
  }
  if (text === undefined) throw new NotAppendable(`Event ${id} has nothing that JSON can hold`);
  return text;
}

function refuseOversized(events: readonly PreparedEvent[]): void {
  let bytes = 0;
  for (const { data, meta } of events) bytes += Buffer.byteLength(data) + Buffer.byteLength(meta);
  if (bytes > MAX_APPEND_BYTES) throw new NotAppendable(`${bytes} bytes in one append, at most ${MAX_APPEND_BYTES}`);
}
