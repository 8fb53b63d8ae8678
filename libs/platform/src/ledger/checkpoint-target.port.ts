import type { CalendarDate } from '@covertrail/domain/kernel/dates';

/** A signed checkpoint, and what proves who signed it. */
export interface PublishedCheckpoint {
  /** UTC. */
  readonly day: CalendarDate;
  /** Number of events that it covers. */
  readonly size: number;
  /** `signedCheckpoint`. */
  readonly note: string;
  /** The line of the key. */
  readonly key: string;
}

/** A place outside of the log that keeps checkpoints. */
export interface CheckpointTarget {
  /** As notes and the page name it: `folder`, `mail`, `webhook`. */
  readonly name: string;
  /** The same checkpoint again changes nothing, or is recognized as the same. Rejects where it may be tried again. */
  publish(checkpoint: PublishedCheckpoint): Promise<void>;
}
