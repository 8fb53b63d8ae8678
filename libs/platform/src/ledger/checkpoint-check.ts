import type { LogEvent } from '../event-store/event-store.port.js';
import type { Checkpoint } from './checkpoint.js';
import { firstDifference, type Difference } from './first-difference.js';
import { leafOfLogEvent } from './ledger-tree.js';
import type { MerkleTree } from './merkle-tree.js';
import { TreeEdge } from './tree-edge.js';

/** How a log stands to what was signed of it. */
export interface CheckpointReport {
  /** How many checkpoints there are, and how many of them the log still has. */
  readonly checkpoints: number;
  readonly holding: number;
  /** The events of which the last checkpoint that holds says that they are as they were. */
  readonly provedEvents: number;
  /** The first checkpoint that the log does not have any more; null for none. */
  readonly broken: Checkpoint | null;
  /** Where log and stored tree part; null where none is broken, or the stored tree is not the one of the checkpoint. */
  readonly difference: Difference | null;
}

type Log = () => AsyncIterable<LogEvent>;

/**
 * Compares a log with the checkpoints that were signed of it. `tree`, the hashes that were stored when the events were appended, names the
 * first event that differs, if it has the root of the checkpoint itself: without it only the two checkpoints are known between which it lies.
 */
export async function checkCheckpoints(
  log: Log,
  checkpoints: readonly Checkpoint[],
  tree: MerkleTree | null,
): Promise<CheckpointReport> {
  const waiting = [...checkpoints].sort((earlier, later) => earlier.size - later.size);
  const edge = new TreeEdge();
  const held: Checkpoint[] = [];
  let broken: Checkpoint | null = null;
  const compare = (): void => {
    while (waiting[0]?.size === edge.size) {
      const next = waiting.shift()!;
      if (edge.root().equals(next.root)) held.push(next);
      else broken ??= next;
    }
  };
  compare();
  for await (const event of log()) {
    if (waiting.length === 0) break;
    edge.add(leafOfLogEvent(event));
    compare();
  }
  const first = broken ?? waiting[0] ?? null;
  return {
    checkpoints: checkpoints.length,
    holding: held.length,
    provedEvents: held.at(-1)?.size ?? 0,
    broken: first,
    difference: first && (await isTreeOf(tree, first)) ? await firstDifference(log(), tree!, first.size) : null,
  };
}

const isTreeOf = async (tree: MerkleTree | null, { size, root }: Checkpoint): Promise<boolean> =>
  tree !== null && tree.size >= size && (await tree.root(size)).equals(root);
