import { randomUUID } from 'node:crypto';
import type { ReadReq } from '@eventstore/db-client/generated/streams_pb.js';
import { everything, filterOf } from '../log/event-filter.js';
import type { EventLog } from '../log/event-log.js';
import { isAfter } from '../log/place.js';
import { AllSubscription } from './all-subscription.js';
import { isInvented, lastPlace, placeAsked } from './positions.js';
import type { Reader } from './reader.js';
import { caughtUpReply, confirmationReply } from './recorded-messages.js';
import { invalidArgument, invalidPosition } from './refusals.js';

/** How many events are looked at in one page where the filter says nothing else. */
const PAGE = 32;

/** Everything behind a place, itself left out: first what is stored, then that the end is reached, then what comes. */
export async function subscribeToAll(
  reader: Reader,
  options: ReadReq.Options,
  allOptions: ReadReq.Options.AllOptions,
  log: EventLog,
): Promise<void> {
  const looks = looksOf(options);
  if (looks === null) return reader.refuse(invalidArgument('A filter names event types or streams.'));
  const start = placeAsked(allOptions, log);
  await reader.send(confirmationReply(randomUUID()));
  if (isInvented(start, log)) return reader.refuse(invalidPosition());
  const subscription = new AllSubscription(reader, log, looks, start);
  const stop = log.onAppended(() => reader.wakeUp());
  if (isAfter(lastPlace(log), start)) await subscription.catchUp();
  await reader.send(caughtUpReply());
  await subscription.follow();
  stop();
}

function looksOf(options: ReadReq.Options): ConstructorParameters<typeof AllSubscription>[2] | null {
  const filterOptions = options.getFilter();
  if (filterOptions === undefined) return { filter: everything, page: PAGE, reportEvery: null };
  const filter = filterOf(filterOptions);
  const page = filterOptions.hasMax() ? filterOptions.getMax() : PAGE;
  return filter && { filter, page, reportEvery: page * filterOptions.getCheckpointintervalmultiplier() };
}
