import type { Position, Uuid } from '@covertrail/domain/kernel/event';
import type { LogEvent } from '../event-store/event-store.port.js';
import { leafOfLogEvent } from './ledger-tree.js';
import type { MerkleTree } from './merkle-tree.js';

/** An event of the log as it is now. */
interface PlacedEvent {
  readonly position: Position;
  readonly stream: string;
  readonly revision: number;
  readonly id: Uuid;
  readonly type: string;
}

/**
 * The first event that is not as it was. `number` counts from 1 in the order of the log; `count` is how many are missing or were
 * added there. `event` is what stands there now, null where the log ends before it.
 */
export interface Difference {
  readonly kind: 'altered' | 'missing' | 'added' | 'moved';
  readonly number: number;
  readonly count: number;
  readonly event: PlacedEvent | null;
}

/** How far an event is looked for that stands in another place. */
const NEARBY = 1_000;

/** Compares a log with the leaves of a tree that is known to be right. Null where the first `size` are the same. */
export async function firstDifference(
  log: AsyncIterable<LogEvent>,
  tree: MerkleTree,
  size: number,
): Promise<Difference | null> {
  let index = 0;
  let parted: LogEvent | null = null;
  const behind: Buffer[] = [];
  for await (const event of log) {
    const leaf = leafOfLogEvent(event);
    if (parted === null && index < size && leaf.equals(await tree.leaf(index))) index += 1;
    else {
      if (index === size) return null;
      parted ??= event;
      if (behind.push(leaf) > NEARBY) break;
    }
  }
  if (index === size) return null;
  if (parted === null) return { kind: 'missing', number: index + 1, count: size - index, event: null };
  const expected = await leavesOf(tree, index, Math.min(size, index + NEARBY));
  const { position, stream, revision, id, type } = parted;
  return { ...kindOf(expected, behind), number: index + 1, event: { position, stream, revision, id, type } };
}

const leavesOf = (tree: MerkleTree, from: number, to: number): Promise<Buffer[]> =>
  Promise.all(Array.from({ length: to - from }, (_, offset) => tree.leaf(from + offset)));

/** What happened to leaves that should be `expected` and are `found`, and differ in the first. */
function kindOf(expected: readonly Buffer[], found: readonly Buffer[]): Pick<Difference, 'kind' | 'count'> {
  const removed = expected.findIndex((leaf) => leaf.equals(found[0]!));
  const added = found.findIndex((leaf) => leaf.equals(expected[0]!));
  if (removed > 0 && added > 0) return { kind: 'moved', count: 1 };
  if (removed > 0) return { kind: 'missing', count: removed };
  return added > 0 ? { kind: 'added', count: added } : { kind: 'altered', count: 1 };
}
