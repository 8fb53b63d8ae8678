import type { PlainFieldCode } from './field-problem.js';
import { shapeOf, type FieldRule } from './field-rule.js';

/** Both included. */
interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** A list with a bounded length whose items are all valid; `code` is the error for no list or a wrong length. */
export const listOf = <Value>(
  inner: FieldRule<Value>,
  { least, most }: Bounds,
  code: PlainFieldCode,
): FieldRule<readonly Value[]> => ({
  check(value) {
    if (!Array.isArray(value) || value.length < least || value.length > most) return { code };
    return value.map((item) => inner.check(item)).find((found) => found !== null) ?? null;
  },
  ...shapeOf(inner),
  isList: true,
});
