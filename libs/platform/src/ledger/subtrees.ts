/** A perfect subtree: `2 ** level` leaves, from leaf `index * 2 ** level` on. */
export interface Subtree {
  readonly level: number;
  readonly index: number;
}

/**
 * Where the hash of a subtree stands among all hashes of a growing tree: each leaf is followed at once by the subtrees that it
 * completes, so that a tree only ever grows at its end.
 */
export function placeOf({ level, index }: Subtree): number {
  let leaf = index;
  for (let above = level; above > 0; above -= 1) leaf = 2 * leaf + 1;
  return hashesOf(leaf) + level;
}

/** How many hashes a tree of so many leaves has. */
export function hashesOf(leaves: number): number {
  let hashes = 0;
  for (let rest = leaves; rest > 0; rest = Math.floor(rest / 2)) hashes += rest;
  return hashes;
}

/**
 * The fewest perfect subtrees that hold the leaves from `from` up to `to` (exclusive), from the left to the right. `from` is a multiple of
 * the largest power of two that is below their number.
 */
export function subtreesOf(from: number, to: number): Subtree[] {
  const found: Subtree[] = [];
  for (let start = from; start < to;) {
    let level = 0;
    while (start % 2 ** (level + 1) === 0 && start + 2 ** (level + 1) <= to) level += 1;
    found.push({ level, index: start / 2 ** level });
    start += 2 ** level;
  }
  return found;
}

/** Of at least two leaves: the largest power of two that is smaller than their number (RFC 6962, 2.1). */
export function splitOf(leaves: number): number {
  let split = 1;
  while (split * 2 < leaves) split *= 2;
  return split;
}
