import { EMPTY_ROOT, nodeHash } from './merkle-hash.js';

/** The perfect subtrees of a growing tree, from the left to the right: all that its next root needs. */
export class TreeEdge {
  constructor(
    private leaves = 0,
    private hashes: readonly Buffer[] = [],
  ) {}

  get size(): number {
    return this.leaves;
  }

  /** The leaf and the hashes above it that it completes, in the order in which a tree stores them. */
  add(leaf: Buffer): Buffer[] {
    const [added, edge] = [[leaf], [...this.hashes, leaf]];
    // Each one at the end of the binary number of the leaves before it is a subtree that this leaf completes.
    for (let before = this.leaves; before % 2 === 1; before = (before - 1) / 2) {
      const [left, right] = edge.splice(-2) as [Buffer, Buffer];
      const above = nodeHash(left, right);
      added.push(above);
      edge.push(above);
    }
    this.hashes = edge;
    this.leaves += 1;
    return added;
  }

  root(): Buffer {
    return joined(this.hashes);
  }

  copy(): TreeEdge {
    return new TreeEdge(this.leaves, this.hashes);
  }
}

/** One hash over subtrees that become smaller from the left to the right. */
export const joined = (subtrees: readonly Buffer[]): Buffer =>
  subtrees.length === 0 ? EMPTY_ROOT : subtrees.reduceRight((right, left) => nodeHash(left, right));
