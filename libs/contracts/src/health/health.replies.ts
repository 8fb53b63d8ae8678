import type { Position, Uuid } from '@covertrail/domain/kernel/event';

/** The process is running. */
export interface Alive {
  readonly status: 'ok';
}

/**
 * Calls are answered; `degraded` where something is broken meanwhile that a person must look at or that ends by itself: `degradedBy` says
 * in one sentence each what it is. `parked` counts the events that projections and reactions have parked, and names the first.
 */
export interface Ready {
  readonly status: 'ok' | 'degraded';
  readonly degradedBy: readonly string[];
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
