import type { Recorded } from '@covertrail/domain/kernel/event';
import type { LiveUpdate } from '../read-store/live-update.js';

/**
 * Code that turns events into commands. It has its own checkpoint, never runs in a rebuild, and must be harmless when it
 * sees an event twice: every command it sends carries an id derived from the event (`deriveId`).
 */
export interface Reaction {
  /** Kebab-case: `assessor`, `notifier`. Its checkpoint is `reaction:<name>`. */
  readonly name: string;
  readonly handles: readonly string[];
  /** May give updates for pages; they reach them once the checkpoint has moved past the event. */
  react(event: Recorded): Promise<readonly LiveUpdate[] | void>;
}
