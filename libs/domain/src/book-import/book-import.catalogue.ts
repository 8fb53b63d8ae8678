import type { Catalogue } from '../kernel/event-description.js';
import type { Uuid } from '../kernel/event.js';
import type { BookImportEvent } from './book-import.contract.js';

/** An address book is its company's own: nobody else reads of it. */
const ofCompany = {
  feature: 'book-import',
  version: 1,
  upcasters: {},
  affectsVerdict: false,
  audience: ({ data }: { readonly data: { readonly companyId: Uuid } }) => ({ companies: [data.companyId] }),
} as const;

export const bookImportCatalogue: Catalogue<BookImportEvent> = {
  BookImportStarted: ofCompany,
  BookImportCompleted: ofCompany,
};
