import type { CheckpointMove } from '../commits.port.js';
import { projectionLease } from '../leases.port.js';
import { CheckpointConflict } from '../store-errors.js';
import { CollectionWrites, type PreparedWrite } from './collection-writes.js';
import type { Connection } from './connection.js';
import { appendOutbox } from './outbox.js';

/**
 * Moves the checkpoint, writes what is newer than the file and keeps what is published (`updates` as JSON, null for nothing), or
 * throws CheckpointConflict and does none of it.
 */
export function commitWrites(
  connection: Connection,
  writes: readonly PreparedWrite[],
  move: CheckpointMove,
  updates: string | null,
): void {
  connection.writing(() => {
    moveCheckpoint(connection, move);
    if (updates !== null) appendOutbox(connection, move.projection, move.to, updates);
    const collections = new Map<string, CollectionWrites>();
    for (const write of writes) {
      const known = collections.get(write.collection) ?? new CollectionWrites(connection, write.collection);
      collections.set(write.collection, known);
      known.apply(write);
    }
    for (const known of collections.values()) known.end();
  });
}

function moveCheckpoint(connection: Connection, { projection, from, to, epoch }: CheckpointMove): void {
  const stored = connection.first<{ readonly position: string; readonly epoch: number }>(
    'SELECT position, epoch FROM checkpoints WHERE projection = ?', projection);
  const lease = connection.first<{ readonly epoch: number }>(
    'SELECT epoch FROM leases WHERE name = ?', projectionLease(projection));
  if ((stored?.position ?? null) !== from) throw new CheckpointConflict(`${projection} is not at ${from}`);
  const newest = Math.max(stored?.epoch ?? 0, lease?.epoch ?? 0);
  if (epoch < newest) throw new CheckpointConflict(`${projection}: epoch ${epoch} has been followed by ${newest}`);
  connection.run(
    `INSERT INTO checkpoints VALUES (?, ?, ?)
      ON CONFLICT (projection) DO UPDATE SET position = excluded.position, epoch = excluded.epoch`,
    projection, to, epoch,
  );
}
