import type { Document } from '../document.js';
import type { Sort } from '../query.js';
import { UnsupportedQuery } from '../../errors/store-errors.js';
import { COLLECTION, EVERY, idsOf, pagesOf, stored, withStore } from './opened-read-store.js';
import type { OpenReadStore } from './opened-read-store.js';

const ROWS: readonly Document[] = [
  { id: 'e', name: 'b', rank: 1 },
  { id: 'd', name: 'b', rank: 2 },
  { id: 'c', rank: 2 },
  { id: 'b', name: null, rank: 1 },
  { id: 'a', name: 'a', rank: 2 },
  { id: 'f', name: 7, rank: 1 },
  { id: 'g', name: false, rank: null },
  { id: 'h', name: true },
];

const by = (field: string, direction: Sort['direction'] = 'asc'): Sort => ({ field, direction });

const ORDERS: readonly (readonly [string, readonly Sort[], string])[] = [
  ['the id alone', [], 'abcdefgh'],
  ['the id downward', [by('id', 'desc')], 'hgfedcba'],
  ['nulls and missing first upward, types in their order', [by('name')], 'bcghfade'],
  ['nulls last downward, ids downward too', [by('name', 'desc')], 'edafhgcb'],
  ['two fields', [by('rank'), by('name', 'desc')], 'hgefbdac'],
  ['two fields, both downward', [by('rank', 'desc'), by('name', 'desc')], 'dacefbhg'],
  ['what follows the id is idle', [by('rank'), by('id', 'desc'), by('name')], 'hgfebdca'],
];

/** Sorting and paging. */
export function pagesContract(open: OpenReadStore): void {
  for (const indexes of [[], [{ fields: ['name'] }, { fields: ['rank', 'name'] }]]) {
    const how = indexes.length === 0 ? 'undeclared' : 'declared';
    it.each(ORDERS)(`${how}: sorts by %s, and pages by key`, (_, sort, expected) =>
      withStore(open, async ({ store }) => {
        await store.declare(COLLECTION, indexes);
        await stored(store, ROWS);
        expect((await idsOf(store, EVERY, sort)).join('')).toBe(expected);
        for (const limit of [1, 2, 3, 8]) {
          const pages = await pagesOf(store, EVERY, sort, limit);
          expect(pages.flat().join('')).toBe(expected);
          expect(pages).toHaveLength(Math.ceil(ROWS.length / limit));
        }
      })(),
    );
  }

  it(
    'goes on from a key whose document is gone or moved',
    withStore(open, async ({ store }) => {
      await store.declare(COLLECTION, [{ fields: ['rank'] }]);
      await stored(store, ROWS);
      const first = await store.find(COLLECTION, EVERY, [by('rank')], { limit: 4 });
      await stored(store, [{ id: 'e', rank: 9 }]);
      const next = await store.find(COLLECTION, EVERY, [by('rank')], { limit: 10, after: first.nextKey! });
      expect([...first.documents, ...next.documents].map((document) => document.id).join('')).toBe('ghbefacde');
      expect(next.nextKey).toBeUndefined();
    }),
  );

  it(
    'skips by offset, no further than 10,000',
    withStore(open, async ({ store }) => {
      await store.declare(COLLECTION, []);
      await stored(store, ROWS);
      const page = await store.find(COLLECTION, EVERY, [], { limit: 2, offset: 3 });
      expect(page.documents.map((document) => document.id)).toEqual(['d', 'e']);
      const second = await store.find(COLLECTION, EVERY, [], { limit: 9, after: page.nextKey! });
      expect(second.documents.map((document) => document.id)).toEqual(['f', 'g', 'h']);
      expect((await store.find(COLLECTION, EVERY, [], { limit: 2, offset: 10_000 })).documents).toEqual([]);
      await expect(store.find(COLLECTION, EVERY, [], { limit: 2, offset: 10_001 })).rejects.toThrow(UnsupportedQuery);
    }),
  );

  it.each([
    { limit: 0 },
    { limit: 1.5 },
    { limit: 1, offset: -1 },
    { limit: 1, after: 'rubbish' },
    { limit: 1, after: 'W10' },
    { limit: 1, after: 'WzEsMiwieCJd' },
  ])('refuses the page %j', (page) =>
    withStore(open, async ({ store }) => {
      await store.declare(COLLECTION, []);
      await expect(store.find(COLLECTION, EVERY, [], page)).rejects.toThrow(UnsupportedQuery);
    })(),
  );
}
