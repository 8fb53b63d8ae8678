import type { Collection, Db } from 'mongodb';

/** A command on its way that changes something: `_told.insertOne`. */
export type Watch = (command: string, run: () => Promise<unknown>) => Promise<unknown>;

const WRITING = new Set<PropertyKey>([
  'updateOne',
  'replaceOne',
  'insertOne',
  'insertMany',
  'bulkWrite',
  'deleteOne',
  'deleteMany',
  'createIndexes',
  'findOneAndUpdate',
]);

/** The same database; each command that changes something passes through `watch`, which lets it run, or not. */
export function watchedDb(db: Db, watch: Watch): Db {
  return new Proxy(db, {
    get: (target, name) => {
      if (name !== 'collection') return bound(target, name);
      return (...given: Parameters<Db['collection']>) => watched(target.collection(...given), watch);
    },
  });
}

const watched = (collection: Collection, watch: Watch): Collection =>
  new Proxy(collection, {
    get: (target, name) => {
      const member = bound(target, name);
      if (typeof member !== 'function' || !WRITING.has(name)) return member;
      const run = member as (...given: readonly unknown[]) => Promise<unknown>;
      return (...given: readonly unknown[]) => watch(`${target.collectionName}.${String(name)}`, () => run(...given));
    },
  });

/** A member of an object as the object itself would call it. */
export function bound(target: object, name: PropertyKey): unknown {
  const member: unknown = Reflect.get(target, name);
  return typeof member === 'function' ? (member.bind(target) as unknown) : member;
}
