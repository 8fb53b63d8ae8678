import type { Instant, Position, Uuid } from '@covertrail/domain/kernel/event';

/** An event to which a reaction could not react, because a rule refuses what it would do. */
export interface ParkedReaction {
  readonly reaction: string;
  readonly position: Position;
  readonly eventId: Uuid;
  readonly type: string;
  readonly error: string;
  readonly parkedAt: Instant;
}

/** Control document of one; without a position the prefix of all. */
export const parkedReactionKey = (reaction: string, position: Position = ''): string => `parked-reaction:${reaction}:${position}`;
