import { notDeclared } from '../declaration.js';
import type { WordIndex } from '../declaration.js';
import { byCollection } from '../prepared-write.js';
import type { PreparedWrite } from '../prepared-write.js';
import type { CheckpointMove } from '../commits.port.js';
import { CheckpointConflict } from '../../errors/store-errors.js';
import { declaredWords } from './declarations.js';
import { claimMove, moveAtOnce, moveClaimed, refuseOlderThanLease } from './move-checkpoint.js';
import type { Claim, StoreCollections } from './store-collections.js';
import { appendOutbox } from './outbox.adapter.js';
import { writeDocuments } from './write-documents.js';

/** Who commits, and by which watch. */
export interface Committer {
  readonly store: StoreCollections;
  readonly claim: Claim;
  /** Milliseconds from any start that go on while the process is stopped. */
  readonly elapsedMs: () => number;
}

/** So long what was read of the lease counts. A process that was stopped for longer asks nobody and moves nothing. */
const LEASE_KNOWN_MS = 5_000;

/**
 * Without a transaction, in an order that lets it break off anywhere: nothing is written before the checkpoint is claimed,
 * and the checkpoint moves last, so that a later commit from the same place does all of it again. Throws CheckpointConflict.
 */
export async function commitWrites(
  committer: Committer,
  writes: readonly PreparedWrite[],
  move: CheckpointMove,
  updates: string | null,
): Promise<void> {
  const { store, claim } = committer;
  const words = await wordsOfDeclared(store, writes);
  await refuseOlderThanLease(store, move);
  if (writes.length === 0 && updates === null) return moveAtOnce(store, move, claim.store);
  await claimMove(store, move, claim);
  if (updates !== null) await appendOutbox(store, move.projection, move.to, updates);
  for (const [collection, ofOne] of byCollection(writes)) {
    await writeDocuments(store.documents(collection), ofOne, words.get(collection) ?? [], () =>
      refuseOlderThanLease(store, move),
    );
  }
  await stillLeading(committer, move);
  await moveClaimed(store, move, claim);
}

/** All that is written must be declared, before any of it is. Throws UnsupportedQuery. */
async function wordsOfDeclared(
  store: StoreCollections,
  writes: readonly PreparedWrite[],
): Promise<ReadonlyMap<string, readonly WordIndex[]>> {
  const named = [...new Set(writes.map(({ collection }) => collection))];
  if (named.length === 0) return new Map();
  const rows = await store.declarations.find({ _id: { $in: named } }).toArray();
  const words = new Map(rows.map((row) => [row._id, declaredWords(row)]));
  const undeclared = named.find((collection) => !words.has(collection));
  if (undeclared !== undefined) throw notDeclared(undeclared);
  return words;
}

async function stillLeading({ store, elapsedMs }: Committer, move: CheckpointMove): Promise<void> {
  const startedAt = elapsedMs();
  await refuseOlderThanLease(store, move);
  if (elapsedMs() - startedAt > LEASE_KNOWN_MS)
    throw new CheckpointConflict(`${move.projection}: stood still while it committed`);
}
