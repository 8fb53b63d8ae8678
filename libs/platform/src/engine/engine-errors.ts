import type { Position } from '@covertrail/domain/kernel/event';
import { Refusal } from '../errors/refusal.js';

/** The checkpoint is after the end of the log: an older log was restored under newer views. Rebuild them. */
export class CheckpointAhead extends Refusal {
  override readonly name = 'CheckpointAhead';
  constructor(
    readonly follower: string,
    readonly position: Position,
    readonly head: Position,
  ) {
    super(`${follower} stands at ${position}, but the log ends at ${head}: restore the log or rebuild`);
  }
}

/** The read store was filled from another log, in which the same positions mean other events. */
export class OtherLog extends Refusal {
  override readonly name = 'OtherLog';
  constructor(
    readonly bound: string,
    readonly found: string,
  ) {
    super(`The read store belongs to log ${bound}, not to ${found}: start with an empty read store`);
  }
}

/** Stopped on purpose until an operator acts: too many parked events, or the first error of a rebuild. */
export class Halted extends Error {
  override readonly name = 'Halted';
}

/** No collection is active for the view yet: the first worker makes it when it starts. */
export class ViewNotBuilt extends Error {
  override readonly name = 'ViewNotBuilt';
  constructor(projection: string) {
    super(`${projection} was never built`);
  }
}

/** Newer code made the active collection, and it may hold what this code cannot fold or read. */
export class ViewTooNew extends Refusal {
  override readonly name = 'ViewTooNew';
  constructor(projection: string, found: number, made: number) {
    super(
      `The view ${projection} has version ${found}, this program makes version ${made}: start the newer program, or rebuild it with this one`,
    );
  }
}

/** A checkpoint without its documents: to fold from there would leave out everything before it. Rebuild the view. */
export class ViewLost extends Refusal {
  override readonly name = 'ViewLost';
  constructor(readonly collection: string) {
    super(`${collection} has a checkpoint and no documents: rebuild it`);
  }
}
