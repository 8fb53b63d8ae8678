import { HASH_BYTES, type StoredHashes } from './hash-store.port.js';

/** 512 kB. */
const AT_ONCE = 16_384;

/**
 * Where leaves stand among the first `size` of a tree, by their hash in hexadecimal; a leaf that is none of them is left out. It reads the
 * hashes from the beginning, 64 bytes an event: a leaf names its event, and no other index of the log leads to its number.
 */
export async function leafIndexes(
  hashes: StoredHashes,
  size: number,
  wanted: ReadonlySet<string>,
): Promise<ReadonlyMap<string, number>> {
  const found = new Map<string, number>();
  let [index, nextLeaf, place] = [0, 0, 0];
  while (index < size && found.size < wanted.size) {
    const read = await hashes.from(place, AT_ONCE);
    if (read.length === 0) break;
    for (const end = place + read.length / HASH_BYTES; place < end; place += 1) {
      if (place !== nextLeaf) continue;
      if (index >= size) break;
      const start = read.length - (end - place) * HASH_BYTES;
      const leaf = read.toString('hex', start, start + HASH_BYTES);
      if (wanted.has(leaf)) found.set(leaf, index);
      index += 1;
      nextLeaf += 1 + completedBy(index);
    }
  }
  return found;
}

/** How many subtrees the last of so many leaves completed: their hashes stand behind it. */
function completedBy(leaves: number): number {
  let completed = 0;
  for (let rest = leaves; rest % 2 === 0; rest /= 2) completed += 1;
  return completed;
}
