import { sameBytes, sha256Of } from './bytes.js';

const TREE_NODE = Uint8Array.of(1);

const above = (left: Uint8Array, right: Uint8Array): Promise<Uint8Array> => sha256Of(TREE_NODE, left, right);

/** Whether a leaf is the one of this index under a root (RFC 9162, 2.1.3.2). */
export async function isLeafOf(
  leaf: Uint8Array,
  index: number,
  tree: { readonly size: number; readonly root: Uint8Array },
  proof: readonly Uint8Array[],
): Promise<boolean> {
  if (!(index >= 0 && index < tree.size)) return false;
  let [node, last, hash] = [index, tree.size - 1, leaf];
  for (const sibling of proof) {
    if (last === 0) return false;
    if (node % 2 === 1 || node === last) {
      hash = await above(sibling, hash);
      while (node % 2 === 0 && node !== 0) [node, last] = [Math.floor(node / 2), Math.floor(last / 2)];
    } else hash = await above(hash, sibling);
    [node, last] = [Math.floor(node / 2), Math.floor(last / 2)];
  }
  return last === 0 && sameBytes(hash, tree.root);
}

/** Whether the leaves under one root are the beginning of those under another (RFC 9162, 2.1.4.2). */
export async function isBeginningOf(
  before: { readonly size: number; readonly root: Uint8Array },
  after: { readonly size: number; readonly root: Uint8Array },
  proof: readonly Uint8Array[],
): Promise<boolean> {
  if (before.size < 1 || before.size > after.size) return false;
  if (before.size === after.size) return proof.length === 0 && sameBytes(before.root, after.root);
  let [node, last] = [before.size - 1, after.size - 1];
  while (node % 2 === 1) [node, last] = [Math.floor(node / 2), Math.floor(last / 2)];
  const [first, ...rest] = node === 0 ? [before.root, ...proof] : proof;
  if (!first) return false;
  let [older, newer] = [first, first];
  for (const sibling of rest) {
    if (last === 0) return false;
    if (node % 2 === 1 || node === last) {
      [older, newer] = [await above(sibling, older), await above(sibling, newer)];
      while (node % 2 === 0 && node !== 0) [node, last] = [Math.floor(node / 2), Math.floor(last / 2)];
    } else newer = await above(newer, sibling);
    [node, last] = [Math.floor(node / 2), Math.floor(last / 2)];
  }
  return last === 0 && sameBytes(older, before.root) && sameBytes(newer, after.root);
}
