import { checkpointOf } from '../ledger/checkpoint.js';
import type { ProvedMoment } from '../ledger/ledger-proofs.js';
import { PACK_FILES, type PackedProofs } from './pack-format.js';

/** Checkpoint, key and proofs of a pack as its files, by path. */
export function proofFiles({ note, key, published, places }: ProvedMoment): ReadonlyMap<string, string> {
  const hex = (hashes: readonly Buffer[]): string[] => hashes.map((hash) => hash.toString('hex'));
  const proofs: PackedProofs = {
    inclusion: Object.fromEntries([...places].map(([leaf, { inclusion }]) => [leaf, hex(inclusion)])),
    consistency: published && hex(published.consistency),
  };
  return new Map([
    [PACK_FILES.key, `${key}\n`],
    [PACK_FILES.checkpoint, note],
    ...(published ? [[PACK_FILES.published, published.checkpoint.note] as const] : []),
    [PACK_FILES.proofs, JSON.stringify(proofs)],
  ]);
}

/** Origin, size and root of the checkpoint of a moment, which its manifest repeats. Throws for a note that is none: we signed it. */
export function rootOf({ note }: Pick<ProvedMoment, 'note'>): NonNullable<ReturnType<typeof checkpointOf>> {
  const checkpoint = checkpointOf(note.slice(0, note.indexOf('\n\n') + 1));
  if (!checkpoint) throw new Error('The note of a moment is no checkpoint');
  return checkpoint;
}
