import type { Box } from '@covertrail/domain/insurance/certificate/page-box';
import { boxOfPlaces, type Place } from '../page/box.js';
import { placeBy, type Matrix } from './matrix.js';

/** The numbers by which the library writes the parts of a path, and how many coordinates follow each. */
const COORDINATES: Readonly<Record<number, number>> = { 0: 2, 1: 2, 2: 6, 3: 4, 4: 0 };
const LINE_TO = 1;

/** A drawn outline: the box around it, and whether it has slanted strokes, as a tick has and a box has not. */
export interface DrawnPath {
  readonly box: Box;
  readonly isSlanted: boolean;
}

/** A stroke is slanted where each of its sides is at least this part of the other. */
const SLANT = 0.35;

/** The outline in the arguments of an operator that paints it; null where it has no points. */
export function drawnPathOf(values: readonly unknown[], matrix: Matrix): DrawnPath | null {
  const [, parts] = values;
  const numbers: unknown = Array.isArray(parts) ? parts[0] : null;
  if (!(numbers instanceof Float32Array)) return null;
  const places: Place[] = [];
  let isSlanted = false;
  for (let at = 0; at < numbers.length;) {
    const kind = numbers[at] ?? -1;
    const count = COORDINATES[kind];
    if (count === undefined) return null;
    const last = places.at(-1);
    if (count > 0) places.push(placeBy(matrix, numbers[at + count - 1] ?? 0, numbers[at + count] ?? 0));
    const next = places.at(-1);
    if (kind === LINE_TO && last && next && slants(last, next)) isSlanted = true;
    at += count + 1;
  }
  return places.length === 0 ? null : { box: boxOfPlaces(places), isSlanted };
}

function slants(from: Place, to: Place): boolean {
  const [width, height] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)];
  return width > 1 && height > 1 && Math.min(width, height) > Math.max(width, height) * SLANT;
}
