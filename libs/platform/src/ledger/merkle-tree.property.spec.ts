import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { EMPTY_ROOT, nodeHash } from './merkle-hash.js';
import { isConsistent, isIncluded } from './merkle-proofs.js';
import { MerkleTree } from './merkle-tree.js';
import { splitOf } from './subtrees.js';
import { InMemoryHashes } from './testing/in-memory-hashes.js';

const leafOf = (text: string): Buffer => createHash('sha256').update('\u0000').update(text).digest();
const leavesOf = (count: number): Buffer[] => Array.from({ length: count }, (_, n) => leafOf(String(n)));

/** The definition of RFC 6962, 2.1, word by word. */
function definedRoot(leaves: readonly Buffer[]): Buffer {
  if (leaves.length === 0) return EMPTY_ROOT;
  if (leaves.length === 1) return leaves[0]!;
  const split = splitOf(leaves.length);
  return nodeHash(definedRoot(leaves.slice(0, split)), definedRoot(leaves.slice(split)));
}

async function treeOf(leaves: readonly Buffer[], batch: number): Promise<MerkleTree> {
  const tree = await MerkleTree.open(new InMemoryHashes(), 0);
  for (let from = 0; from < leaves.length; from += batch) await tree.append(leaves.slice(from, from + batch));
  return tree;
}

const sizes = fc.integer({ min: 1, max: 130 });
const two = fc.tuple(sizes, sizes).map((pair) => [Math.min(...pair), Math.max(...pair)] as const);

describe('a Merkle tree', () => {
  it('has the root of a known tree', async () => {
    const tree = await treeOf(
      ['', '\u0000', '\u0010', ' !', '01', '@ABC', 'PQRSTUVW', '`abcdefghijklmno'].map(leafOf),
      3,
    );
    // Leaves and roots on which implementations of RFC 6962 agree.
    expect((await tree.root(1)).toString('hex')).toBe(
      '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
    );
    expect((await tree.root(2)).toString('hex')).toBe(
      'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
    );
    expect((await tree.root(8)).toString('hex')).toBe(
      '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
    );
  });

  it('has at each size the root that is defined, in whatever batches it grew', () =>
    fc.assert(
      fc.asyncProperty(two, fc.integer({ min: 1, max: 40 }), async ([before, size], batch) => {
        const leaves = leavesOf(size);
        const tree = await treeOf(leaves, batch);
        expect(await tree.root()).toEqual(definedRoot(leaves));
        expect(await tree.root(before)).toEqual(definedRoot(leaves.slice(0, before)));
      }),
    ));

  it('proves each of its leaves, and no other', () =>
    fc.assert(
      fc.asyncProperty(sizes, fc.nat(), async (size, n) => {
        const tree = await treeOf(leavesOf(size), 7);
        const index = n % size;
        const leaf = await tree.leaf(index);
        const proved = { leaf, index, size, proof: await tree.inclusionProof(index), root: await tree.root() };
        expect(isIncluded(proved)).toBe(true);
        expect(isIncluded({ ...proved, leaf: leafOf('other') })).toBe(false);
        expect(isIncluded({ ...proved, index: index + size })).toBe(false);
        if (size > 1) expect(isIncluded({ ...proved, index: (index + 1) % size })).toBe(false);
        expect(isIncluded({ ...proved, proof: [...proved.proof, leaf] })).toBe(false);
      }),
    ));

  it('proves that it is the beginning of the later tree, and that a changed one is not', () =>
    fc.assert(
      fc.asyncProperty(two, fc.nat(), async ([before, size], n) => {
        const leaves = leavesOf(size);
        const tree = await treeOf(leaves, 7);
        const [older, newer] = [await tree.root(before), await tree.root()];
        const proof = await tree.consistencyProof(before);
        const claim = { before: { size: before, root: older }, after: { size, root: newer }, proof };
        expect(isConsistent(claim)).toBe(true);
        const changed = definedRoot(leaves.with(n % before, leafOf('other')));
        expect(isConsistent({ ...claim, after: { size, root: changed } })).toBe(false);
        expect(isConsistent({ ...claim, proof: [...proof, older] })).toBe(false);
      }),
    ));

  it('goes on from what is stored, and refuses what is no tree', async () => {
    const hashes = new InMemoryHashes();
    const tree = await MerkleTree.open(hashes, 0);
    await tree.append(leavesOf(11));
    const again = await MerkleTree.open(hashes, 11);
    await again.append([leafOf('11')]);
    expect(await again.root()).toEqual(definedRoot(leavesOf(12)));
    await expect(MerkleTree.open(hashes, 11)).rejects.toThrow('no tree of 11 leaves');
    await expect(again.root(13)).rejects.toThrow(RangeError);
    await expect(again.inclusionProof(12)).rejects.toThrow(RangeError);
    await expect(again.consistencyProof(0)).rejects.toThrow(RangeError);
  });
});
