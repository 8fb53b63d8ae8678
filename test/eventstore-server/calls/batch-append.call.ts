import type { handleBidiStreamingCall, ServerDuplexStream } from '@grpc/grpc-js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { BatchAppendReq, BatchAppendResp } from '@eventstore/db-client/generated/streams_pb.js';
import type { Status } from '@eventstore/db-client/generated/status_pb.js';
import empty from 'google-protobuf/google/protobuf/empty_pb.js';
import type { EventLog } from '../log/event-log.js';
import type { ExpectedRevision } from '../log/expected-revision.js';
import type { ProposedEvent } from '../log/recorded-event.js';
import { appendTooBigStatus, badRequestStatus, notHandledStatus, wrongRevisionStatus } from './batch-statuses.js';
import type { Admission } from './admission.js';
import { contentBytes, MAX_APPEND_BYTES, NotTaken, proposedEvent } from './proposed-messages.js';
import { nameIn } from './recorded-messages.js';

/** An append of which not every part has come yet. */
interface OpenAppend {
  readonly options: BatchAppendReq.Options;
  readonly events: ProposedEvent[];
}

/** What is answered beside the ids. */
type Answer = { readonly error: Status } | { readonly success: BatchAppendResp.Success };

/** The form in which the client sends its appends: all of them over one call, each in one part or more, answered by its correlation id. */
export function batchAppendCall(log: EventLog, admission: Admission): handleBidiStreamingCall<BatchAppendReq, BatchAppendResp> {
  return (call) => {
    const refusal = admission.refusalOf('batch-append', call.metadata);
    if (refusal !== null) return void call.emit('error', refusal);
    const open = new Map<string, OpenAppend>();
    call.on('data', (request: BatchAppendReq) => receive(request, open, call, log, admission));
    call.on('end', () => call.end());
  };
}

function receive(
  request: BatchAppendReq, open: Map<string, OpenAppend>, call: ServerDuplexStream<BatchAppendReq, BatchAppendResp>, log: EventLog, admission: Admission,
): void {
  const correlation = request.getCorrelationId();
  const id = correlation?.getString() ?? '';
  const options = request.getOptions();
  const append = open.get(id) ?? (options && { options, events: [] });
  if (append === undefined) return;
  open.set(id, append);
  const answer = take(request, append, log, admission);
  if (answer === null) return;
  open.delete(id);
  if (answer === 'lost') return;
  const reply = new streams.BatchAppendResp().setCorrelationId(correlation).setStreamIdentifier(append.options.getStreamIdentifier());
  call.write('error' in answer ? reply.setError(answer.error) : reply.setSuccess(answer.success));
}

/** Null while parts are still to come. */
function take(request: BatchAppendReq, { options, events }: OpenAppend, log: EventLog, admission: Admission): Answer | 'lost' | null {
  try {
    events.push(...request.getProposedMessagesList().map(proposedEvent));
  } catch (error) {
    if (!(error instanceof NotTaken)) throw error;
    return { error: badRequestStatus(error.message) };
  }
  if (contentBytes(events) > MAX_APPEND_BYTES) return { error: appendTooBigStatus(MAX_APPEND_BYTES) };
  if (!request.getIsFinal()) return null;
  const refusal = admission.refusalOfBatch();
  if (refusal !== null) return { error: notHandledStatus(refusal) };
  const expected = expectedOf(options);
  const result = log.append(nameIn(options.getStreamIdentifier()), expected, events);
  if (admission.losesAnswer()) return 'lost';
  if (result.kind === 'wrong-revision') return { error: wrongRevisionStatus(result.current, expected) };
  return { success: success(result.revision, result.position) };
}

function expectedOf(options: BatchAppendReq.Options): ExpectedRevision {
  if (options.hasAny()) return 'any';
  if (options.hasNoStream()) return 'no-stream';
  return options.hasStreamExists() ? 'stream-exists' : Number(options.getStreamPosition());
}

function success(revision: number, position: number): BatchAppendResp.Success {
  const place = new shared.AllStreamPosition().setCommitPosition(String(position)).setPreparePosition(String(position));
  const stored = new streams.BatchAppendResp.Success().setPosition(place);
  return revision < 0 ? stored.setNoStream(new empty.Empty()) : stored.setCurrentRevision(String(revision));
}
