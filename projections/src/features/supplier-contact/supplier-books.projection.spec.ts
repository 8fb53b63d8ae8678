import type { DomainEvent } from '@covertrail/domain/kernel/event';
import { asLog, foldProjection, itIsAFold, living } from '#testing/fold-projection';
import { supplierBooks } from './supplier-books.projection.js';

const entry = (contactId: string, supplierName: string, bookName: string) => ({
  contactId,
  requesterId: 'c-1',
  bookName,
  supplierName,
  supplierNumber: 'V-1',
  address: '18 Dock Street',
  contactName: 'sealed:1:a',
  email: 'sealed:1:b',
  phone: 'sealed:1:c',
  ccEmails: 'sealed:1:d',
  sameAs: 's-1',
});
const added = (contactId: string, supplierName: string, bookName: string): DomainEvent => ({
  type: 'SupplierContactAdded',
  data: { ...entry(contactId, supplierName, bookName), importId: null },
});
const revised = (contactId: string, supplierName: string, bookName: string, bookNameBefore: string): DomainEvent => ({
  type: 'SupplierContactRevised',
  data: { ...entry(contactId, supplierName, bookName), bookNameBefore },
});
const removed = (contactId: string, bookName: string): DomainEvent => ({
  type: 'SupplierContactRemoved',
  data: { contactId, requesterId: 'c-1', supplierName: '', bookName },
});
const log = asLog([
  added('1', 'Granite Peak', 'Denver'),
  added('2', 'Ömer & Söhne', 'DENVER'),
  added('3', 'Brandt', 'Boulder'),
  revised('3', 'Brandt Masonry', 'Denver', 'Boulder'),
  removed('1', 'Denver'),
]);

describe('supplier address books by name [F06]', () => {
  itIsAFold(supplierBooks, log);

  it('are the same book in whatever case, and go with their last entry', async () => {
    expect(living(await foldProjection(supplierBooks, log))).toEqual({
      'c-1 denver': { id: 'c-1 denver', requesterId: 'c-1', name: 'Denver', count: 2 },
    });
  });
});
