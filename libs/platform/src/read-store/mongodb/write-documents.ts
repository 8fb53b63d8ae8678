import type { Collection, WithoutId } from 'mongodb';
import { chunksOf } from '../chunks.js';
import type { WordIndex } from '../declaration.js';
import type { Document } from '../document.js';
import type { PreparedWrite } from '../prepared-write.js';
import { isDuplicate } from './server-errors.js';
import type { StoredDocument } from './store-collections.js';
import { keysOf } from './store-keys.js';
import { wordEntries } from './word-entries.js';

/** Updates in one command: FerretDB holds a connection for each until the command ends, and has about a hundred. */
export const STATEMENTS = 40;
const INSERTS = 500;

/**
 * Stores what is newer than the server has. Doing it again changes nothing, whatever was done of it before. `mayGoOn` throws
 * between two commands when another leads by now: a process that slept must not bring back what was deleted and swept since.
 */
export async function writeDocuments(
  documents: Collection<StoredDocument>,
  writes: readonly PreparedWrite[],
  words: readonly WordIndex[],
  mayGoOn: () => Promise<void> = async () => undefined,
): Promise<void> {
  const turn = afterTheFirst(mayGoOn);
  const stored = writes.map((write) => ({ fresh: write.fresh, document: storedOf(write, words) }));
  const rest = stored.flatMap(({ fresh, document }) => (fresh ? [] : [document]));
  for (const chunk of chunksOf(
    stored.flatMap(({ fresh, document }) => (fresh ? [document] : [])),
    INSERTS,
  )) {
    await turn();
    if (!(await unlessDuplicate(() => documents.insertMany(chunk, { ordered: false })))) rest.push(...chunk);
  }
  for (const chunk of chunksOf(rest, STATEMENTS)) {
    await turn();
    if (await unlessDuplicate(() => documents.bulkWrite(chunk.map(upsertOf), { ordered: false }))) continue;
    for (const document of chunk) await putNewer(documents, document);
  }
}

/** The first command follows upon the claim. */
function afterTheFirst(mayGoOn: () => Promise<void>): () => Promise<void> {
  let begun = false;
  return async () => {
    if (begun) await mayGoOn();
    begun = true;
  };
}

/**
 * One document, unless a newer one is there. That one makes the server try to insert, and fail; but so does an older one that
 * another writer inserts at the same moment, which is then replaced.
 */
export async function putNewer(documents: Collection<StoredDocument>, document: StoredDocument): Promise<void> {
  const { filter, replacement } = upsertOf(document).replaceOne;
  if (await unlessDuplicate(() => documents.replaceOne(filter, replacement, { upsert: true }))) return;
  await documents.replaceOne(filter, replacement);
}

function storedOf({ id, position, body }: PreparedWrite, words: readonly WordIndex[]): StoredDocument {
  if (body === null) return { _id: id, _pos: position, body, gone: position };
  const document = JSON.parse(body) as Document;
  const stored = { _id: id, _pos: position, body, k: keysOf(document) };
  return words.length > 0 ? { ...stored, w: wordEntries(document, words) } : stored;
}

function upsertOf({ _id, ...rest }: StoredDocument) {
  const replacement: WithoutId<StoredDocument> = rest;
  return { replaceOne: { filter: { _id, _pos: { $lt: rest._pos } }, replacement, upsert: true } };
}

/** False when some of it met a document that is there: the server may have left out the rest of the command. */
async function unlessDuplicate(write: () => Promise<unknown>): Promise<boolean> {
  try {
    await write();
    return true;
  } catch (error) {
    if (isDuplicate(error)) return false;
    throw error;
  }
}
