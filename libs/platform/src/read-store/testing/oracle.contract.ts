import fc from 'fast-check';
import type { IndexDeclaration } from '../collections.port.js';
import type { Document } from '../document.js';
import type { Filter, Page, Sort } from '../query.js';
import { anyDocuments, anyFields, anyFilter, anyIndexes, anySort } from './arbitrary-queries.js';
import { oracleCounts, oracleFinds, oracleSorts } from './mingo-oracle.js';
import { COLLECTION, pagesOf, stored } from './opened-read-store.js';
import type { OpenReadStore, OpenedReadStore } from './opened-read-store.js';

/** Milliseconds, for a server on a busy machine. */
const PATIENCE = 300_000;

const ids = (documents: readonly Document[]): string[] => documents.map((document) => document.id);

/** Answers as MongoDB would, as computed by an implementation of its queries in memory; `runs` random questions of each kind. */
export function oracleContract(name: string, open: OpenReadStore, runs: number): void {
  describe(`${name} answers as the oracle does`, () => oracleProperties(open, runs));
}

function oracleProperties(open: OpenReadStore, numRuns: number): void {
  let opened: OpenedReadStore;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.destroy());

  /** A collection of these documents and no others. */
  const holding = async (documents: readonly Document[], indexes: readonly IndexDeclaration[]) => {
    await opened.store.drop(COLLECTION);
    await opened.store.declare(COLLECTION, indexes);
    await stored(opened.store, documents);
    return opened.store;
  };

  it(
    'when it filters and counts',
    async () => {
      type Given = [Document[], IndexDeclaration[], Filter, number, string[]];
      const property = async (...[documents, indexes, filter, cap, fields]: Given) => {
        const store = await holding(documents, indexes);
        const expected = oracleFinds(documents, filter);
        const found = await store.find(COLLECTION, filter, [], { limit: 100 });
        expect([...found.documents].sort(byId)).toEqual([...expected].sort(byId));
        expect(await store.count(COLLECTION, filter)).toBe(expected.length);
        expect(await store.count(COLLECTION, filter, cap)).toBe(Math.min(expected.length, cap + 1));
        const counts = await store.countBy(COLLECTION, filter, fields);
        expect(new Map(counts.map(({ key, count }) => [JSON.stringify(key), count]))).toEqual(
          oracleCounts(expected, fields),
        );
      };
      await fc.assert(fc.asyncProperty(anyDocuments, anyIndexes, anyFilter, fc.nat(20), anyFields, property), {
        numRuns,
      });
    },
    PATIENCE,
  );

  it(
    'when it sorts and pages',
    async () => {
      const property = async (
        documents: Document[],
        indexes: IndexDeclaration[],
        filter: Filter,
        sort: Sort[],
        limit: number,
      ) => {
        const store = await holding(documents, indexes);
        const expected = ids(oracleSorts(oracleFinds(documents, filter), sort));
        const pages = await pagesOf(store, filter, sort, limit);
        expect(pages.flat()).toEqual(expected);
        expect(pages.slice(0, -1).every((page) => page.length === limit)).toBe(true);
        const page: Page = { limit, offset: limit };
        expect(ids((await store.find(COLLECTION, filter, sort, page)).documents)).toEqual(
          expected.slice(limit, 2 * limit),
        );
      };
      const everyOrSome = fc.oneof(fc.constant<Filter>({ and: [] }), anyFilter);
      const anyLimit = fc.integer({ min: 1, max: 9 });
      await fc.assert(fc.asyncProperty(anyDocuments, anyIndexes, everyOrSome, anySort, anyLimit, property), {
        numRuns,
      });
    },
    PATIENCE,
  );
}

const byId = (a: Document, b: Document): number => (a.id < b.id ? -1 : 1);
