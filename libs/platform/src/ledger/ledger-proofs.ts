import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Clock } from '../clock/clock.js';
import type { EventStore } from '../event-store/event-store.port.js';
import type { Vault } from '../vault/vault.port.js';
import { checkpointOfDay, latestCheckpoint, refuseDifferent, type KeptCheckpoint } from './kept-checkpoint.js';
import { keyOfLog, type LedgerKey } from './ledger-key.js';
import { leafIndexes } from './leaf-indexes.js';
import { currentTree, type CurrentTree } from './ledger-tree.js';
import type { MerkleTree } from './merkle-tree.js';
import { signedCheckpoint, signedNote } from './signed-checkpoint.js';

interface Parts {
  readonly events: Pick<EventStore, 'readAll' | 'logId'>;
  readonly vault: Pick<Vault, 'secret' | 'record'>;
  readonly clock: Clock;
  /** Of the tree that the jobs store. */
  readonly folder: string;
}

/** A checkpoint, and what shows that an earlier one is its beginning. */
interface EarlierCheckpoint {
  readonly checkpoint: KeptCheckpoint;
  readonly consistency: readonly Buffer[];
}

/** The place of one event under a checkpoint that was signed and published. */
export interface PublishedProof {
  readonly index: number;
  readonly checkpoint: KeptCheckpoint;
  readonly inclusion: readonly Buffer[];
  /** Null where none was wanted, or there is none. */
  readonly earlier: EarlierCheckpoint | null;
}

/** A place in the tree, and the hashes that lead from it to the root. */
interface LeafPlace {
  readonly index: number;
  readonly inclusion: readonly Buffer[];
}

/** The log of this moment: a checkpoint that is signed for whoever asks, and what belongs to it. */
export interface ProvedMoment {
  readonly note: string;
  readonly size: number;
  /** The line of the key. */
  readonly key: string;
  /** The last one that was published; null before the first. */
  readonly published: EarlierCheckpoint | null;
  /** By the leaf in hexadecimal; the log has each. */
  readonly places: ReadonlyMap<string, LeafPlace>;
  /** Signs what else is said of these events. */
  sign(text: string): string;
}

/** Proves to those who may see an event that it stands in the log. Nothing is stored or published. */
export class LedgerProofs {
  constructor(private readonly parts: Parts) {}

  /**
   * Against the last published checkpoint, with the proof that the one of the day `since` is its beginning. Null for an event that came after
   * it, or is not in the log. Throws LogDiffers.
   */
  published(leaf: Buffer, since: CalendarDate | null): Promise<PublishedProof | null> {
    return this.withTree(async ({ tree, hashes }) => {
      const checkpoint = await latestCheckpoint(this.parts.vault);
      if (!checkpoint) return null;
      const index = (await leafIndexes(hashes, checkpoint.size, new Set([leaf.toString('hex')]))).get(
        leaf.toString('hex'),
      );
      if (index === undefined) return null;
      const before = since === null ? null : await checkpointOfDay(this.parts.vault, since);
      return {
        index,
        checkpoint,
        inclusion: await tree.inclusionProof(index, checkpoint.size),
        earlier: before && (await earlierOf(tree, before, checkpoint.size)),
      };
    });
  }

  /** Of these leaves, against a checkpoint of now. Throws LogDiffers, and RangeError for a leaf that the log does not have. */
  now(leaves: readonly Buffer[]): Promise<ProvedMoment> {
    return this.withTree(async ({ tree, hashes }, key) => {
      const at = this.parts.clock.now();
      const published = await latestCheckpoint(this.parts.vault);
      const wanted = new Set(leaves.map((leaf) => leaf.toString('hex')));
      const indexes = await leafIndexes(hashes, tree.size, wanted);
      if (indexes.size < wanted.size) throw new RangeError(`The log lacks ${wanted.size - indexes.size} of its events`);
      const places = new Map<string, LeafPlace>();
      for (const [leaf, index] of indexes) places.set(leaf, { index, inclusion: await tree.inclusionProof(index) });
      const checkpoint = { origin: key.verifier.name, size: tree.size, root: await tree.root(), at };
      return {
        note: signedCheckpoint(checkpoint, key),
        size: tree.size,
        key: key.verifier.line,
        published: published && (await earlierOf(tree, published, tree.size)),
        places,
        sign: (text) => signedNote(text, key),
      };
    });
  }

  private async withTree<Proof>(prove: (current: CurrentTree, key: LedgerKey) => Promise<Proof>): Promise<Proof> {
    const current = await currentTree(this.parts.folder, this.parts.events);
    try {
      const key = await keyOfLog(this.parts);
      await refuseDifferent(current.tree, key.verifier, this.parts.vault);
      return await prove(current, key);
    } finally {
      await current.close();
    }
  }
}

const earlierOf = async (tree: MerkleTree, checkpoint: KeptCheckpoint, size: number): Promise<EarlierCheckpoint> => ({
  checkpoint,
  consistency: await tree.consistencyProof(checkpoint.size, size),
});
