import { given } from '../kernel/testing/given.js';
import type { SupplierContactAdded, SupplierEntry } from './supplier-contact.contract.js';
import { supplierContactDecider } from './supplier-contact.decider.js';

const ids = {
  contactId: '74000000-0000-4000-8000-000000000021',
  requesterId: 'c0000000-0000-4000-8000-000000000001',
};
const entry: SupplierEntry = {
  bookName: 'Denver trades',
  supplierName: 'Granite Peak 🏔 דנבר',
  supplierNumber: 'V-1042',
  address: '18 Dock Street, Denver, CO 80202',
  contactName: 'Ines Calder',
  email: 'ines@granitepeak.example',
  phone: '+1 303 555 0142',
  ccEmails: 'risk@granitepeak.example, ap@granitepeak.example',
};
const sameAs = '75000000-0000-4000-8000-000000000021';
const added: SupplierContactAdded = {
  type: 'SupplierContactAdded',
  data: { ...ids, ...entry, sameAs, importId: null },
};
const add = { ...added.data, type: 'AddSupplierContact' } as const;
const removed = {
  type: 'SupplierContactRemoved',
  data: { ...ids, supplierName: entry.supplierName, bookName: entry.bookName },
} as const;

describe('an entry of the supplier address book [F06]', () => {
  it('is added once', () => {
    given(supplierContactDecider).when(add).then(added);
    given(supplierContactDecider, added).when(add).refused('SUPPLIER_CONTACT.ALREADY_EXISTS');
  });

  it.each([
    ['without a name', { supplierName: ' ' }],
    ['without a book', { bookName: '' }],
    ['without an e-mail', { email: '' }],
    ['with a name of 10,000 characters', { supplierName: 'x'.repeat(10_000) }],
    ['with a copy to what is no address', { ccEmails: 'risk@granitepeak.example, nobody' }],
    ['with more than ten copies', { ccEmails: 'a@b.example '.repeat(11) }],
  ])('is refused %s', (_what, wrong) =>
    given(supplierContactDecider)
      .when({ ...add, ...wrong })
      .refused('SUPPLIER_CONTACT.NOT_VALID'),
  );

  it('is revised, and says in which book it was', () => {
    const after = { ...entry, bookName: 'Boulder trades' };
    given(supplierContactDecider, added)
      .when({ type: 'ReviseSupplierContact', entry: after, sameAs: ids.contactId })
      .then({
        type: 'SupplierContactRevised',
        data: { ...ids, ...after, sameAs: ids.contactId, bookNameBefore: 'Denver trades' },
      });
  });

  it('is removed once, and is not revised afterwards', () => {
    given(supplierContactDecider, added).when({ type: 'RemoveSupplierContact' }).then(removed);
    given(supplierContactDecider, added, removed).when({ type: 'RemoveSupplierContact' }).nothing();
    given(supplierContactDecider, added, removed)
      .when({ type: 'ReviseSupplierContact', entry, sameAs })
      .refused('SUPPLIER_CONTACT.NOT_FOUND');
    given(supplierContactDecider).when({ type: 'RemoveSupplierContact' }).refused('SUPPLIER_CONTACT.NOT_FOUND');
  });
});
