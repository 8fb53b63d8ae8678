import type { RecordedEvent } from './recorded-event.js';

/** A place in the log as the protocol names it. A record has the same commit and prepare; between two records prepare is 0. */
export interface Place {
  readonly commit: number;
  readonly prepare: number;
}

export const BEFORE_EVERYTHING: Place = { commit: -1, prepare: -1 };

export const placeOf = ({ position }: RecordedEvent): Place => ({ commit: position, prepare: position });

export const isAfter = (place: Place, other: Place): boolean =>
  place.commit === other.commit ? place.prepare > other.prepare : place.commit > other.commit;

/** As it is sent: the place before everything is the highest number there is, which the real server sends as well. */
export const sentAs = (part: number): string => String(BigInt.asUintN(64, BigInt(part)));
