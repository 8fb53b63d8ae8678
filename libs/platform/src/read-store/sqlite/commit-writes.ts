import { refuseElsewhere, refuseOlderEpoch } from '../checkpoint-rules.js';
import type { Checkpoint } from '../checkpoints.port.js';
import type { CheckpointMove } from '../commits.port.js';
import { projectionLease } from '../leases.port.js';
import { byCollection } from '../prepared-write.js';
import type { PreparedWrite } from '../prepared-write.js';
import { CollectionWrites } from './collection-writes.js';
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
    for (const [collection, ofOne] of byCollection(writes))
      new CollectionWrites(connection, collection).applyAll(ofOne);
  });
}

function moveCheckpoint(connection: Connection, move: CheckpointMove): void {
  const { projection, to, epoch } = move;
  const stored = connection.first<Checkpoint>(
    'SELECT position, epoch FROM checkpoints WHERE projection = ?',
    projection,
  );
  const lease = connection.first<{ readonly epoch: number }>(
    'SELECT epoch FROM leases WHERE name = ?',
    projectionLease(projection),
  );
  refuseElsewhere(move, stored?.position ?? null);
  refuseOlderEpoch(move, stored?.epoch, lease?.epoch);
  connection.run(
    `INSERT INTO checkpoints VALUES (?, ?, ?)
      ON CONFLICT (projection) DO UPDATE SET position = excluded.position, epoch = excluded.epoch`,
    projection,
    to,
    epoch,
  );
}
