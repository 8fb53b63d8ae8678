import { bookImportDecider } from '@covertrail/domain/book-import/book-import.decider';
import { FOR_ITSELF } from '#auth/grant';
import { grantsOf, type KindsOf } from '#auth/owned-kinds';

/** An import into an address book: the company that owns the book has a right to it. */
export const BOOK_IMPORT_GRANTS = grantsOf({
  bookImport: async ({ companyId }, id, { readable }) =>
    (await readable.load(bookImportDecider, id)).state?.companyId === companyId ? FOR_ITSELF : null,
});

declare module '#auth/owned-kinds' {
  interface OwnedKinds extends KindsOf<typeof BOOK_IMPORT_GRANTS> {}
}
