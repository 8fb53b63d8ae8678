import type { handleBidiStreamingCall, ServerDuplexStream } from '@grpc/grpc-js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { BatchAppendReq, BatchAppendResp } from '@eventstore/db-client/generated/streams_pb.js';
import type { Status } from '@eventstore/db-client/generated/status_pb.js';
import empty from 'google-protobuf/google/protobuf/empty_pb.js';
import type { EventLog } from '../log/event-log.js';
import type { ExpectedRevision } from '../log/expected-revision.js';
import type { ProposedEvent } from '../log/recorded-event.js';
import {
  appendTooBigStatus,
  badRequestStatus,
  refusedStatus,
  timedOutStatus,
  wrongRevisionStatus,
} from './batch-statuses.js';
import type { Admission, SlowAppend } from './admission.js';
import { contentBytes, MAX_APPEND_BYTES, NotTaken, proposedEvent } from './proposed-messages.js';
import { nameIn } from './recorded-messages.js';

/** An append of which not every part has come yet. */
interface OpenAppend {
  readonly options: BatchAppendReq.Options;
  readonly events: ProposedEvent[];
}

/** What is answered beside the ids, and after how long. */
type Answer = ({ readonly error: Status } | { readonly success: BatchAppendResp.Success }) & {
  readonly afterMs?: number;
};

/** The form in which the client sends its appends: all of them over one call, each in one part or more, answered by its correlation id. */
export function batchAppendCall(
  log: EventLog,
  admission: Admission,
): handleBidiStreamingCall<BatchAppendReq, BatchAppendResp> {
  return (call) => {
    const refusal = admission.refusalOfBatchCall(call.metadata);
    if (refusal !== null) return void call.emit('error', refusal);
    const appends = new BatchAppends(call, log, admission);
    call.on('data', (request: BatchAppendReq) => appends.receive(request));
    call.on('end', () => call.end());
  };
}

/** The appends of one call. */
class BatchAppends {
  private readonly open = new Map<string, OpenAppend>();

  constructor(
    private readonly call: ServerDuplexStream<BatchAppendReq, BatchAppendResp>,
    private readonly log: EventLog,
    private readonly admission: Admission,
  ) {}

  receive(request: BatchAppendReq): void {
    const correlation = request.getCorrelationId();
    const id = correlation?.getString() ?? '';
    const options = request.getOptions();
    const append = this.open.get(id) ?? (options && { options, events: [] });
    if (append === undefined) return;
    this.open.set(id, append);
    const answer = this.take(request, append);
    if (answer === null) return;
    this.open.delete(id);
    if (answer === 'none') return;
    const reply = new streams.BatchAppendResp()
      .setCorrelationId(correlation)
      .setStreamIdentifier(append.options.getStreamIdentifier());
    this.write(
      'error' in answer ? reply.setError(answer.error) : reply.setSuccess(answer.success),
      answer.afterMs ?? 0,
    );
  }

  private write(reply: BatchAppendResp, afterMs: number): void {
    if (afterMs === 0) return void this.call.write(reply);
    setTimeout(() => {
      if (this.call.writable) this.call.write(reply);
    }, afterMs);
  }

  /** Null while parts are still to come. */
  private take(request: BatchAppendReq, { options, events }: OpenAppend): Answer | 'none' | null {
    try {
      events.push(...request.getProposedMessagesList().map(proposedEvent));
    } catch (error) {
      if (!(error instanceof NotTaken)) throw error;
      return { error: badRequestStatus(error.message) };
    }
    if (contentBytes(events) > MAX_APPEND_BYTES) return { error: appendTooBigStatus(MAX_APPEND_BYTES) };
    return request.getIsFinal() ? this.store(options, events) : null;
  }

  private store(options: BatchAppendReq.Options, events: readonly ProposedEvent[]): Answer | 'none' {
    const refusal = this.admission.refusalOfBatch(this.call.metadata);
    if (refusal !== null) return { error: refusedStatus(refusal) };
    const slow = this.admission.takeSlow();
    if (slow !== null) return this.storeSlowly(slow, options, events);
    const answer = this.append(options, events);
    return this.admission.losesAnswer() ? 'none' : answer;
  }

  private storeSlowly(
    { stored, answer }: SlowAppend,
    options: BatchAppendReq.Options,
    events: readonly ProposedEvent[],
  ): Answer | 'none' {
    const result = stored ? this.append(options, events) : null;
    if (answer === 'timed out') return { error: timedOutStatus() };
    return answer === 'never' || result === null ? 'none' : { ...result, afterMs: answer.afterMs };
  }

  private append(options: BatchAppendReq.Options, events: readonly ProposedEvent[]): Answer {
    const expected = expectedOf(options);
    const result = this.log.append(nameIn(options.getStreamIdentifier()), expected, events);
    if (result.kind === 'wrong-revision') return { error: wrongRevisionStatus(result.current, expected) };
    return { success: success(result.revision, result.position) };
  }
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
