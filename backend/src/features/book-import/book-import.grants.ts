import { bookImportDecider } from '@covertrail/domain/book-import/book-import.decider';
import { FOR_ITSELF } from '#auth/grant';
import { grantsOf, type KindsOf } from '#auth/owned-kinds';

/** An import into an address book: for the company that owns the book, and for the agency that keeps a book of certificate holders with it [G08]. */
export const BOOK_IMPORT_GRANTS = grantsOf({
  bookImport: async (actor, id, { readable, representations }) => {
    const { state } = await readable.load(bookImportDecider, id);
    if (!state) return null;
    if (state.companyId === actor.companyId) return FOR_ITSELF;
    return state.kind === 'holders' ? representations.answersFor(actor, state.companyId) : null;
  },
});

declare module '#auth/owned-kinds' {
  interface OwnedKinds extends KindsOf<typeof BOOK_IMPORT_GRANTS> {}
}
