import type { LiveUpdate } from '#read-store/live-update';
import type { Write } from '#read-store/commits.port';
import type { Document } from '#read-store/document';
import type { ReadStore } from '#read-store/read-store.port';
import { projectionLease } from '#read-store/leases.port';
import { COLLECTION, position } from '#read-store/testing/opened-read-store';

export const PROJECTION = 'p';
const TTL_MS = 100;

const write = (id: string, at: number, rest: object | null, fresh = false): Write => ({
  collection: COLLECTION,
  id,
  document: rest && { id, ...rest },
  position: position(at),
  fresh,
});

/** With the others, more than one command takes. */
const MANY = Array.from({ length: 38 }, (_, at) => `m${String(at).padStart(2, '0')}`);

const FIRST: readonly Write[] = [
  write('a', 1, { name: 'first' }),
  write('b', 2, { name: 'first' }),
  ...MANY.map((id) => write(id, 2, { name: 'first' })),
];
const SECOND: readonly Write[] = [
  write('a', 10, { name: 'second' }),
  write('b', 9, null),
  write('fresh', 8, { name: 'second' }, true),
  write('new', 7, { n: 2 }),
  ...MANY.map((id) => write(id, 6, { name: 'second' })),
];
/** What the second commit publishes. */
export const UPDATES: readonly LiveUpdate[] = [{ view: 'v', ids: ['a', 'b'], position: position(10), audience: ['c'] }];

const NEWER: readonly Write[] = [
  write('a', 20, null),
  write('b', 19, { name: 'third' }),
  write('fresh', 18, { name: 'third' }),
];

/** Takes the lease, from whoever holds it. */
export async function lead(store: ReadStore, owner: string): Promise<{ readonly epoch: number } | null> {
  const lease = projectionLease(PROJECTION);
  return store.acquireLease(lease, owner, TTL_MS, 0, (await store.heldLeases([lease])).get(lease)?.heartbeat);
}

export async function commitFirst(store: ReadStore): Promise<void> {
  await store.declare(COLLECTION, [{ fields: ['name'] }]);
  await store.commit(FIRST, { projection: PROJECTION, from: null, to: position(2), epoch: 1 });
}

export const commitSecond = (store: ReadStore, epoch: number): Promise<void> =>
  store.commit(SECOND, { projection: PROJECTION, from: position(2), to: position(10), epoch }, UPDATES);

export const commitNewer = (store: ReadStore, epoch: number): Promise<void> =>
  store.commit(NEWER, { projection: PROJECTION, from: position(10), to: position(20), epoch });

/** Everything that readers see. */
export async function seen(store: ReadStore) {
  const found = await store.getWithPositions(COLLECTION, ['a', 'b', 'fresh', 'new', ...MANY]);
  const documents = new Map<string, readonly [string, Document | null]>(
    found.map(({ id, document, position: at }) => [id, [at, document]]),
  );
  const checkpoint = await store.checkpoint(PROJECTION);
  const { commits } = await store.readOutbox(PROJECTION, '', checkpoint?.position ?? '', 9);
  return { documents, count: await store.count(COLLECTION, { and: [] }), at: checkpoint?.position, commits };
}
