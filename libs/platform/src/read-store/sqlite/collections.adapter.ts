import type { Collections } from '../collections.port.js';
import type { OpenFile } from './open-file.js';

export const collectionsIn = ({ reading, writer }: OpenFile): Collections => ({
  declare: (collection, indexes) => writer.call('declare', collection, indexes),
  drop: (collection) => writer.call('drop', collection),
  collections: async () =>
    reading.all<{ readonly name: string }>('SELECT name FROM declarations ORDER BY name').map(({ name }) => name),
  sweepTombstones: (collection, upTo) => writer.call('sweepTombstones', collection, upTo),
});
