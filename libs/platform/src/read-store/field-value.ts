/** What a field holds, as far as filters and sorting see it. A list or an object is only that: it equals no value. */
export type FieldValue = string | number | boolean | null | typeof COMPOUND;

/** Stands for a list or an object. Sorts after text. */
export const COMPOUND = Symbol('list or object');

/** The value at a path; null where something on the way is missing. Paths do not lead into lists. */
export function fieldValue(document: Readonly<Record<string, unknown>>, path: string): FieldValue {
  let at: unknown = document;
  for (const step of path.split('.')) {
    if (!isObject(at) || !Object.hasOwn(at, step)) return null;
    at = at[step];
  }
  return scalar(at);
}

function scalar(value: unknown): FieldValue {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  return COMPOUND;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
