import type { Position } from '@covertrail/domain/kernel/event';
import type { CheckpointMove } from './commits.port.js';
import { CheckpointConflict } from '../errors/store-errors.js';

/** Throws CheckpointConflict unless the checkpoint stands where the commit comes from; null for one that never moved. */
export function refuseElsewhere({ projection, from }: CheckpointMove, stored: Position | null): void {
  if (stored !== from) throw new CheckpointConflict(`${projection} is not at ${from}`);
}

/** Throws CheckpointConflict where an epoch (of the checkpoint, of the lease of the projection) is newer than that of the commit. */
export function refuseOlderEpoch(
  { projection, epoch }: CheckpointMove,
  ...epochs: readonly (number | undefined)[]
): void {
  const newest = Math.max(0, ...epochs.filter((stored) => stored !== undefined));
  if (epoch < newest) throw new CheckpointConflict(`${projection}: epoch ${epoch} has been followed by ${newest}`);
}
