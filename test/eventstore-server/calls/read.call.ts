import type { handleServerStreamingCall } from '@grpc/grpc-js';
import type { ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import type { EventLog } from '../log/event-log.js';
import type { Admission } from './admission.js';
import { readAll } from './read-all.js';
import { readStream } from './read-stream.js';
import { Reader } from './reader.js';
import { invalidArgument } from './refusals.js';
import { subscribeToAll } from './subscribe-to-all.js';

/** Reads and subscriptions are one call of the protocol; the request says which. */
export function readCall(log: EventLog, admission: Admission): handleServerStreamingCall<ReadReq, ReadResp> {
  return (call) => {
    const reader = new Reader(call);
    const options = call.request.getOptions();
    if (options === undefined) return reader.refuse(invalidArgument('Options are missing'));
    const refusal = admission.refusalOf(options.hasSubscription() ? 'subscribe' : 'read', call.metadata);
    if (refusal !== null) return reader.refuse(refusal);
    answer(reader, options, log).catch((error: unknown) =>
      call.destroy(error instanceof Error ? error : new Error(String(error))),
    );
  };
}

async function answer(reader: Reader, options: ReadReq.Options, log: EventLog): Promise<void> {
  const all = options.getAll();
  const stream = options.getStream();
  if (all !== undefined)
    return options.hasSubscription() ? subscribeToAll(reader, options, all, log) : readAll(reader, options, all, log);
  if (stream !== undefined && !options.hasSubscription()) return readStream(reader, options, stream, log);
  reader.refuse(invalidArgument('The combination is invalid: this server has no subscriptions to a single stream.'));
}
