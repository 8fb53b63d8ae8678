import type { Filter } from 'mongodb';
import { refuseOlderEpoch } from '../checkpoint-rules.js';
import type { CheckpointMove } from '../commits.port.js';
import { projectionLease } from '../leases.port.js';
import { CheckpointConflict } from '../../errors/store-errors.js';
import { isDuplicate } from './server-errors.js';
import type { Claim, StoreCollections, StoredCheckpoint } from './store-collections.js';

/**
 * Takes the checkpoint for one commit: from here on no other of the same or an older epoch writes, and none before it ends
 * its own. A claim that was never ended gives way to a newer epoch, and to the same store. Throws CheckpointConflict.
 */
export async function claimMove(store: StoreCollections, move: CheckpointMove, claim: Claim): Promise<void> {
  await ensureCheckpoint(store, move);
  const { matchedCount } = await store.checkpoints.updateOne(movable(move, claim.store), { $set: { moving: claim } });
  if (matchedCount === 0) throw conflict(move);
}

/** Moves a checkpoint that was claimed. Throws CheckpointConflict when another has claimed it since. */
export async function moveClaimed(store: StoreCollections, move: CheckpointMove, claim: Claim): Promise<void> {
  await setPosition(store, move, { _id: move.projection, 'moving.store': claim.store, 'moving.commit': claim.commit });
}

/** Moves a checkpoint behind which nothing is written. Throws CheckpointConflict. */
export async function moveAtOnce(store: StoreCollections, move: CheckpointMove, ourStore: string): Promise<void> {
  await ensureCheckpoint(store, move);
  await setPosition(store, move, movable(move, ourStore));
}

/** Throws CheckpointConflict when the lease of the projection has been taken under a newer epoch. */
export async function refuseOlderThanLease(store: StoreCollections, move: CheckpointMove): Promise<void> {
  const lease = await store.leases.findOne({ _id: projectionLease(move.projection) });
  refuseOlderEpoch(move, lease?.epoch);
}

/** A projection that has never committed stands at null. */
async function ensureCheckpoint(store: StoreCollections, { projection, from }: CheckpointMove): Promise<void> {
  if (from !== null) return;
  try {
    await store.checkpoints.updateOne(
      { _id: projection },
      { $setOnInsert: { position: null, epoch: 0 } },
      { upsert: true },
    );
  } catch (error) {
    if (!isDuplicate(error)) throw error;
  }
}

const movable = ({ projection, from, epoch }: CheckpointMove, ourStore: string): Filter<StoredCheckpoint> => ({
  _id: projection,
  position: from,
  epoch: { $lte: epoch },
  $or: [
    { moving: { $exists: false } },
    { 'moving.epoch': { $lt: epoch } },
    { 'moving.epoch': epoch, 'moving.store': ourStore },
  ],
});

async function setPosition(
  store: StoreCollections,
  move: CheckpointMove,
  when: Filter<StoredCheckpoint>,
): Promise<void> {
  const moved = { $set: { position: move.to, epoch: move.epoch }, $unset: { moving: '' as const } };
  const { matchedCount } = await store.checkpoints.updateOne(when, moved);
  if (matchedCount === 0) throw conflict(move);
}

const conflict = ({ projection, from, epoch }: CheckpointMove): CheckpointConflict =>
  new CheckpointConflict(`${projection} is not at ${from}, or not epoch ${epoch}'s to move`);
