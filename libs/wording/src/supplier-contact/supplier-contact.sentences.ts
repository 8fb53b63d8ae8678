import type { SupplierContactEvent } from '@covertrail/domain/supplier-contact/supplier-contact.contract';
import type { Sentences } from '../text/event-wording.js';
import { named } from '../text/sentence-parts.js';

/** What is about a person is sealed in these events, so no sentence says it. */
export const supplierContactSentences: Sentences<SupplierContactEvent> = {
  SupplierContactAdded: {
    sentence: ({ data: { supplierName, bookName } }) =>
      `${named(supplierName)} was added to the address book ${named(bookName)}.`,
    changes: () => [],
  },
  SupplierContactRevised: {
    sentence: ({ data: { supplierName, bookName } }) =>
      `${named(supplierName)} in the address book ${named(bookName)} was edited.`,
    changes: ({ data: { bookName, bookNameBefore } }) =>
      bookName === bookNameBefore ? [] : [{ label: 'Address book', before: bookNameBefore, after: bookName }],
  },
  SupplierContactRemoved: {
    sentence: ({ data: { supplierName, bookName } }) =>
      `${named(supplierName)} was removed from the address book ${named(bookName)}.`,
    changes: () => [],
  },
};
