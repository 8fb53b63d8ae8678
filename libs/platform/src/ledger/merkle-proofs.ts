import { nodeHash } from './merkle-hash.js';

interface Inclusion {
  readonly leaf: Uint8Array;
  readonly index: number;
  readonly size: number;
  readonly proof: readonly Uint8Array[];
  readonly root: Uint8Array;
}

const same = (left: Uint8Array, right: Uint8Array): boolean => Buffer.from(left).equals(right);
const half = (number: number): number => Math.floor(number / 2);
const isOdd = (number: number): boolean => number % 2 === 1;

/** Whether a leaf is the one of this index under a root (RFC 9162, 2.1.3.2). */
export function isIncluded({ leaf, index, size, proof, root }: Inclusion): boolean {
  if (index < 0 || index >= size) return false;
  let [node, last, hash]: [number, number, Uint8Array] = [index, size - 1, leaf];
  for (const sibling of proof) {
    if (last === 0) return false;
    if (isOdd(node) || node === last) {
      hash = nodeHash(sibling, hash);
      while (!isOdd(node) && node !== 0) [node, last] = [half(node), half(last)];
    } else hash = nodeHash(hash, sibling);
    [node, last] = [half(node), half(last)];
  }
  return last === 0 && same(hash, root);
}

interface Consistency {
  readonly before: { readonly size: number; readonly root: Uint8Array };
  readonly after: { readonly size: number; readonly root: Uint8Array };
  readonly proof: readonly Uint8Array[];
}

/** Whether the leaves under one root are the beginning of those under another (RFC 9162, 2.1.4.2). */
export function isConsistent({ before, after, proof }: Consistency): boolean {
  if (before.size < 1 || before.size > after.size) return false;
  if (before.size === after.size) return proof.length === 0 && same(before.root, after.root);
  let [node, last] = [before.size - 1, after.size - 1];
  while (isOdd(node)) [node, last] = [half(node), half(last)];
  // Of a perfect tree the reader has the first hash already: it is the root.
  const [first, ...rest] = node === 0 ? [before.root, ...proof] : proof;
  if (first === undefined) return false;
  let [older, newer]: [Uint8Array, Uint8Array] = [first, first];
  for (const sibling of rest) {
    if (last === 0) return false;
    if (isOdd(node) || node === last) {
      older = nodeHash(sibling, older);
      newer = nodeHash(sibling, newer);
      while (!isOdd(node) && node !== 0) [node, last] = [half(node), half(last)];
    } else newer = nodeHash(newer, sibling);
    [node, last] = [half(node), half(last)];
  }
  return last === 0 && same(older, before.root) && same(newer, after.root);
}
