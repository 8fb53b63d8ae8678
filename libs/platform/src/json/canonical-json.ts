import type { Document } from '#read-store/document';
import type { DocumentReads } from '#read-store/document-reads.port';

const PAGE = 500;

/** JSON text that is the same for equal values: keys sorted by code unit, undefined left out, no blanks. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) => (isPlainObject(inner) ? sorted(inner) : inner));
}

/** Every document of a collection as canonical text, by id: two views are equal when their lines are. */
export async function* snapshot(reads: Pick<DocumentReads, 'find'>, collection: string): AsyncIterable<string> {
  let after: string | undefined;
  do {
    const page = after === undefined ? { limit: PAGE } : { limit: PAGE, after };
    const found = await reads.find<Document>(collection, { and: [] }, [{ field: 'id', direction: 'asc' }], page);
    for (const document of found.documents) yield canonicalJson(document);
    after = found.nextKey;
  } while (after !== undefined);
}

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function sorted(value: Record<string, unknown>): Record<string, unknown> {
  const keys = Object.keys(value).sort((a, b) => (a < b ? -1 : 1));
  return Object.fromEntries(keys.map((key) => [key, value[key]]));
}
