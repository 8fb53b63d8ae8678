import type { AppendReq, BatchAppendReq } from '@eventstore/db-client/generated/streams_pb.js';
import type { ProposedEvent } from '../log/recorded-event.js';

/** One append carries at most this many bytes of content. */
export const MAX_APPEND_BYTES = 1_048_576;

/** Ids as the server takes them: RFC 4122 text in any case, stored in lower case. */
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** An event that the server cannot take, in its own words. */
export class NotTaken extends Error {}

/** Throws NotTaken for an id that is none, and for an event without type or content type. */
export function proposedEvent(message: AppendReq.ProposedMessage | BatchAppendReq.ProposedMessage): ProposedEvent {
  const id = message.getId()?.getString() ?? '';
  const type = message.getMetadataMap().get('type');
  const contentType = message.getMetadataMap().get('content-type');
  if (!UUID.test(id)) throw new NotTaken(`Unrecognized Guid format. (${id})`);
  if (!type || !contentType)
    throw new NotTaken(`Required Metadata Property '${type ? 'content-type' : 'type'}' is missing`);
  return {
    id: id.toLowerCase(),
    type,
    isJson: contentType === 'application/json',
    data: message.getData_asU8(),
    metadata: message.getCustomMetadata_asU8(),
  };
}

/** The real server counts the content of the events and nothing beside it. */
export const contentBytes = (events: readonly ProposedEvent[]): number =>
  events.reduce((sum, { data }) => sum + data.length, 0);
