import type { Recorded } from '@covertrail/domain/kernel/event';
import type { LiveUpdate } from '../read-store/live-update.js';

/**
 * Code that turns events into commands. It has its own checkpoint, never runs in a rebuild, and must be harmless when it receives
 * an event twice: every command that it sends has an id derived from the event (`deriveId`).
 */
export interface Reaction {
  /** Kebab-case: `assessor`, `notifier`. Its checkpoint is `reaction:<name>`. */
  readonly name: string;
  readonly handles: readonly string[];
  /** What it does lies in the read store: where that is lost, it must be done again. */
  readonly worksOnReadStore?: boolean;
  /** It says what has just happened: where it is new to a log, what that log holds already does not concern it. */
  readonly beginsAtEnd?: boolean;
  /** May return updates for pages; they are published once the checkpoint has moved past the event. */
  react(event: Recorded): Promise<readonly LiveUpdate[] | void>;
}
