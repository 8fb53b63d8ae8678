import type { Uuid } from '@covertrail/domain/kernel/event';

/** The kind of the records of the vault that say how far each reaction has come; the id is its name. */
export const REACTION_POSITIONS = 'reaction-position';

/** The event up to which a reaction has done everything, by its place in its stream: that is the same in each copy of the log. */
export interface ReactionPosition {
  readonly stream: string;
  readonly revision: number;
  readonly eventId: Uuid;
}
