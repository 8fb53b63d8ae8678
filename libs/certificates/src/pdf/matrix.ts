import type { Place } from '../page/box.js';

/** [a, b, c, d, e, f] as PDF writes it: x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [number, number, number, number, number, number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** First `inner`, then `outer`. */
export const times = (outer: Matrix, inner: Matrix): Matrix => [
  outer[0] * inner[0] + outer[2] * inner[1],
  outer[1] * inner[0] + outer[3] * inner[1],
  outer[0] * inner[2] + outer[2] * inner[3],
  outer[1] * inner[2] + outer[3] * inner[3],
  outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
  outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
];

export const placeBy = ([a, b, c, d, e, f]: Matrix, x: number, y: number): Place => ({
  x: a * x + c * y + e,
  y: b * x + d * y + f,
});

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** The matrix in the arguments of an operator; null where there is none. */
export function matrixIn(values: unknown): Matrix | null {
  const list: unknown[] = Array.isArray(values) ? values : values instanceof Float32Array ? [...values] : [];
  const [a, b, c, d, e, f] = list;
  return isNumber(a) && isNumber(b) && isNumber(c) && isNumber(d) && isNumber(e) && isNumber(f)
    ? [a, b, c, d, e, f]
    : null;
}
