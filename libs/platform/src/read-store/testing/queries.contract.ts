import type { Write } from '../commits.port.js';
import type { Document } from '../document.js';
import type { Condition, Filter } from '../query.js';
import { UnsupportedQuery } from '../../errors/store-errors.js';
import { COLLECTION, EVERY, idsOf, position, stored, withStore } from './opened-read-store.js';
import type { OpenReadStore } from './opened-read-store.js';

const MIXED: readonly Document[] = [
  { id: 'missing' },
  { id: 'null', value: null },
  { id: 'false', value: false },
  { id: 'true', value: true },
  { id: 'minus', value: -3.5 },
  { id: 'zero', value: 0 },
  { id: 'big', value: 345340846406278600 },
  { id: 'empty', value: '' },
  { id: 'digits', value: '5' },
  { id: 'fullwidth', value: '\uff5e' },
  { id: 'emoji', value: '\u{1f600}' },
  { id: 'nul', value: 'a\u0000b' },
];

const CONDITIONS: readonly (readonly [string, Condition, readonly string[]])[] = [
  ['eq null finds what is missing', { eq: null }, ['missing', 'null']],
  ['eq false is neither zero nor null', { eq: false }, ['false']],
  ['eq zero', { eq: 0 }, ['zero']],
  ['eq text is not a number', { eq: '5' }, ['digits']],
  ['eq of a number beyond whole precision', { eq: 345340846406278600 }, ['big']],
  ['eq text does not end at a NUL', { eq: 'a\u0000b' }, ['nul']],
  ['eq text before a NUL', { eq: 'a' }, []],
  ['in with null', { in: [null, true, 0, 'x'] }, ['missing', 'null', 'true', 'zero']],
  ['in without values', { in: [] }, []],
  [
    'not in texts finds what is missing',
    { notIn: ['', '5', 'a\u0000b'] },
    ['big', 'emoji', 'false', 'fullwidth', 'minus', 'missing', 'null', 'true', 'zero'],
  ],
  [
    'not in with null',
    { notIn: [null, true, 0, -3.5, 'x'] },
    ['big', 'digits', 'emoji', 'empty', 'false', 'fullwidth', 'nul'],
  ],
  ['not in without values', { notIn: [] }, MIXED.map(({ id }) => id).sort()],
  ['gte of a number', { gte: 0 }, ['big', 'zero']],
  ['lt of a number leaves booleans and nulls out', { lt: 1 }, ['minus', 'zero']],
  ['a closed range of numbers', { gt: -4, lte: 0 }, ['minus', 'zero']],
  ['gt of a text leaves numbers out', { gt: '' }, ['digits', 'emoji', 'fullwidth', 'nul']],
  ['lte of a text', { lte: '5' }, ['digits', 'empty']],
  ['text compares by code points', { gt: '\uff5e' }, ['emoji']],
  ['bounds of two types', { gt: 1, lt: 'x' }, []],
  ['prefix', { prefix: 'a' }, ['nul']],
  ['prefix with nothing behind it', { prefix: '\u{10ffff}' }, []],
  ['an empty prefix finds all text', { prefix: '' }, ['digits', 'emoji', 'empty', 'fullwidth', 'nul']],
];

const UNSUPPORTED: readonly unknown[] = [
  {},
  { not: [] },
  { and: {} },
  { and: [], or: [] },
  { where: [] },
  { where: { value: {} } },
  { where: { value: 5 } },
  { where: { value: { ne: 1 } } },
  { where: { value: { eq: [1] } } },
  { where: { value: { eq: undefined } } },
  { where: { value: { eq: 1, in: [1] } } },
  { where: { value: { gt: null } } },
  { where: { value: { gt: Number.NaN } } },
  { where: { value: { in: 'a' } } },
  { where: { value: { notIn: [[]] } } },
  { where: { value: { prefix: 1 } } },
  { where: { value: { word: null } } },
  { where: { 'value"': { eq: 1 } } },
  { where: { $where: { eq: 1 } } },
  { where: { 'a..b': { eq: 1 } } },
];

/** Filters, on declared fields and on others. */
export function queriesContract(open: OpenReadStore): void {
  for (const indexes of [[], [{ fields: ['value'] }]]) {
    const how = indexes.length === 0 ? 'undeclared' : 'declared';
    it.each(CONDITIONS)(`${how}: %s`, (_, condition, expected) =>
      withStore(open, async ({ store }) => {
        await store.declare(COLLECTION, indexes);
        await stored(store, MIXED);
        const filter = { where: { value: condition } };
        expect((await idsOf(store, filter)).sort()).toEqual([...expected].sort());
        expect(await store.count(COLLECTION, filter)).toBe(expected.length);
      })(),
    );
  }

  it.each([
    ['id', []],
    ['value', [{ fields: ['value'] }]],
    ['value', []],
  ] as const)('finds %s among 100,000 values (indexes %j)', (field, indexes) =>
    withStore(open, async ({ store }) => {
      await store.declare(COLLECTION, indexes);
      await stored(store, MIXED);
      const others = Array.from({ length: 99_997 }, (_, at) => `other ${at}`);
      const among = { where: { [field]: { in: [...others, 'zero', '5', 'a\u0000b'] } } };
      expect((await idsOf(store, among)).sort()).toEqual(field === 'id' ? ['zero'] : ['digits', 'nul']);
    })(),
  );

  it(
    'finds what is not text among 100,000 values',
    withStore(open, async ({ store }) => {
      await store.declare(COLLECTION, [{ fields: ['value'] }]);
      await stored(store, MIXED);
      const others = Array.from({ length: 99_996 }, (_, at) => at + 0.5);
      expect(
        (await idsOf(store, { where: { value: { in: [...others, 0, 345340846406278600, true, null] } } })).sort(),
      ).toEqual(['big', 'missing', 'null', 'true', 'zero']);
      expect(await store.count(COLLECTION, { where: { value: { in: [...others, false] } } })).toBe(1);
    }),
  );

  it(
    'reads paths, and distinguishes fields by case',
    withStore(open, async ({ store }) => {
      await store.declare(COLLECTION, [{ fields: ['holder.name', 'Status', 'status'] }]);
      await stored(store, [
        { id: 'a', holder: { name: 'acme' }, status: 1, Status: 2 },
        { id: 'b', holder: 'acme', 'holder.name': 'acme', status: 2, Status: 1 },
      ]);
      expect(await idsOf(store, { where: { 'holder.name': { eq: 'acme' } } })).toEqual(['a']);
      expect(await idsOf(store, { where: { status: { eq: 2 } } })).toEqual(['b']);
      expect(await idsOf(store, { where: { Status: { eq: 2 } } })).toEqual(['a']);
    }),
  );

  it(
    'takes a prefix by letters, not by patterns',
    withStore(open, async ({ store }) => {
      await store.declare(COLLECTION, [{ fields: ['name'] }]);
      await stored(
        store,
        ['_a', '\\b', 'a', 'aa', 'A', 'b', 'ba', 'c', '\ud7ff', '\ud7ffa', '\ue000'].map((name) => ({
          id: name,
          name,
        })),
      );
      const beginning = (prefix: string): Promise<string[]> => idsOf(store, { where: { name: { prefix } } });
      expect(await beginning('a')).toEqual(['a', 'aa']);
      expect(await beginning('_')).toEqual(['_a']);
      expect(await beginning('%')).toEqual([]);
      expect(await beginning('\\')).toEqual(['\\b']);
      expect(await beginning('\ud7ff')).toEqual(['\ud7ff', '\ud7ffa']);
    }),
  );

  it(
    'combines filters; an empty and is true, an empty or false',
    withStore(open, async ({ store }) => {
      await store.declare(COLLECTION, []);
      await stored(store, [
        { id: 'a', x: 1, y: 1 },
        { id: 'b', x: 1, y: 2 },
        { id: 'c', x: 2, y: 2 },
      ]);
      const x = (value: number): Filter => ({ where: { x: { eq: value } } });
      expect(await idsOf(store, { and: [x(1), { where: { y: { gte: 2 } } }] })).toEqual(['b']);
      expect(await idsOf(store, { or: [x(2), { where: { x: { eq: 1 }, y: { eq: 1 } } }] })).toEqual(['a', 'c']);
      expect(await idsOf(store, EVERY)).toEqual(['a', 'b', 'c']);
      expect(await idsOf(store, { or: [] })).toEqual([]);
    }),
  );

  it.each(UNSUPPORTED.map((filter) => [JSON.stringify(filter), filter]))('refuses %s', (_, filter) =>
    withStore(open, async ({ store }) => {
      await store.declare(COLLECTION, [{ fields: ['value'] }]);
      await expect(store.find(COLLECTION, filter as Filter, [], { limit: 1 })).rejects.toThrow(UnsupportedQuery);
      await expect(store.count(COLLECTION, filter as Filter)).rejects.toThrow(UnsupportedQuery);
    })(),
  );

  it(
    'counts to the cap and one more',
    withStore(open, async ({ store }) => {
      await store.declare(COLLECTION, []);
      await stored(store, [{ id: 'a' }, { id: 'b' }, { id: 'c' }, { id: 'd' }]);
      expect(await Promise.all([0, 2, 3, 4].map((cap) => store.count(COLLECTION, EVERY, cap)))).toEqual([1, 3, 4, 4]);
    }),
  );

  it(
    'counts by combinations of values',
    withStore(open, async ({ store }) => {
      await store.declare(COLLECTION, [{ fields: ['viewer', 'state'] }]);
      await stored(store, [
        { id: 'a', viewer: 'v', state: true },
        { id: 'b', viewer: 'v', state: true },
        { id: 'c', viewer: 'v', state: 1 },
        { id: 'd', viewer: 'v' },
        { id: 'e', viewer: 'w', state: null },
      ]);
      const counts = await store.countBy(COLLECTION, { where: { viewer: { eq: 'v' } } }, ['viewer', 'state']);
      expect(new Map(counts.map(({ key, count }) => [JSON.stringify(key), count]))).toEqual(
        new Map([
          ['["v",true]', 2],
          ['["v",1]', 1],
          ['["v",null]', 1],
        ]),
      );
    }),
  );

  it(
    'counts the different values of a field',
    withStore(open, async ({ store }) => {
      await store.declare(COLLECTION, [{ fields: ['viewer', 'state'] }]);
      await stored(store, [
        { id: 'a', viewer: 'v', state: 'x' },
        { id: 'b', viewer: 'v', state: 'x' },
        { id: 'c', viewer: 'v', state: 'y' },
        { id: 'd', viewer: 'v' },
        { id: 'e', viewer: 'v', state: null },
        { id: 'f', viewer: 'w', state: 'z' },
      ]);
      const distinct = (viewer: string) =>
        store.countDistinct(COLLECTION, { where: { viewer: { eq: viewer } } }, 'state');
      expect(await Promise.all([distinct('v'), distinct('w'), distinct('u')])).toEqual([3, 1, 0]);
    }),
  );

  it(
    'declares again without loss',
    withStore(open, async ({ store, another }) => {
      await store.declare(COLLECTION, [{ fields: ['a'] }]);
      await stored(store, [
        { id: '1', a: 2, b: 1 },
        { id: '2', a: 1, b: 2 },
      ]);
      const other = await another();
      for (const indexes of [
        [{ fields: ['b', 'a'] }, { fields: ['id'] }],
        [{ fields: ['b'] }],
        [],
        [{ fields: ['a'] }],
      ]) {
        await store.declare(COLLECTION, indexes);
        await other.declare(COLLECTION, indexes);
        expect(await idsOf(other, { where: { a: { gt: 0 } } }, [{ field: 'a', direction: 'asc' }])).toEqual(['2', '1']);
        expect(await idsOf(store, { where: { b: { gt: 0 } } }, [{ field: 'b', direction: 'desc' }])).toEqual([
          '2',
          '1',
        ]);
      }
    }),
  );

  it(
    'counts nothing that was deleted',
    withStore(open, async ({ store }) => {
      await store.declare(COLLECTION, [{ fields: ['n'] }]);
      const at = (number: number) => ({ collection: COLLECTION, position: position(number) });
      const commit = (writes: readonly Write[], from: string | null, to: string) =>
        store.commit(writes, { projection: 'p', from, to, epoch: 1 });
      await commit(
        ['a', 'b'].map((id, n) => ({ ...at(n + 1), id, document: { id, n: 1 } })),
        null,
        position(2),
      );
      await commit([{ ...at(3), id: 'a', document: null }], position(2), position(3));
      expect(await store.countBy(COLLECTION, EVERY, ['n'])).toEqual([{ key: [1], count: 1 }]);
      expect(await store.countDistinct(COLLECTION, EVERY, 'id')).toBe(1);
    }),
  );
}
