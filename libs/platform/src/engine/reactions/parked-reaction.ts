import type { Instant, Position, Uuid } from '@covertrail/domain/kernel/event';

/** An event to which a reaction could not react: a rule refuses what it would do, something cannot be read, or our code fails on it. */
export interface ParkedReaction {
  readonly reaction: string;
  /** Where it lies; both absent in what earlier code parked. */
  readonly stream?: string;
  readonly revision?: number;
  readonly position: Position;
  readonly eventId: Uuid;
  readonly type: string;
  readonly error: string;
  readonly parkedAt: Instant;
  /** The event, or one of a stream that the reaction needs, could not be read: it is tried again by whoever starts next. */
  readonly unreadable?: boolean;
  /** Our code failed on it: tried again likewise. */
  readonly defect?: boolean;
}

/** Control document of one; without a position the prefix of all. */
export const parkedReactionKey = (reaction: string, position: Position = ''): string => `parked-reaction:${reaction}:${position}`;
