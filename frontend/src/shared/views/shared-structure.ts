/**
 * What `next` says, made of the parts of `before` that say the same: an object or list that is equal throughout is the one of
 * before, so that nothing that shows it is drawn again. For what JSON can say.
 */
export function withSharedStructure<Next>(before: unknown, next: Next): Next;
export function withSharedStructure(before: unknown, next: unknown): unknown {
  if (Object.is(before, next)) return before;
  if (Array.isArray(before) && Array.isArray(next)) {
    const items = next.map((item, index) => withSharedStructure(before[index], item));
    return isSame(before, items) ? before : items;
  }
  if (!isRecord(before) || !isRecord(next)) return next;
  const fields = Object.fromEntries(
    Object.entries(next).map(([name, value]) => [name, withSharedStructure(before[name], value)]),
  );
  return isSame(before, fields) ? before : fields;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether two lists, or two records, have the very same parts. */
function isSame(before: object, next: object): boolean {
  const held = new Map<string, unknown>(Object.entries(before));
  const names = Object.entries(next);
  return (
    held.size === names.length && names.every(([name, value]) => held.has(name) && Object.is(held.get(name), value))
  );
}
