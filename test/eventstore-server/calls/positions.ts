import type { ReadReq } from '@eventstore/db-client/generated/streams_pb.js';
import type { EventLog } from '../log/event-log.js';
import { BEFORE_EVERYTHING, placeOf, type Place } from '../log/place.js';

/** Where the caller wants to begin. */
export function placeAsked(options: ReadReq.Options.AllOptions, log: EventLog): Place {
  if (options.hasStart()) return BEFORE_EVERYTHING;
  if (options.hasEnd()) return lastPlace(log);
  const position = options.getPosition();
  return { commit: Number(position?.getCommitPosition()), prepare: Number(position?.getPreparePosition()) };
}

export function lastPlace(log: EventLog): Place {
  const last = log.at(log.length - 1);
  return last === undefined ? BEFORE_EVERYTHING : placeOf(last);
}

/** An invented place is one inside of a record. The start is none, and neither is what lies behind the end. */
export const isInvented = ({ commit }: Place, log: EventLog): boolean =>
  commit > 0 && commit < log.end && log.at(log.indexAt(commit))?.position !== commit;
