import { createHash } from 'node:crypto';
import type { Collection, IndexDescription } from 'mongodb';
import { withoutCapitals } from '../declaration.js';
import type { Declaration } from '../declaration.js';
import { isMissingCollection, isMissingIndex } from './server-errors.js';
import type { StoredDocument } from './store-collections.js';
import { storedField } from './stored-field.js';

const LONGEST_NAME = 100;
/** Finds tombstones for the sweep. Sparse: documents are not in it. */
const TOMBSTONES: IndexDescription = { name: 'gone', key: { gone: 1 }, sparse: true };

/** Fits the collection's indexes to what is declared. The name of an index says its fields: the same name is the same index. */
export async function changeIndexes(documents: Collection<StoredDocument>, declaration: Declaration): Promise<void> {
  const wanted = new Map([TOMBSTONES, ...plansOf(declaration)].map((plan) => [plan.name, plan]));
  const present = await namesOf(documents);
  const missing = [...wanted.values()].filter(({ name }) => !present.has(name));
  if (missing.length > 0) await documents.createIndexes(missing);
  for (const name of present) if (!wanted.has(name) && name !== '_id_') await dropIndex(documents, name!);
}

/** Processes that start together all find it: one drops it. */
async function dropIndex(documents: Collection<StoredDocument>, name: string): Promise<void> {
  try {
    await documents.dropIndex(name);
  } catch (error) {
    if (!isMissingIndex(error)) throw error;
  }
}

/** Throws UnsupportedQuery for what is no field. The server has an index of the id alone without being asked. */
export function plansOf({ indexes, words }: Declaration): IndexDescription[] {
  const ordered = indexes.filter((fields) => fields.length > 1).map((fields) => planOf('fields', fields, {}));
  for (const { field } of words) storedField(field);
  return [...ordered, ...words.map(({ within }) => planOf('words', within, { w: 1 }))];
}

/** FerretDB does not distinguish indexes by case. */
function planOf(kind: string, fields: readonly string[], last: Record<string, 1>): IndexDescription {
  const key = Object.fromEntries(fields.map((field) => [storedField(field).path, 1 as const]));
  const name = `${kind}:${fields.map(withoutCapitals).join(',')}`;
  const short = name.length > LONGEST_NAME ? `${kind}:${createHash('sha256').update(name).digest('hex')}` : name;
  return { name: short, key: { ...key, ...last } };
}

async function namesOf(documents: Collection<StoredDocument>): Promise<Set<string | undefined>> {
  try {
    return new Set((await documents.indexes()).map(({ name }) => name));
  } catch (error) {
    if (isMissingCollection(error)) return new Set();
    throw error;
  }
}
