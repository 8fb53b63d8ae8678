import type { DomainEvent } from '@covertrail/domain/kernel/event';
import { asLog, foldProjection, itIsAFold, living } from '#testing/fold-projection';
import { supplierContacts } from './supplier-contacts.projection.js';

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

describe('supplier address books [F06]', () => {
  itIsAFold(supplierContacts, log);

  it('hold the entries as they were revised last, without what is about people', async () => {
    const documents = living(await foldProjection(supplierContacts, log));
    expect(Object.keys(documents)).toEqual(['2', '3']);
    expect(documents['3']).toMatchObject({
      supplierName: 'Brandt Masonry',
      bookName: 'Denver',
      searched: 'brandt masonry v-1 18 dock street denver',
    });
    expect(JSON.stringify(documents)).not.toContain('sealed');
  });
});
