import type { Instant, Position, Uuid } from '@covertrail/domain/kernel/event';

/** An event that a reaction could not process: a rule refuses the command, something cannot be read, or our code fails. */
export interface ParkedReaction {
  readonly reaction: string;
  /** Its place in the log; both are absent in records that earlier code wrote. */
  readonly stream?: string;
  readonly revision?: number;
  readonly position: Position;
  readonly eventId: Uuid;
  readonly type: string;
  readonly error: string;
  readonly parkedAt: Instant;
  /** The event, or one of a stream that the reaction needs, could not be read: the next process that starts tries it again. */
  readonly unreadable?: boolean;
  /** Our code failed on it: also tried again. */
  readonly defect?: boolean;
}

/** Control document of one parked event; without a position the prefix of all. */
export const parkedReactionKey = (reaction: string, position: Position = ''): string =>
  `parked-reaction:${reaction}:${position}`;
