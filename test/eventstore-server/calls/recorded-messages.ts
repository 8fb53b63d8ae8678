import shared from '@eventstore/db-client/generated/shared_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { StreamIdentifier } from '@eventstore/db-client/generated/shared_pb.js';
import type { ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import { sentAs, type Place } from '../log/place.js';
import type { RecordedEvent } from '../log/recorded-event.js';

const { ReadResp: Reply } = streams;

export const streamIdentifier = (stream: string): StreamIdentifier =>
  new shared.StreamIdentifier().setStreamName(Buffer.from(stream));

export const nameIn = (identifier: StreamIdentifier | undefined): string =>
  Buffer.from(identifier?.getStreamName_asU8() ?? []).toString();

/** An event as a reader is answered with it: commit and prepare position are the same, because there are no transactions. */
export function eventReply(event: RecordedEvent): ReadResp {
  const position = String(event.position);
  const recorded = new Reply.ReadEvent.RecordedEvent()
    .setId(new shared.UUID().setString(event.id))
    .setStreamIdentifier(streamIdentifier(event.stream))
    .setStreamRevision(String(event.revision))
    .setCommitPosition(position)
    .setPreparePosition(position)
    .setData(event.data)
    .setCustomMetadata(event.metadata);
  recorded
    .getMetadataMap()
    .set('type', event.type)
    .set('created', String(event.ticks))
    .set('content-type', event.isJson ? 'application/json' : 'application/octet-stream');
  return new Reply().setEvent(new Reply.ReadEvent().setEvent(recorded).setCommitPosition(position));
}

export const streamNotFoundReply = (stream: string): ReadResp =>
  new Reply().setStreamNotFound(new Reply.StreamNotFound().setStreamIdentifier(streamIdentifier(stream)));

export const confirmationReply = (subscriptionId: string): ReadResp =>
  new Reply().setConfirmation(new Reply.SubscriptionConfirmation().setSubscriptionId(subscriptionId));

export const checkpointReply = ({ commit, prepare }: Place): ReadResp =>
  new Reply().setCheckpoint(
    new Reply.Checkpoint().setCommitPosition(sentAs(commit)).setPreparePosition(sentAs(prepare)),
  );

export const caughtUpReply = (): ReadResp => new Reply().setCaughtUp(new Reply.CaughtUp());
