/**
 * Whether two values of plain content (text, numbers, null, arrays, records) are equal. The order of keys does not matter and an
 * undefined key counts as absent; the order of arrays does matter.
 */
export function equal(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a) || Array.isArray(b)) {
    return (
      Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((item, index) => equal(item, b[index]))
    );
  }
  if (!isRecord(a) || !isRecord(b)) return false;
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => equal(a[key], b[key]));
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The same, where the order of a list means nothing. */
export const sameContent = (a: unknown, b: unknown): boolean => equal(inOneOrder(a), inOneOrder(b));

const inOneOrder = (value: unknown): unknown => (Array.isArray(value) ? value.map(contentText).sort() : value);

const contentText = (item: unknown): string =>
  JSON.stringify(
    isRecord(item)
      ? Object.entries(item)
          .filter(([, field]) => field !== undefined)
          .sort()
      : item,
  );
