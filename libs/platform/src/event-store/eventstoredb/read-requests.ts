import shared from '@eventstore/db-client/generated/shared_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { ReadReq } from '@eventstore/db-client/generated/streams_pb.js';
import type { Position } from '@covertrail/domain/kernel/event';
import { START } from '../event-store.port.js';
import { commitOf } from './log-position.js';

/** Streams that the adapter keeps for itself: their events are none of the log's. */
export const OWN_STREAMS = 'covertrailLog-';

/** Streams of the server begin with a dollar sign: metadata, statistics, links of its projections. */
const STREAMS_OF_THE_LOG = `^(?!\\$|${OWN_STREAMS})`;

const FORWARD = 0;
const BACKWARD = 1;
/** The server looks at so many events before it says how far it is: this times its own 50. */
const CHECKPOINT_EVERY = 20;

/** A stretch of one stream: from a revision on, or its last event. */
export function readOfStream(stream: string, from: number | 'last', count: number): ReadReq {
  const place = new streams.ReadReq.Options.StreamOptions();
  place.setStreamIdentifier(new shared.StreamIdentifier().setStreamName(Uint8Array.from(Buffer.from(stream))));
  if (from === 'last') place.setEnd(new shared.Empty());
  else place.setRevision(String(from));
  return request(
    (options) => options.setStream(place).setNoFilter(new shared.Empty()).setCount(String(count)),
    from === 'last' ? BACKWARD : FORWARD,
  );
}

/** A stretch of the log: forward from the event at a position (and with it), or backward from the end. */
export function readOfLog(from: Position | 'end', count: number): ReadReq {
  const all = new streams.ReadReq.Options.AllOptions();
  if (from === 'end') all.setEnd(new shared.Empty());
  else placeAt(all, from);
  return request(
    (options) => options.setAll(all).setFilter(filterOfLog()).setCount(String(count)),
    from === 'end' ? BACKWARD : FORWARD,
  );
}

/** Everything behind a position, and then whatever comes. */
export function subscriptionToLog(after: Position): ReadReq {
  const all = new streams.ReadReq.Options.AllOptions();
  placeAt(all, after);
  return request(
    (options) =>
      options.setAll(all).setFilter(filterOfLog()).setSubscription(new streams.ReadReq.Options.SubscriptionOptions()),
    FORWARD,
  );
}

function request(fill: (options: ReadReq.Options) => void, direction: typeof FORWARD | typeof BACKWARD): ReadReq {
  const options = new streams.ReadReq.Options();
  options.setUuidOption(new streams.ReadReq.Options.UUIDOption().setString(new shared.Empty()));
  options.setReadDirection(direction);
  options.setResolveLinks(false);
  fill(options);
  return new streams.ReadReq().setOptions(options);
}

function placeAt(all: ReadReq.Options.AllOptions, position: Position): void {
  if (position === START) return void all.setStart(new shared.Empty());
  const commit = commitOf(position);
  all.setPosition(new streams.ReadReq.Options.Position().setCommitPosition(commit).setPreparePosition(commit));
}

function filterOfLog(): ReadReq.Options.FilterOptions {
  const streamsOfTheLog = new streams.ReadReq.Options.FilterOptions.Expression().setRegex(STREAMS_OF_THE_LOG);
  return new streams.ReadReq.Options.FilterOptions()
    .setStreamIdentifier(streamsOfTheLog)
    .setCount(new shared.Empty())
    .setCheckpointintervalmultiplier(CHECKPOINT_EVERY);
}
