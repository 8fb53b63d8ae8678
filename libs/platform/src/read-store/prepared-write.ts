import type { Write } from './commits.port.js';

/** A write on its way to a store: the document as JSON, as it is at the time of the call; null deletes. */
export interface PreparedWrite {
  readonly collection: string;
  readonly id: string;
  readonly body: string | null;
  readonly position: string;
  /** Nothing was stored under the id when it was looked for. */
  readonly fresh: boolean;
}

/** Throws for a document under the id of another, and for an id that a store cannot keep. */
export function preparedWrite({ collection, id, document, position, fresh = false }: Write): PreparedWrite {
  if (document !== null && document.id !== id)
    throw new Error(`${collection}: document ${document.id} written as ${id}`);
  if (id.includes('\u0000')) throw new Error(`${collection}: an id with a NUL in it`);
  return { collection, id, body: document === null ? null : JSON.stringify(document), position, fresh };
}

/** The writes of each collection, in their order. */
export function byCollection(writes: readonly PreparedWrite[]): ReadonlyMap<string, readonly PreparedWrite[]> {
  const grouped = new Map<string, PreparedWrite[]>();
  for (const write of writes) {
    const ofOne = grouped.get(write.collection);
    if (ofOne === undefined) grouped.set(write.collection, [write]);
    else ofOne.push(write);
  }
  return grouped;
}
