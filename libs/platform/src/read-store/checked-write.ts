import type { Write } from './commits.port.js';

/** The document of a write as it is stored: JSON, as it is at the time of the call; null for a deletion. */
export function bodyOf({ collection, id, document }: Write): string | null {
  if (document !== null && document.id !== id) throw new Error(`${collection}: document ${document.id} written as ${id}`);
  if (id.includes('\u0000')) throw new Error(`${collection}: an id with a NUL in it`);
  return document === null ? null : JSON.stringify(document);
}
