import { randomUUID } from 'node:crypto';
import type { ReadReq } from '@eventstore/db-client/generated/streams_pb.js';
import { everything, filterOf, type EventFilter } from '../log/event-filter.js';
import type { EventLog } from '../log/event-log.js';
import { indexAfter } from './positions.js';
import type { Reader } from './reader.js';
import { caughtUpReply, checkpointReply, confirmationReply, eventReply } from './recorded-messages.js';
import { invalidArgument, invalidPosition } from './refusals.js';

/** How many events are looked at between two checkpoints, for each unit of the interval that is asked for. */
const SEARCH_WINDOW = 32;

interface Subscription {
  readonly filter: EventFilter;
  /** Events looked at between two checkpoints; none are sent to a subscription without filter. */
  readonly checkpointEvery: number | null;
}

/**
 * Everything behind a position, itself left out: first what is stored, then a checkpoint and that the end is reached, then what comes.
 * Subscriptions with a filter learn how far the log was looked at, so that they do not look again where nothing was for them.
 */
export async function subscribeToAll(reader: Reader, options: ReadReq.Options, asked: ReadReq.Options.AllOptions, log: EventLog): Promise<void> {
  const subscription = subscriptionOf(options);
  if (subscription === null) return reader.refuse(invalidArgument('A filter names event types or streams.'));
  const start = indexAfter(asked, log);
  await reader.send(confirmationReply(randomUUID()));
  if (start === null) return reader.refuse(invalidPosition());
  await deliver(reader, subscription, start, log);
}

function subscriptionOf(options: ReadReq.Options): Subscription | null {
  const asked = options.getFilter();
  if (asked === undefined) return { filter: everything, checkpointEvery: null };
  const filter = filterOf(asked);
  const window = asked.hasMax() ? asked.getMax() : SEARCH_WINDOW;
  return filter && { filter, checkpointEvery: window * asked.getCheckpointintervalmultiplier() };
}

async function deliver(reader: Reader, { filter, checkpointEvery }: Subscription, from: number, log: EventLog): Promise<void> {
  const stop = log.onAppended(() => reader.wakeUp());
  let live = false;
  let looked = 0;
  for (let index = from; !reader.isGone; index += 1) {
    if (index >= log.length && !live) {
      live = true;
      await reachedEnd(reader, checkpointEvery, log.at(index - 1)?.position);
    }
    while (index >= log.length && !reader.isGone) await reader.woken();
    const event = log.at(index);
    if (event === undefined) break;
    if (filter(event)) await reader.send(eventReply(event));
    looked += 1;
    if (checkpointEvery !== null && looked % checkpointEvery === 0) await reader.send(checkpointReply(event.position));
  }
  stop();
}

async function reachedEnd(reader: Reader, checkpointEvery: number | null, position: number | undefined): Promise<void> {
  if (checkpointEvery !== null && position !== undefined) await reader.send(checkpointReply(position));
  await reader.send(caughtUpReply());
}
