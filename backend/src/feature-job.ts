import type { Type } from '@nestjs/common';

/** Work that the passing of time makes due. However often and however late it runs, what is done already is not done again. */
export interface Job {
  /** How much was due and has been done. Throws `ViewsBehind` where it must wait for a view, and StoreUnreachable. */
  run(): Promise<number>;
}

/** A job that a feature declares. One of several processes runs it, every minute of real time. */
export interface FeatureJob {
  /** As the log and the metrics name it. */
  readonly name: string;
  /** The provider that does it, which a module of the feature has. */
  readonly by: Type<Job>;
  /** The day decides what is due: whatever moves the clock of a product runs it on each day. */
  readonly eachDay?: boolean;
}
