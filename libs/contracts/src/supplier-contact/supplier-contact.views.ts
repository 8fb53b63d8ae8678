import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import { defineView } from '../define-view.js';

/** An entry of a requester's supplier address book. What is about a person is in the document of `people` with the same id. */
export type SupplierContactDocument = {
  readonly id: Uuid;
  readonly requesterId: Uuid;
  readonly bookName: string;
  /** Case-folded, as the books are compared. */
  readonly bookFolded: string;
  readonly supplierName: string;
  readonly supplierFolded: string;
  readonly supplierNumber: string;
  readonly address: string;
  /** Case-folded words for the search: of the supplier's name, number, address and book. */
  readonly searched: string;
  readonly addedAt: Instant;
  readonly revision: number;
};

/** Which suppliers does this requester keep in its address books? */
export const supplierContactsView = defineView<SupplierContactDocument>()({
  name: 'supplier-contacts',
  indexes: [
    { fields: ['requesterId', 'supplierFolded'] },
    { fields: ['requesterId', 'bookFolded'] },
    { fields: ['requesterId'], words: ['searched', 'supplierFolded'] },
  ],
  unindexed: ['supplierNumber', 'addedAt'],
});

/** A book by its name, and how many entries it has. */
export type SupplierBookDocument = {
  readonly id: string;
  readonly requesterId: Uuid;
  readonly name: string;
  readonly count: number;
};

/** Which supplier address books does this requester have? A book is there as long as it has an entry. */
export const supplierBooksView = defineView<SupplierBookDocument>()({
  name: 'supplier-books',
  indexes: [{ fields: ['requesterId'] }],
  unindexed: ['name'],
});
