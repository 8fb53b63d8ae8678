import type { ReadReq } from '@eventstore/db-client/generated/streams_pb.js';
import type { EventLog } from '../log/event-log.js';

/** An index into the log for a position that an event, a checkpoint or the end of the log gave; null for an invented one. */
export function indexOf(asked: ReadReq.Options.AllOptions, log: EventLog): number | null {
  if (asked.hasStart()) return 0;
  if (asked.hasEnd()) return log.length;
  const commit = Number(asked.getPosition()?.getCommitPosition());
  if (commit === 0) return 0;
  const index = log.indexAt(commit);
  return log.at(index)?.position === commit || commit === log.end ? index : null;
}

/** As `indexOf`, with the event at the position left out: where a subscription goes on. */
export function indexAfter(asked: ReadReq.Options.AllOptions, log: EventLog): number | null {
  const index = indexOf(asked, log);
  if (index === null || !asked.hasPosition()) return index;
  return log.at(index)?.position === Number(asked.getPosition()?.getCommitPosition()) ? index + 1 : index;
}
