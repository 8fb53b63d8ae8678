import type { Uuid } from './event.js';

/** Data of a stored event before upcasting: of any earlier version. */
export type StoredFields = Readonly<Record<string, unknown>>;

/** A step from one schema version to the next. A value that is not an object is returned unchanged, for its reader to refuse. */
export const step =
  (change: (fields: StoredFields) => StoredFields) =>
  (stored: unknown): unknown =>
    isRecord(stored) ? change(stored) : stored;

/** All fields except one. */
export const without = (fields: StoredFields, field: string): StoredFields =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => key !== field));

/** The same without an optional field that was null. */
export const withoutNull = (fields: StoredFields, optional: string): StoredFields =>
  fields[optional] === null ? without(fields, optional) : fields;

/** Ids as one flat list without repeats, from lists nested to any depth. */
export function plainIds(stored: unknown): readonly Uuid[] {
  const found = Array.isArray(stored) ? stored.flat(Infinity) : [stored];
  return [...new Set(found.filter((id): id is Uuid => typeof id === 'string'))];
}

/** Text, empty in place of null. */
export const plainText = (stored: unknown): unknown => stored ?? '';

/** Each record of a list changed; anything else stays as it is. */
export const eachOf = (stored: unknown, change: (fields: StoredFields) => StoredFields): unknown =>
  Array.isArray(stored) ? stored.map(step(change)) : stored;

const isRecord = (value: unknown): value is StoredFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
