import type { Instant } from '@covertrail/domain/kernel/event';

/** The only way in which code outside the domain reads the time. */
export interface Clock {
  now(): Instant;
}

export const systemClock: Clock = { now: () => new Date().toISOString() };

/** A clock that stands still until it is moved, for tests and the seed. It never moves back. */
export class MovedClock implements Clock {
  constructor(private instant: Instant) {}

  now(): Instant {
    return this.instant;
  }

  moveTo(instant: Instant): void {
    if (instant < this.instant) throw new Error(`The clock stands at ${this.instant} and cannot go back to ${instant}`);
    this.instant = instant;
  }
}
