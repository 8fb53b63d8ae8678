import type { ReadReq } from '@eventstore/db-client/generated/streams_pb.js';
import type { EventLog } from '../log/event-log.js';
import { indexOf } from './positions.js';
import type { Reader } from './reader.js';
import { eventReply } from './recorded-messages.js';
import { invalidPosition } from './refusals.js';

const BACKWARDS = 1;

/** From a position on: forwards the event that stands there is the first, backwards it is the first that is left out. */
export async function readAll(reader: Reader, options: ReadReq.Options, asked: ReadReq.Options.AllOptions, log: EventLog): Promise<void> {
  const start = indexOf(asked, log);
  if (start === null) return reader.refuse(invalidPosition());
  const count = Number(options.getCount());
  const step = options.getReadDirection() === BACKWARDS ? -1 : 1;
  let index = step === 1 ? start : start - 1;
  for (let read = 0; read < count; read += 1, index += step) {
    const event = log.at(index);
    if (event === undefined) break;
    if (!(await reader.send(eventReply(event)))) return;
  }
  reader.end();
}
