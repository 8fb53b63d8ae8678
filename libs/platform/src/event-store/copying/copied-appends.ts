import { NO_STREAM, type EventData } from '@eventstore/db-client';
import { dataOf } from '../eventstoredb/appender.js';
import { besideOf } from '../eventstoredb/stored-record.js';
import type { RecordedEvent } from './log-target.port.js';

/** Events that follow one another in the log and in their stream, for one append on EventStoreDB. */
export interface CopiedAppend {
  readonly stream: string;
  readonly expected: bigint | typeof NO_STREAM;
  readonly events: readonly EventData[];
}

/** The server takes 1 MiB in one append. */
const MOST_BYTES = 512_000;

interface Run {
  readonly stream: string;
  readonly first: number;
  readonly events: EventData[];
  bytes: number;
}

/** The appends that put these events into the log in their order. */
export function appendsOf(events: readonly RecordedEvent[]): CopiedAppend[] {
  const runs: Run[] = [];
  for (const event of events) {
    const { sent, bytes } = sentOf(event);
    const last = runs.at(-1);
    if (last?.stream === event.stream && last.bytes + bytes <= MOST_BYTES) {
      last.events.push(sent);
      last.bytes += bytes;
    } else runs.push({ stream: event.stream, first: event.revision, events: [sent], bytes });
  }
  return runs.map(({ stream, first, events: sent }) => ({
    stream,
    expected: first === 0 ? NO_STREAM : BigInt(first - 1),
    events: sent,
  }));
}

/** Where the log had raised the caller's time, what stands beside the event says what the caller said: the new log raises it again. */
function sentOf({ id, type, stream, revision, data, meta, clockAt }: RecordedEvent): {
  readonly sent: EventData;
  readonly bytes: number;
} {
  const said = clockAt === undefined ? meta : { ...meta, recordedAt: clockAt };
  const prepared = { id, type, data: JSON.stringify(data), meta: JSON.stringify(said), recordedAt: said.recordedAt };
  return {
    sent: dataOf(prepared, besideOf(prepared, said, stream, revision)),
    bytes: Buffer.byteLength(prepared.data) + Buffer.byteLength(prepared.meta),
  };
}
