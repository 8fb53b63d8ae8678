import type { Document } from '../document.js';
import type { DocumentReads } from '../document-reads.port.js';
import type { Filter, Page, Sort } from '../query.js';
import { turns } from '#timing/turns';
import type { OpenFile } from './open-file.js';
import { count, countBy, countDistinct, find, getMany, getWithPositions } from './read-documents.js';

/** Each read is one promise, which the turn gives. */
export const documentReadsIn = ({ reading }: OpenFile): DocumentReads => ({
  get: <Doc extends Document>(collection: string, id: string) =>
    turns.read(() => getMany<Doc>(reading, collection, [id])[0] ?? null),
  getMany: <Doc extends Document>(collection: string, ids: readonly string[]) =>
    turns.read(() => getMany<Doc>(reading, collection, ids)),
  getWithPositions: <Doc extends Document>(collection: string, ids: readonly string[]) =>
    turns.read(() => getWithPositions<Doc>(reading, collection, ids)),
  find: <Doc extends Document>(collection: string, filter: Filter, sort: readonly Sort[], page: Page) =>
    turns.read(() => find<Doc>(reading, collection, filter, sort, page)),
  count: (collection, filter, cap) => turns.read(() => count(reading, collection, filter, cap)),
  countBy: (collection, filter, fields) => turns.read(() => countBy(reading, collection, filter, fields)),
  countDistinct: (collection, filter, field) => turns.read(() => countDistinct(reading, collection, filter, field)),
});
