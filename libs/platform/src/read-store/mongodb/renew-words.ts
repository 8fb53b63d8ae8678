import type { AnyBulkWriteOperation, Collection } from 'mongodb';
import type { WordIndex } from '../declaration.js';
import type { Document } from '../document.js';
import type { StoredDocument } from './store-collections.js';
import { LIVE } from './mongodb-query.js';
import { wordEntries } from './word-entries.js';
import { STATEMENTS } from './write-documents.js';

/** Gives every document the words of the fields searched now. One that is written meanwhile gets them from who writes it. */
export async function renewWords(documents: Collection<StoredDocument>, words: readonly WordIndex[]): Promise<void> {
  let waiting: AnyBulkWriteOperation<StoredDocument>[] = [];
  const flush = async (): Promise<void> => {
    if (waiting.length > 0) await documents.bulkWrite(waiting, { ordered: false });
    waiting = [];
  };
  for await (const { _id, _pos, body } of documents.find(LIVE, { projection: { body: 1, _pos: 1 } })) {
    if (body === null) continue;
    const w = wordEntries(JSON.parse(body) as Document, words);
    const update = words.length > 0 ? { $set: { w } } : { $unset: { w: '' as const } };
    waiting.push({ updateOne: { filter: { _id, _pos }, update } });
    if (waiting.length === STATEMENTS) await flush();
  }
  await flush();
}
