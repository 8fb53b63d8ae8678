import type { Uuid } from '../kernel/event.js';

/** Data of a stored event as an upcaster finds it: whatever was appended under an earlier version. */
export type StoredFields = Readonly<Record<string, unknown>>;

/** A step from one schema version to the next. What is no object is left for its reader to refuse. */
export const step = (change: (fields: StoredFields) => StoredFields) => (stored: unknown): unknown =>
  (isRecord(stored) ? change(stored) : stored);

/** The fields but one. */
export const without = (fields: StoredFields, field: string): StoredFields =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => key !== field));

/** The same without a field that may be left out and was null. */
export const withoutNull = (fields: StoredFields, optional: string): StoredFields =>
  (fields[optional] === null ? without(fields, optional) : fields);

/** Ids as one plain list without repeats, however deeply lists were put into one another. */
export function plainIds(stored: unknown): readonly Uuid[] {
  const found = Array.isArray(stored) ? stored.flat(Infinity) : [stored];
  return [...new Set(found.filter((id): id is Uuid => typeof id === 'string'))];
}

/** Text, empty where null stood for none. */
export const plainText = (stored: unknown): unknown => stored ?? '';

/** Each record of a list changed; anything else stays as it is. */
export const eachOf = (stored: unknown, change: (fields: StoredFields) => StoredFields): unknown =>
  (Array.isArray(stored) ? stored.map(step(change)) : stored);

const isRecord = (value: unknown): value is StoredFields => typeof value === 'object' && value !== null && !Array.isArray(value);
