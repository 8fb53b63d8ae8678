import type { ReadReq } from '@eventstore/db-client/generated/streams_pb.js';
import { everything, filterOf } from '../log/event-filter.js';
import type { EventLog } from '../log/event-log.js';
import { isInvented, placeAsked } from './positions.js';
import type { Reader } from './reader.js';
import { eventReply } from './recorded-messages.js';
import { invalidArgument, invalidPositionOfRead } from './refusals.js';

const BACKWARDS = 1;

/**
 * From a position on: forwards the event that stands there is the first, backwards it is the first that is left out. The protocol
 * has filters for reads, though the client offers none.
 */
export async function readAll(
  reader: Reader,
  options: ReadReq.Options,
  allOptions: ReadReq.Options.AllOptions,
  log: EventLog,
): Promise<void> {
  const place = placeAsked(allOptions, log);
  const filtered = options.getFilter();
  const filter = filtered === undefined ? everything : filterOf(filtered);
  if (filter === null) return reader.refuse(invalidArgument('A filter names event types or streams.'));
  if (isInvented(place, log)) return reader.refuse(invalidPositionOfRead(filtered !== undefined));
  const count = Number(options.getCount());
  const step = options.getReadDirection() === BACKWARDS ? -1 : 1;
  const start = allOptions.hasEnd() ? log.length : log.indexAt(place.commit);
  let read = 0;
  for (let index = step === 1 ? start : start - 1; read < count; index += step) {
    const event = log.at(index);
    if (event === undefined) break;
    if (!filter(event)) continue;
    read += 1;
    if (!(await reader.send(eventReply(event)))) return;
  }
  reader.end();
}
