import type { Position, Uuid } from '@covertrail/domain/kernel/event';

/** The process runs. */
export interface Alive {
  readonly status: 'ok';
}

/** Calls are answered; `parked` counts the events that views and reactions have set aside, and names the first. */
export interface Ready extends Alive {
  readonly parked: {
    readonly events: number;
    readonly keys: number;
    readonly first: readonly {
      readonly position: Position;
      readonly eventId: Uuid;
      readonly reason: string;
      readonly views: readonly string[];
      readonly reactions: readonly string[];
    }[];
  };
}
