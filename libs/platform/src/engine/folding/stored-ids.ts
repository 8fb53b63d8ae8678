import type { Sort } from '#read-store/query';
import type { DocumentReads } from '#read-store/document-reads.port';
import { UnsupportedQuery } from '#errors/store-errors';
import { asError } from '#log/log-entry';

const PAGE = 500;
const BY_ID: readonly Sort[] = [{ field: 'id', direction: 'asc' }];

/** A store did not answer a look-up: not a fault of the projection. */
export class LookupFailed extends Error {
  override readonly name = 'LookupFailed';
}

/** Ids of the stored documents that have a value in a field. Throws `LookupFailed` when the store does not answer. */
export async function storedIdsWhere(
  reads: Pick<DocumentReads, 'find'>,
  collection: string,
  field: string,
  equals: string,
): Promise<string[]> {
  const ids: string[] = [];
  let after: string | undefined;
  do {
    const page = after === undefined ? { limit: PAGE } : { limit: PAGE, after };
    const found = await answered(reads.find(collection, { where: { [field]: { eq: equals } } }, BY_ID, page));
    ids.push(...found.documents.map(({ id }) => id));
    after = found.nextKey;
  } while (after !== undefined);
  return ids;
}

/** Distinguishes a failed store from a look-up that the projection must not make. */
export async function answered<Answer>(lookUp: Promise<Answer>): Promise<Answer> {
  try {
    return await lookUp;
  } catch (error) {
    if (error instanceof UnsupportedQuery) throw error;
    throw new LookupFailed(`The read store did not answer: ${asError(error).message}`, { cause: error });
  }
}
