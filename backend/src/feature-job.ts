import type { Type } from '@nestjs/common';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import type { Timetable } from '@covertrail/domain/kernel/timetable';

/** Work that the passing of time makes due. However often and however late it runs, what is done already is not done again. */
export interface Job {
  /** How much was due and has been done. Throws `ViewsBehind` where it must wait for a view, and StoreUnreachable. */
  run(): Promise<number>;
}

/** Whom timed work is for, a company or a person, and the time zone (IANA name) by whose clocks it is due. */
export interface Recipient {
  readonly id: Uuid;
  readonly timeZone: string;
}

/** One run for one recipient: the moment at which it was due, and the day of that moment where the recipient is. */
export interface DueRun extends Recipient {
  readonly at: Instant;
  readonly on: CalendarDate;
}

/**
 * Work of a timetable. After a long stop the run that was due last is made up for, not those before it. A process that ends in between, or a
 * second one, may repeat a run: ids of its commands derive from the recipient and the moment, or from what the run is about.
 */
export interface TimedWork {
  /** Whom something may be due to now. Who is here for the first time gets the run that was due last. Throws as a job does. */
  recipients(): Promise<readonly Recipient[]>;
  /** How much was done. Throws as a job does; it is asked again in the next minute. */
  runFor(due: DueRun): Promise<number>;
}

interface Declared {
  /** As the log and the metrics name it. */
  readonly name: string;
}

/** One of several processes runs it, every minute of real time. */
export interface RepeatedJob extends Declared {
  /** The provider that does it, which a module of the feature has. */
  readonly by: Type<Job>;
  readonly on?: never;
  /** The day decides what is due: whatever moves the clock of a product runs it on each day. */
  readonly eachDay?: boolean;
}

/** One of several processes runs it once for each recipient whenever it is due. */
export interface TimedJob extends Declared {
  readonly by: Type<TimedWork>;
  /** Daily, weekly or monthly, by the clocks of each recipient. */
  readonly on: Timetable;
}

/** A job that a feature declares. */
export type FeatureJob = RepeatedJob | TimedJob;
