import type { Declaration } from '../declaration.js';
import type { CheckpointMove } from '../read-store.port.js';
import { CheckpointConflict, projectionLease } from '../read-store.port.js';
import type { Connection } from './connection.js';
import { declarationOf } from './declarations.js';
import { tablesOf } from './names.js';
import { appendOutbox } from './outbox.js';
import { indexWords } from './word-rows.js';

/** A write on its way to the file: the document as JSON. */
export interface PreparedWrite {
  readonly collection: string;
  readonly id: string;
  readonly body: string | null;
  readonly position: string;
}

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
    const declarations = new Map<string, Declaration>();
    for (const write of writes) {
      const declaration = declarations.get(write.collection) ?? declarationOf(connection, write.collection);
      declarations.set(write.collection, declaration);
      apply(connection, declaration, write);
    }
  });
}

function apply(connection: Connection, declaration: Declaration, write: PreparedWrite): void {
  const { collection, id, body } = write;
  const searched = declaration.words.length > 0;
  const before = searched ? bodyOf(connection, collection, id) : null;
  const written = body === null ? bury(connection, write) : put(connection, write, body);
  if (searched && written) indexWords(connection, declaration, { collection, id, before, after: body });
}

const bodyOf = (connection: Connection, collection: string, id: string): string | null =>
  connection.first<{ readonly body: string }>(`SELECT body FROM ${tablesOf(collection).documents} WHERE id = ?`, id)?.body ?? null;

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

function put(connection: Connection, { collection, id, position }: PreparedWrite, body: string): boolean {
  const { documents, tombstones } = tablesOf(collection);
  const written = connection.run(
    `INSERT INTO ${documents} (id, position, body) SELECT ?1, ?2, ?3
      WHERE NOT EXISTS (SELECT 1 FROM ${tombstones} WHERE id = ?1 AND position >= ?2)
      ON CONFLICT (id) DO UPDATE SET position = excluded.position, body = excluded.body WHERE excluded.position > position`,
    id, position, body,
  );
  if (written > 0) connection.run(`DELETE FROM ${tombstones} WHERE id = ?`, id);
  return written > 0;
}

/** A tombstone keeps an older write from bringing the document back, also where there never was one. */
function bury(connection: Connection, { collection, id, position }: PreparedWrite): boolean {
  const { documents, tombstones } = tablesOf(collection);
  const deleted = connection.run(`DELETE FROM ${documents} WHERE id = ? AND position < ?`, id, position);
  connection.run(
    `INSERT INTO ${tombstones} SELECT ?1, ?2 WHERE NOT EXISTS (SELECT 1 FROM ${documents} WHERE id = ?1)
      ON CONFLICT (id) DO UPDATE SET position = excluded.position WHERE excluded.position > position`,
    id, position,
  );
  return deleted > 0;
}
