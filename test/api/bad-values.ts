import fc from 'fast-check';

type Json = Record<string, unknown> | unknown[];

const nested = (depth: number): unknown => {
  let inside: unknown = 1;
  for (let level = 0; level < depth; level += 1) inside = { a: [inside] };
  return inside;
};

/** Values that no field is made for, and some that only look right. */
export const badValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    0,
    -1,
    0.5,
    1e308,
    9_007_199_254_740_993,
    '',
    ' ',
    'x'.repeat(50_000),
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\u202e',
    '__proto__',
    'constructor',
    'toString',
    '../../etc/passwd',
    "' or 1=1 --",
    '<script>alert(1)</script>',
    '${7*7}',
    '2026-02-30',
    '99999-01-01',
    [],
    {},
    [[]],
    [null],
    ['x', 'x'],
    { $ne: '' },
    { $gt: '' },
    { $where: '1' },
    { length: 3 },
    { toString: 1 },
    { trim: 1 },
    nested(200),
    '0D000000-0000-4000-8000-000000000001',
    '0d000000-0000-4000-8000-00000000000',
    'undefined',
    'NaN',
    '1e400',
  ),
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: 'binary', maxLength: 300 }),
);

/** Names that no class has a field of. `__proto__` only exists in text: as a key of an object it would be something else. */
export const UNKNOWN_NAMES = [
  'evil',
  '__proto__',
  'constructor',
  'prototype',
  'hasOwnProperty',
  'toString',
  '$where',
  '$ne',
  'then',
  'loggedInUserId ',
];

/** Where values stand in an input, outermost first. */
export function placesIn(input: unknown, path: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  if (typeof input !== 'object' || input === null) return [];
  const keys = Array.isArray(input) ? input.map((_, index) => index) : Object.keys(input);
  return keys.flatMap((key) => [
    [...path, key],
    ...placesIn((input as Record<string | number, unknown>)[key], [...path, key]),
  ]);
}

export const valueAt = (input: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce((inside, key) => (inside as Record<string | number, unknown>)[key], input);

/** A copy with another value in one place; `undefined` takes the place away. */
export function replaced(input: object, path: readonly (string | number)[], value: unknown): object {
  const copy = structuredClone(input) as Json;
  const last = path.at(-1);
  if (last === undefined) return copy;
  const parent = valueAt(copy, path.slice(0, -1)) as Record<string | number, unknown>;
  if (value === undefined) delete parent[last];
  else parent[last] = value;
  return copy;
}

/** JSON text with one more field under a name that text alone can carry. */
export const withField = (input: object, name: string, value: unknown): string =>
  JSON.stringify({ ...input, '<name>': value }).replace('"<name>"', JSON.stringify(name));
