import { START, type EventStore } from '#event-store/event-store.port';
import type { Checkpoints } from '#read-store/checkpoints.port';
import type { Collections } from '#read-store/collections.port';
import type { ControlValues } from '#read-store/control-values.port';
import { CheckpointAhead, OtherLog, ViewLost } from '#engine/engine-errors';

const LOG = 'log';

/** Binds an empty read store to this log, or throws `OtherLog` where it is bound to another. */
export async function holdToLog(events: EventStore, reads: ControlValues): Promise<void> {
  const [bound, found] = await Promise.all([reads.getControl<string>(LOG), events.logId()]);
  if (bound === null) await reads.setControl(LOG, found);
  else if (bound !== found) throw new OtherLog(bound, found);
}

/** Throws `ViewLost` where a collection is gone and its checkpoint is not. */
export async function refuseLost(reads: Checkpoints & Collections, collection: string): Promise<void> {
  if ((await reads.checkpoint(collection)) === null) return;
  if (!(await reads.collections()).includes(collection)) throw new ViewLost(collection);
}

/** Throws `CheckpointAhead` where a checkpoint is at a position that the log does not reach. */
export async function refuseAhead(events: EventStore, reads: Checkpoints, follower: string): Promise<void> {
  const position = (await reads.checkpoint(follower))?.position ?? START;
  const head = await events.head();
  if (position > head) throw new CheckpointAhead(follower, position, head);
}
