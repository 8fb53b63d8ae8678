import type { Catalogue } from '../kernel/event-description.js';
import type { Uuid } from '../kernel/event.js';
import type { HolderBookEvent } from './holder-book.contract.js';

/** The owner of the book, and the agency that represents it: requirements never read an address book. */
const inBook = {
  feature: 'holder-book',
  version: 1,
  upcasters: {},
  affectsVerdict: false,
  audience: ({ data: { ownerId } }: { readonly data: { readonly ownerId: Uuid } }) => ({
    companies: [ownerId],
    insuredId: ownerId,
  }),
} as const;

export const holderBookCatalogue: Catalogue<HolderBookEvent> = {
  CertificateHolderAdded: inBook,
  CertificateHolderRevised: inBook,
  CertificateHolderRemoved: inBook,
  CertificateHolderRestored: inBook,
};
