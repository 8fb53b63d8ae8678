import { hash } from 'node:crypto';
import type { PreparedEvent } from './prepared-append.js';

/** An event as it is stored, and its place. `recordedAt` is the log's, which may be later than the caller's. */
export interface PlacedEvent extends PreparedEvent {
  readonly stream: string;
  readonly revision: number;
}

/**
 * SHA-256 over everything that was appended, 32 bytes, computed as RFC 6962 hashes a leaf, so that a Merkle tree over the log can
 * use it. Position and time of storing are left out: they belong to one store, and differ in another store of the same events.
 * JSON text holds no line feed, and what may hold one comes with its length, so no two events give the same bytes.
 */
export function checksumOf({ id, stream, revision, type, recordedAt, data, meta }: PlacedEvent): Buffer {
  const leaf = `\u0000${id}\n${revision}\n${recordedAt}\n${stream.length}:${stream}\n${type.length}:${type}\n${data}\n${meta}`;
  return hash('sha256', leaf, 'buffer');
}
