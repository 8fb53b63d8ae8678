import type { Write } from '../commits.port.js';
import type { Document } from '../document.js';
import type { Filter, Sort } from '../query.js';
import type { ReadStore } from '../read-store.port.js';

/** An empty store under test. */
export interface OpenedReadStore {
  readonly store: ReadStore;
  /** The same content over a connection of its own, as another process has it; closed by `destroy`. */
  another(): Promise<ReadStore>;
  destroy(): Promise<void>;
}

export type OpenReadStore = () => Promise<OpenedReadStore>;

/** Runs a test with a store of its own. */
export const withStore =
  (open: OpenReadStore, test: (opened: OpenedReadStore) => Promise<void>) => async (): Promise<void> => {
    const opened = await open();
    try {
      await test(opened);
    } finally {
      await opened.destroy();
    }
  };

export const COLLECTION = 'suppliers@1';
export const position = (number: number): string => String(number).padStart(12, '0');
export const EVERY: Filter = { and: [] };

/** Commits the documents, each at its own later position, as a projection named by the collection would. */
export async function stored(store: ReadStore, documents: readonly Document[], collection = COLLECTION): Promise<void> {
  const before = await store.checkpoint(collection);
  const first = Number(before?.position ?? 0) + 1;
  const writes = documents.map((document, at): Write => ({
    collection,
    id: document.id,
    document,
    position: position(first + at),
  }));
  const to = position(first + documents.length);
  await store.commit(writes, { projection: collection, from: before?.position ?? null, to, epoch: 1 });
}

export async function idsOf(
  store: ReadStore,
  filter: Filter,
  sort: readonly Sort[] = [],
  collection = COLLECTION,
): Promise<string[]> {
  const { documents } = await store.find(collection, filter, sort, { limit: 1000 });
  return documents.map((document) => document.id);
}

const MOST_PAGES = 100;

/** The ids of every page, one list a page, by key. */
export async function pagesOf(
  store: ReadStore,
  filter: Filter,
  sort: readonly Sort[],
  limit: number,
): Promise<string[][]> {
  const pages: string[][] = [];
  let after: string | undefined;
  do {
    if (pages.length === MOST_PAGES) throw new Error('The pages have no end');
    const page = await store.find(COLLECTION, filter, sort, after === undefined ? { limit } : { limit, after });
    pages.push(page.documents.map((document) => document.id));
    after = page.nextKey;
  } while (after !== undefined);
  return pages;
}
