import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Position } from '@covertrail/domain/kernel/event';
import { replaceFlushed, whenThere } from '../disk/durable-files.js';
import { leafOf } from '../event-store/copying/log-digest.js';
import { START, type EventStore, type LogEvent } from '../event-store/event-store.port.js';
import { FileHashes } from './file-hashes.js';
import { FollowedHashes } from './followed-hashes.js';
import type { StoredHashes } from './hash-store.port.js';
import { damagedLeaf } from './merkle-hash.js';
import { MerkleTree } from './merkle-tree.js';
import { hashesOf } from './subtrees.js';

type Log = Pick<EventStore, 'readAll' | 'logId'>;

/** How much of which log the tree holds. */
interface Reached {
  readonly log: string;
  readonly leaves: number;
  /** Of the last leaf. */
  readonly position: Position;
}

/** What is hashed, stored and flushed at once. */
const AT_ONCE = 1_000;

/**
 * The Merkle tree over a log, in a folder: `hashes` and `reached.json`. It follows the log, in whose order its leaves stand. It can be
 * deleted at any time: then it is read again from the log, and has the same roots.
 */
export class LedgerTree {
  private constructor(
    private readonly folder: string,
    private readonly log: Log,
    private readonly hashes: FileHashes,
    readonly tree: MerkleTree,
    private reached: Reached,
  ) {}

  /** A tree of another log, as after a restore, is begun anew. */
  static async open(folder: string, log: Log): Promise<LedgerTree> {
    const id = await log.logId();
    const found = await reachedIn(folder);
    const same = found?.log === id ? found : null;
    const hashes = await FileHashes.open(join(folder, 'hashes'), hashesOf(same?.leaves ?? 0));
    const reached = same && hashes.count > 0 ? same : { log: id, leaves: 0, position: START };
    return new LedgerTree(folder, log, hashes, await MerkleTree.open(hashes, reached.leaves), reached);
  }

  /** Takes up to `most` events that the log has behind the last leaf. Resolves with their number, 0 at the end of the log. */
  async grow(most: number = AT_ONCE): Promise<number> {
    const leaves: Buffer[] = [];
    let { position } = this.reached;
    for await (const event of this.log.readAll({ after: position, limit: most })) {
      leaves.push(leafOfLogEvent(event));
      position = event.position;
    }
    if (leaves.length === 0) return 0;
    await this.tree.append(leaves);
    this.reached = { ...this.reached, leaves: this.tree.size, position };
    await replaceFlushed(join(this.folder, 'reached.json'), JSON.stringify(this.reached));
    return leaves.length;
  }

  close(): Promise<void> {
    return this.hashes.close();
  }
}

/** The tree as it is stored, only to be read; null where there is none. */
export async function storedTree(
  folder: string,
): Promise<{ readonly tree: MerkleTree; close(): Promise<void> } | null> {
  const reached = await reachedIn(folder);
  const hashes = reached && (await FileHashes.read(join(folder, 'hashes'), hashesOf(reached.leaves)));
  return reached && hashes && { tree: await MerkleTree.open(hashes, reached.leaves), close: () => hashes.close() };
}

/** A tree as it is now, and its hashes. */
export interface CurrentTree {
  readonly tree: MerkleTree;
  readonly hashes: StoredHashes;
  close(): Promise<void>;
}

/**
 * The tree up to the end of the log: what is stored in the folder, and behind it, in memory, what the log has besides. Where no tree of
 * this log is stored, as on a host whose jobs another one runs, it is read from the log, 64 bytes of memory an event.
 */
export async function currentTree(folder: string, log: Log): Promise<CurrentTree> {
  const found = await reachedIn(folder);
  const reached = found?.log === (await log.logId()) ? found : null;
  const stored = reached && (await FileHashes.read(join(folder, 'hashes'), hashesOf(reached.leaves)));
  const hashes = new FollowedHashes(stored ?? undefined);
  const tree = await MerkleTree.open(hashes, stored ? reached.leaves : 0);
  let leaves: Buffer[] = [];
  for await (const event of log.readAll({ after: stored ? reached.position : START })) {
    leaves.push(leafOfLogEvent(event));
    if (leaves.length < AT_ONCE) continue;
    await tree.append(leaves);
    leaves = [];
  }
  await tree.append(leaves);
  return { tree, hashes, close: async () => stored?.close() };
}

/** An event that was damaged before the tree had it stands in the tree by its place alone: what it held is not known. */
export function leafOfLogEvent(event: LogEvent): Buffer {
  if (event.damage !== null) return damagedLeaf(event);
  return event.checksum === null ? leafOf(event) : Buffer.from(event.checksum, 'hex');
}

async function reachedIn(folder: string): Promise<Reached | null> {
  const text = await whenThere(readFile(join(folder, 'reached.json'), 'utf8'));
  try {
    return text === null ? null : (JSON.parse(text) as Reached);
  } catch {
    return null;
  }
}
