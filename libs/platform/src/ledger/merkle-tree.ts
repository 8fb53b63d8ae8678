import type { HashStore } from './hash-store.port.js';
import { hashesOf, placeOf, splitOf, subtreesOf } from './subtrees.js';
import { joined, TreeEdge } from './tree-edge.js';

/**
 * An append-only Merkle tree (RFC 6962). A leaf is the hash of one event; the root of the first `size` leaves stays the same for ever, and two
 * roots prove that one log is the beginning of another.
 */
export class MerkleTree {
  private constructor(
    private readonly hashes: HashStore,
    private edge: TreeEdge,
  ) {}

  /** A tree of so many leaves, whose hashes are stored. Throws RangeError where they are not. */
  static async open(hashes: HashStore, leaves: number): Promise<MerkleTree> {
    if (hashes.count !== hashesOf(leaves))
      throw new RangeError(`${hashes.count} hashes are no tree of ${leaves} leaves`);
    const edge = await Promise.all(subtreesOf(0, leaves).map((subtree) => hashes.at(placeOf(subtree))));
    return new MerkleTree(hashes, new TreeEdge(leaves, edge));
  }

  get size(): number {
    return this.edge.size;
  }

  /** Stores the leaves and the hashes above them, all or none. */
  async append(leaves: readonly Buffer[]): Promise<void> {
    const edge = this.edge.copy();
    await this.hashes.append(leaves.flatMap((leaf) => edge.add(leaf)));
    this.edge = edge;
  }

  leaf(index: number): Promise<Buffer> {
    return this.hashes.at(placeOf({ level: 0, index }));
  }

  /** The root of the first `size` leaves, of all by default. Throws RangeError beyond the tree. */
  async root(size: number = this.size): Promise<Buffer> {
    this.refuseBeyond(size);
    return size === this.size ? this.edge.root() : this.hashOf(0, size);
  }

  /** The hashes that lead from a leaf to the root of the first `size` leaves (RFC 6962, 2.1.1). Throws RangeError beyond the tree. */
  async inclusionProof(index: number, size: number = this.size): Promise<Buffer[]> {
    this.refuseBeyond(size);
    if (index < 0 || index >= size) throw new RangeError(`Leaf ${index} is none of ${size}`);
    return this.path(index, 0, size);
  }

  /** The hashes that show the first `before` leaves to be the beginning of the first `size` (RFC 6962, 2.1.2). Throws RangeError. */
  async consistencyProof(before: number, size: number = this.size): Promise<Buffer[]> {
    this.refuseBeyond(size);
    if (before < 1 || before > size) throw new RangeError(`${before} leaves are no beginning of ${size}`);
    return this.partOfProof(before, 0, size, true);
  }

  private async path(index: number, from: number, to: number): Promise<Buffer[]> {
    if (to - from === 1) return [];
    const middle = from + splitOf(to - from);
    return index < middle
      ? [...(await this.path(index, from, middle)), await this.hashOf(middle, to)]
      : [...(await this.path(index, middle, to)), await this.hashOf(from, middle)];
  }

  /** `whole`: the leaves up to `before` are all of a subtree whose root the reader of the proof has already. */
  private async partOfProof(before: number, from: number, to: number, whole: boolean): Promise<Buffer[]> {
    if (before === to) return whole ? [] : [await this.hashOf(from, to)];
    const middle = from + splitOf(to - from);
    return before <= middle
      ? [...(await this.partOfProof(before, from, middle, whole)), await this.hashOf(middle, to)]
      : [...(await this.partOfProof(before, middle, to, false)), await this.hashOf(from, middle)];
  }

  private async hashOf(from: number, to: number): Promise<Buffer> {
    return joined(await Promise.all(subtreesOf(from, to).map((subtree) => this.hashes.at(placeOf(subtree)))));
  }

  private refuseBeyond(size: number): void {
    if (size < 0 || size > this.size) throw new RangeError(`The tree has ${this.size} leaves, not ${size}`);
  }
}
