import fc from 'fast-check';
import type { IndexDeclaration } from '../collections.port.js';
import type { Document } from '../document.js';
import type { Condition, Filter, Sort } from '../query.js';

const FIELDS = ['name', 'Name', 'rank', 'holder.name'];
const NUMBERS = [-1.5, -1, 0, 1, 2, 10, 1e21, 345340846406278600];
// No text from U+E000 to U+FFFF: above it the oracle's UTF-16 order is not that of code points.
const TEXTS = [
  '',
  '1',
  '10',
  '2',
  'a',
  'A',
  'ä',
  'a\u0308',
  'ab',
  'a b',
  "b'a",
  'straße',
  'STRASSE',
  'i\u0307',
  '日',
  '日本 a',
  '\u{1f600}',
  '\u{1f600}b',
  '%',
  '_',
  '\\',
  'a%',
  'a_b\\',
];

const field = fc.constantFrom(...FIELDS);
const text = fc.constantFrom(...TEXTS);
const number = fc.constantFrom(...NUMBERS);
const scalar = fc.oneof(fc.constant(null), fc.boolean(), number, text);

/** One bound or two, mostly of one side each. */
const bounds = <Value>(value: fc.Arbitrary<Value>) =>
  fc.oneof(
    fc.record({ gt: value }),
    fc.record({ gte: value }),
    fc.record({ lt: value }),
    fc.record({ lte: value }),
    fc.record({ gt: value, lte: value }),
    fc.record({ gte: value, lt: value }),
    fc.record({ gt: value, gte: value }),
  );

const condition: fc.Arbitrary<Condition> = fc.oneof(
  fc.record({ eq: scalar }),
  fc.record({ in: fc.array(scalar, { maxLength: 8, size: 'max' }) }),
  fc.record({ notIn: fc.array(scalar, { maxLength: 8, size: 'max' }) }),
  bounds(number),
  bounds(text),
  bounds(fc.oneof(number, text)),
  fc.record({ prefix: text }),
  fc.record({ word: text }),
);

const single = fc.tuple(field, condition).map(([name, chosen]): Filter => ({ where: { [name]: chosen } }));
const several: fc.Arbitrary<Filter> = fc.record({
  where: fc.dictionary(field, condition, { maxKeys: 3, noNullPrototype: true }),
});
const list = (part: fc.Arbitrary<Filter>) => fc.array(part, { maxLength: 3, size: 'max' });

/** Filters of every kind, up to three deep. Most of them find some documents and leave some. */
export const anyFilter: fc.Arbitrary<Filter> = fc.letrec<{ filter: Filter }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    { arbitrary: single, weight: 5 },
    { arbitrary: several, weight: 1 },
    { arbitrary: fc.record({ and: list(tie('filter')) }), weight: 1 },
    { arbitrary: fc.record({ or: list(tie('filter')) }), weight: 3 },
  ),
})).filter;

const holder = fc.oneof(
  scalar,
  fc.record({ name: scalar, other: scalar }, { requiredKeys: [], noNullPrototype: true }),
);
const content = fc.record(
  { name: scalar, Name: scalar, rank: scalar, holder },
  { requiredKeys: [], noNullPrototype: true },
);

/** Up to forty documents whose values often agree, with fields null, missing and of different types. */
export const anyDocuments: fc.Arbitrary<Document[]> = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 0, max: 99 }), content), {
    maxLength: 40,
    size: 'max',
    selector: ([id]) => id,
  })
  .map((rows) => rows.map(([id, rest]) => ({ ...rest, id: `d${id}` })));

export const anySort: fc.Arbitrary<Sort[]> = fc.uniqueArray(
  fc.record({ field, direction: fc.constantFrom('asc' as const, 'desc' as const) }),
  { maxLength: 3, selector: (sort) => sort.field },
);

export const anyFields = fc.uniqueArray(field, { minLength: 1, maxLength: 3 });

/** Indexes for some of the fields, of values and of words. */
export const anyIndexes: fc.Arbitrary<IndexDeclaration[]> = fc.array(
  fc.oneof(
    fc.record({ fields: anyFields }),
    fc.record({ fields: fc.uniqueArray(field, { maxLength: 1 }), words: anyFields }),
  ),
  { maxLength: 3 },
);
