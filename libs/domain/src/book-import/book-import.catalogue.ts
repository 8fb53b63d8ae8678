import type { Catalogue } from '../kernel/event-description.js';
import type { Uuid } from '../kernel/event.js';
import type { BookImportEvent, ImportedBook } from './book-import.contract.js';

interface IntoBook {
  readonly data: { readonly companyId: Uuid; readonly kind: ImportedBook };
}

/** A supplier address book is its company's own. A book of certificate holders of an insured is kept by its agencies, too. */
const ofBook = {
  feature: 'book-import',
  version: 1,
  upcasters: {},
  affectsVerdict: false,
  audience: ({ data: { companyId, kind } }: IntoBook) => ({
    companies: [companyId],
    ...(kind === 'holders' ? { insuredId: companyId } : {}),
  }),
} as const;

export const bookImportCatalogue: Catalogue<BookImportEvent> = {
  BookImportStarted: ofBook,
  BookImportCompleted: ofBook,
  BookImportUndone: ofBook,
  BookImportUndoCompleted: ofBook,
};
