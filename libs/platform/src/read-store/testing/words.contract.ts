import { COLLECTION, idsOf, position, stored, withStore } from './opened-read-store.js';
import type { OpenReadStore } from './opened-read-store.js';
import type { IndexDeclaration } from '../collections.port.js';
import type { Filter } from '../query.js';

const DECLARATIONS: readonly (readonly [string, readonly IndexDeclaration[]])[] = [
  ['without an index', []],
  ['with an index', [{ fields: ['viewer'], words: ['name'] }]],
];

const search = (word: string, viewer = 'v'): Filter => ({
  and: [{ where: { viewer: { eq: viewer } } }, { where: { name: { word } } }],
});

/** Word search, which must find the same with an index and without. */
export function wordsContract(open: OpenReadStore): void {
  it.each(DECLARATIONS)('finds words by their beginnings, %s', (_, indexes) =>
    withStore(open, async ({ store }) => {
      await store.declare(COLLECTION, indexes);
      await stored(store, [
        { id: 'a', viewer: 'v', name: "o'brien & sons (north)" },
        { id: 'b', viewer: 'v', name: 'north-sea straße 42' },
        { id: 'c', viewer: 'w', name: 'north' },
        { id: 'd', viewer: 'v', name: null },
        { id: 'e', viewer: 'v', name: 42 },
      ]);
      expect(await idsOf(store, search('nor'))).toEqual(['a', 'b']);
      expect(await idsOf(store, search("o'bri nor"))).toEqual(['a']);
      expect(await idsOf(store, search('  straß\t4'))).toEqual(['b']);
      expect(await idsOf(store, search('orth'))).toEqual([]);
      expect(await idsOf(store, search('NOR'))).toEqual([]);
      expect(await idsOf(store, search('nor', 'w'))).toEqual(['c']);
      expect(await idsOf(store, search(' & '))).toEqual(['a', 'b', 'd', 'e']);
      expect(await idsOf(store, { where: { name: { word: 'nor' } } })).toEqual(['a', 'b', 'c']);
      expect(await idsOf(store, { or: [search('42'), search('sons')] })).toEqual(['a', 'b']);
      const either: Filter = { or: [{ where: { viewer: { eq: 'v' } } }, { where: { id: { eq: 'c' } } }] };
      expect(await idsOf(store, { and: [either, { where: { name: { word: 'nor' } } }] })).toEqual(['a', 'b', 'c']);
    })(),
  );

  it.each(DECLARATIONS)('looks for %%, _ and backslash as the signs that they are, %s', (_, indexes) =>
    withStore(open, async ({ store }) => {
      await store.declare(COLLECTION, indexes);
      const names = { a: '50% cover', b: '500 cover', c: 'a_b', d: 'axb', e: 'north\\south', f: 'north south' };
      await stored(
        store,
        Object.entries(names).map(([id, name]) => ({ id, viewer: 'v', name })),
      );
      expect(await idsOf(store, search('%'))).toEqual(['a']);
      expect(await idsOf(store, search('50%'))).toEqual(['a']);
      expect(await idsOf(store, search('50'))).toEqual(['a', 'b']);
      expect(await idsOf(store, search('_'))).toEqual(['c']);
      expect(await idsOf(store, search('a_b'))).toEqual(['c']);
      expect(await idsOf(store, search('a'))).toEqual(['c', 'd']);
      expect(await idsOf(store, search('\\'))).toEqual(['e']);
      expect(await idsOf(store, search('north\\s'))).toEqual(['e']);
      expect(await idsOf(store, search('%_'))).toEqual([]);
    })(),
  );

  it(
    'forgets the words of what was changed and deleted',
    withStore(open, async ({ store }) => {
      await store.declare(COLLECTION, [{ fields: ['viewer'], words: ['name'] }]);
      await stored(store, [
        { id: 'a', viewer: 'v', name: 'north' },
        { id: 'b', viewer: 'v', name: 'north' },
      ]);
      await stored(store, [{ id: 'a', viewer: 'v', name: 'south' }]);
      expect(await idsOf(store, search('north'))).toEqual(['b']);
      expect(await idsOf(store, search('south'))).toEqual(['a']);
      const from = (await store.checkpoint(COLLECTION))!.position;
      await store.commit([{ collection: COLLECTION, id: 'b', document: null, position: position(9) }], {
        projection: COLLECTION,
        from,
        to: position(9),
        epoch: 1,
      });
      expect(await idsOf(store, search('north'))).toEqual([]);
    }),
  );

  it(
    'finds words in what was there before they were declared',
    withStore(open, async ({ store }) => {
      await store.declare(COLLECTION, []);
      await stored(store, [{ id: 'a', viewer: 'v', name: 'north' }]);
      await store.declare(COLLECTION, [{ fields: ['viewer'], words: ['name'] }]);
      await stored(store, [{ id: 'b', viewer: 'v', name: 'northern' }]);
      expect(await idsOf(store, search('north'))).toEqual(['a', 'b']);
    }),
  );
}
