import type { Position } from '@covertrail/domain/kernel/event';
import { START } from './event-store.port.js';

const DIGITS = 20;
const PATTERN = /^\d{20}$/;

/** Row numbers start at 1; 0 stands for START. Padded with zeros, so that texts compare as the numbers do. */
export const positionOf = (row: number): Position => (row === 0 ? START : String(row).padStart(DIGITS, '0'));

/** The row number of a position that this log gave out. Throws RangeError for any other text. */
export function rowOf(position: Position): number {
  if (position === START) return 0;
  if (!PATTERN.test(position)) throw new RangeError(`Not a position of this log: ${position}`);
  return Number(position);
}
