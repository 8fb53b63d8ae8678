import { storedTexts } from '@covertrail/domain/fields/stored-text';

/** An input as it is stored, and without empty fields, because the calls refuse null. */
export const trimmed = (value: unknown): unknown => withoutNull(storedTexts(value));

function withoutNull(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNull);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== null)
      .map(([name, inner]) => [name, withoutNull(inner)]),
  );
}
