import type { Uuid } from '@covertrail/domain/kernel/event';
import { bookSheetCallsOf } from '../book-import/book-import.calls.js';
import { command, query } from '../calls/call.js';
import type { PageOf } from '../calls/page.js';
import type { PageDto } from '../calls/page.inputs.js';
import type { SupplierContactDto, SupplierContactListDto } from './supplier-contact.inputs.js';
import type { SupplierBookRow, SupplierContactRow } from './supplier-contact.replies.js';

interface ContactChanged {
  readonly contactId: Uuid;
}

/** The entries of the requester's supplier address books [F06]. */
export const supplierContactList = query<{ query: SupplierContactListDto; reply: PageOf<SupplierContactRow> }>()(
  'requestor/supplier-address-book',
  { needs: 'readSupplierBook', view: 'supplier-contacts' },
);

/** The books, by name, with the number of their entries. */
export const supplierBookList = query<{ query: PageDto; reply: PageOf<SupplierBookRow> }>()(
  'requestor/supplier-address-book/books',
  { needs: 'readSupplierBook', view: 'supplier-books' },
);

export const addSupplierContact = command<{ body: SupplierContactDto; reply: ContactChanged }>()(
  'POST',
  'requestor/supplier-address-book',
  { needs: 'keepSupplierBook', settles: ['supplier-contacts', 'supplier-books', 'people'] },
);

export const reviseSupplierContact = command<{ body: SupplierContactDto; reply: ContactChanged }>()(
  'PUT',
  'requestor/supplier-address-book/:id',
  { needs: 'keepSupplierBook', ifMatch: true, settles: ['supplier-contacts', 'supplier-books', 'people'] },
);

export const removeSupplierContact = command<{ reply: ContactChanged }>()(
  'DELETE',
  'requestor/supplier-address-book/:id',
  { needs: 'keepSupplierBook', ifMatch: true, settles: ['supplier-contacts', 'supplier-books'] },
);

/** Entries from spreadsheets. */
export const supplierBookSheets = bookSheetCallsOf('requestor/supplier-address-book', {
  keeps: 'keepSupplierBook',
  reads: 'readSupplierBook',
});
