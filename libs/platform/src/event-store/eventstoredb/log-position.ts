import type { Position } from '@covertrail/domain/kernel/event';
import { START } from '../event-store.port.js';

const DIGITS = 20;
const PATTERN = /^\d{20}$/;
const LARGEST = 2n ** 63n;

/**
 * The place in the server's log as text that compares as the numbers do. Commit and prepare position are the same in everything that
 * is written through gRPC, so one of them says both.
 */
export const positionOf = (commit: string | bigint): Position => String(commit).padStart(DIGITS, '0');

/** False for what the server says where it does not know the place. */
export const isPlace = (commit: bigint): boolean => commit >= 0n && commit < LARGEST;

/** What the server calls a position that this log gave out. Throws RangeError for any other text. */
export function commitOf(position: Position): string {
  if (position === START || !PATTERN.test(position)) throw new RangeError(`Not a position of this log: ${position}`);
  return BigInt(position).toString();
}
