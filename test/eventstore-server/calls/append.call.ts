import type { handleClientStreamingCall, sendUnaryData } from '@grpc/grpc-js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { AppendReq, AppendResp } from '@eventstore/db-client/generated/streams_pb.js';
import type { AppendResult, EventLog } from '../log/event-log.js';
import type { ExpectedRevision } from '../log/expected-revision.js';
import type { ProposedEvent } from '../log/recorded-event.js';
import type { Admission, SlowAppend } from './admission.js';
import { contentBytes, MAX_APPEND_BYTES, NotTaken, proposedEvent } from './proposed-messages.js';
import { nameIn } from './recorded-messages.js';
import { appendTooBig, invalidArgument, timedOut } from './refusals.js';

/** The older form of an append, which the client takes when a call has credentials of its own: one call for each append. */
export function appendCall(log: EventLog, admission: Admission): handleClientStreamingCall<AppendReq, AppendResp> {
  return (call, answer) => {
    const refusal = admission.refusalOf('append', call.metadata);
    if (refusal !== null) return answer(refusal);
    const messages: AppendReq[] = [];
    call.on('data', (message: AppendReq) => messages.push(message));
    call.on('end', () => finish(messages, log, admission, answer));
  };
}

function finish(
  messages: readonly AppendReq[],
  log: EventLog,
  admission: Admission,
  answer: sendUnaryData<AppendResp>,
): void {
  const [options] = messages.flatMap((message) => message.getOptions() ?? []);
  if (options === undefined) return answer(invalidArgument('Options are missing'));
  const events = eventsOf(messages);
  if (events instanceof NotTaken) return answer(invalidArgument(events.message));
  if (contentBytes(events) > MAX_APPEND_BYTES) return answer(appendTooBig(MAX_APPEND_BYTES));
  const slow = admission.takeSlow();
  const append = (): AppendResult => log.append(nameIn(options.getStreamIdentifier()), expectedOf(options), events);
  if (slow !== null) return finishSlowly(slow, append, options, answer);
  const result = append();
  if (admission.losesAnswer()) return;
  answer(null, replyOf(result, options));
}

function finishSlowly(
  slow: SlowAppend,
  append: () => AppendResult,
  options: AppendReq.Options,
  answer: sendUnaryData<AppendResp>,
): void {
  const result = slow.stored ? append() : null;
  if (slow.answer === 'timed out') return answer(timedOut());
  if (slow.answer === 'never' || result === null) return;
  setTimeout(() => answer(null, replyOf(result, options)), slow.answer.afterMs);
}

function eventsOf(messages: readonly AppendReq[]): ProposedEvent[] | NotTaken {
  try {
    return messages.flatMap((message) => message.getProposedMessage() ?? []).map(proposedEvent);
  } catch (error) {
    if (error instanceof NotTaken) return error;
    throw error;
  }
}

function expectedOf(options: AppendReq.Options): ExpectedRevision {
  if (options.hasAny()) return 'any';
  if (options.hasNoStream()) return 'no-stream';
  return options.hasStreamExists() ? 'stream-exists' : Number(options.getRevision());
}

function replyOf(result: AppendResult, options: AppendReq.Options): AppendResp {
  const reply = new streams.AppendResp();
  if (result.kind === 'wrong-revision') return reply.setWrongExpectedVersion(wrongRevision(result.current, options));
  const position = new streams.AppendResp.Position()
    .setCommitPosition(String(result.position))
    .setPreparePosition(String(result.position));
  const success = new streams.AppendResp.Success().setPosition(position);
  return reply.setSuccess(
    result.revision < 0 ? success.setNoStream(new shared.Empty()) : success.setCurrentRevision(String(result.revision)),
  );
}

function wrongRevision(current: number, options: AppendReq.Options): AppendResp.WrongExpectedVersion {
  const wrong = new streams.AppendResp.WrongExpectedVersion();
  if (current < 0) wrong.setCurrentNoStream(new shared.Empty());
  else wrong.setCurrentRevision(String(current));
  if (options.hasAny()) return wrong.setExpectedAny(new shared.Empty());
  if (options.hasNoStream()) return wrong.setExpectedNoStream(new shared.Empty());
  if (options.hasStreamExists()) return wrong.setExpectedStreamExists(new shared.Empty());
  return wrong.setExpectedRevision(options.getRevision());
}
