import type { Position } from '@covertrail/domain/kernel/event';
import type { LogEntry } from '#log/log-entry';

/** The place of a follower whose work outlives the read store: it is kept elsewhere, so that the work is not done again after the read store was lost. */
export interface KeptPlace {
  /** Up to here everything is done, whatever the read store says; START where that is unknown. `stored` is the checkpoint of the read store. */
  doneUpTo(stored: Position | null): Promise<Position>;
  /** Everything up to this event is done. */
  keep(event: LogEntry): Promise<void>;
}
