import { jsonEvent, NO_STREAM } from '@eventstore/db-client';
import { deriveId, newId } from '#ids/ids';
import { answeredInTime } from '../../timing/answered-in-time.js';
import { EventStoreTooNew } from '../event-store.port.js';
import type { LogClient } from './log-client.js';
import type { LogReader } from './log-reader.js';
import { OWN_STREAMS } from './read-requests.js';
import { isWrongRevision } from './server-errors.js';
import type { StoredRecord } from './stored-record.js';

const STREAM = `${OWN_STREAMS}identity`;
const TYPE = 'LogBegun';
/** Of what stands beside events and in the streams of the adapter. */
const FORMAT = 1;
const WRITTEN_WITHIN_MS = 5_000;

/** The last event of the stream says which log it is: one, unless the log was filled by copies. */
interface Identity {
  readonly id: string;
  readonly format: number;
}

/** Which log this is; null where none was begun. Writes nothing. Throws EventStoreTooNew. */
export async function logOn(reader: LogReader): Promise<string | null> {
  const record = await reader.lastOfStream(STREAM);
  return record ? identityIn(record).id : null;
}

/** From now on it is the log of this id. Throws what the client throws, also where another program changes the id at the same moment. */
export async function changeIdentity(client: LogClient, reader: LogReader, id: string): Promise<void> {
  const last = await reader.lastOfStream(STREAM);
  if (last !== null && identityIn(last).id === id) return;
  const event = jsonEvent({ id: newId(), type: TYPE, data: { id, format: FORMAT } });
  const expectedRevision = last === null ? NO_STREAM : BigInt(last.revision);
  await answeredInTime(client.appendToStream(STREAM, event, { expectedRevision }), WRITTEN_WITHIN_MS);
}

/**
 * Which log this is, a new one where none was begun. The event that says so is appended each time, and adds nothing when it is there: so
 * a server that takes no appends is known before anything depends on it. Of processes that begin a log at once the first decides.
 */
export async function identify(client: LogClient, reader: LogReader): Promise<string> {
  const mine = (await logOn(reader)) ?? newId();
  const data = { id: mine, format: FORMAT };
  const event = jsonEvent({ id: deriveId(STREAM, mine), type: TYPE, data });
  try {
    await answeredInTime(client.appendToStream(STREAM, event, { expectedRevision: NO_STREAM }), WRITTEN_WITHIN_MS);
  } catch (error) {
    if (!isWrongRevision(error)) throw error;
  }
  return (await logOn(reader)) ?? mine;
}

function identityIn({ data }: StoredRecord): Identity {
  const { id, format } = JSON.parse(data) as Partial<Identity>;
  if (format === undefined || format > FORMAT) throw new EventStoreTooNew(format ?? 0, FORMAT);
  if (typeof id !== 'string' || id === '') throw new Error(`The stream ${STREAM} does not say which log this is`);
  return { id, format };
}
