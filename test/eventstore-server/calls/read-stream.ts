import type { ReadReq } from '@eventstore/db-client/generated/streams_pb.js';
import type { EventLog } from '../log/event-log.js';
import type { RecordedEvent } from '../log/recorded-event.js';
import type { Reader } from './reader.js';
import { eventReply, nameIn, streamNotFoundReply } from './recorded-messages.js';

const BACKWARDS = 1;

/** From a revision on, itself included, towards either end of the stream. */
export async function readStream(
  reader: Reader,
  options: ReadReq.Options,
  streamOptions: ReadReq.Options.StreamOptions,
  log: EventLog,
): Promise<void> {
  const name = nameIn(streamOptions.getStreamIdentifier());
  const events = log.stream(name);
  if (events.length === 0) await reader.send(streamNotFoundReply(name));
  for (const event of askedFor(events, options, streamOptions)) if (!(await reader.send(eventReply(event)))) return;
  reader.end();
}

function askedFor(
  events: readonly RecordedEvent[],
  options: ReadReq.Options,
  streamOptions: ReadReq.Options.StreamOptions,
): RecordedEvent[] {
  const count = Number(options.getCount());
  const from = streamOptions.hasStart() ? 0 : streamOptions.hasEnd() ? Infinity : Number(streamOptions.getRevision());
  if (options.getReadDirection() !== BACKWARDS) return events.slice(from, from + count);
  return events
    .slice(0, from + 1)
    .reverse()
    .slice(0, count);
}
