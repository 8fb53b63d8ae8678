import fc from 'fast-check';
import { plainHolder, type HolderDetails } from '../insurance/terms/holder-details.js';
import { given } from '../kernel/testing/given.js';
import type { CertificateHolderAdded, HolderBookCommand, HolderBookEvent } from './holder-book.contract.js';
import { holderBookDecider } from './holder-book.decider.js';
import { holderKey } from '../insurance/terms/holder-key.js';

const ids = { holderId: 'e1000000-0000-4000-8000-000000000001', ownerId: 'c0000000-0000-4000-8000-000000000002' };
const address = { address1: '1 Harbor Street', address2: '', city: 'Denver', state: 'CO', postalCode: '80202' };
const holder = plainHolder({ name: 'Harbor Point LLC', address });
const added: CertificateHolderAdded = { type: 'CertificateHolderAdded', data: { ...ids, holder } };
const add = (details: HolderDetails): HolderBookCommand => ({ type: 'AddCertificateHolder', ...ids, holder: details });
const revise = (details: HolderDetails): HolderBookCommand => ({ type: 'ReviseCertificateHolder', holder: details });
const removed: HolderBookEvent = { type: 'CertificateHolderRemoved', data: { ...ids, holder } };
const restored: HolderBookEvent = { type: 'CertificateHolderRestored', data: { ...ids, holder } };

describe('a certificate holder of an address book [G08]', () => {
  it('is added once, revised where something differs, removed, and restored', () => {
    const after = { ...holder, notes: 'By portal.' };
    given(holderBookDecider).when(add(holder)).then(added);
    given(holderBookDecider, added).when(add(holder)).refused('HOLDER_BOOK.ALREADY_EXISTS');
    given(holderBookDecider, added).when(revise(holder)).nothing();
    given(holderBookDecider, added)
      .when(revise(after))
      .then({ type: 'CertificateHolderRevised', data: { ...ids, before: holder, after } });
    given(holderBookDecider, added).when({ type: 'RemoveCertificateHolder' }).then(removed);
    given(holderBookDecider, added, removed).when({ type: 'RemoveCertificateHolder' }).nothing();
    given(holderBookDecider, added, removed).when(revise(after)).refused('HOLDER_BOOK.NOT_FOUND');
    given(holderBookDecider, added, removed).when({ type: 'RestoreCertificateHolder' }).then(restored);
    given(holderBookDecider, added).when({ type: 'RestoreCertificateHolder' }).nothing();
    given(holderBookDecider).when({ type: 'RestoreCertificateHolder' }).refused('HOLDER_BOOK.NOT_FOUND');
  });

  it('fits in its box: name and address within 160 characters, named insureds within 120 [D06]', () => {
    const street = { ...address, address1: 's'.repeat(41) };
    given(holderBookDecider)
      .when(add({ ...holder, name: 'n'.repeat(120), address: street }))
      .refused('HOLDER_BOOK.TOO_LONG');
    given(holderBookDecider)
      .when(add({ ...holder, primaryNamedInsured: 'n'.repeat(41), furtherNamedInsureds: ['a', 'b'] }))
      .refused('HOLDER_BOOK.TOO_LONG');
    given(holderBookDecider, added)
      .when(revise({ ...holder, name: ' ' }))
      .refused('HOLDER_BOOK.NOT_VALID');
  });
});

describe('the key of a certificate holder [G08]', () => {
  it('is the same whatever the case, the punctuation and the spaces', () => {
    const typed = {
      name: ' HARBOR  POINT, L.L.C.',
      address: { ...address, address1: '1 harbor-street.', state: 'Co' },
    };
    expect(holderKey(typed)).toBe(holderKey({ name: 'Harbor Point LLC', address }));
    expect(holderKey({ name: 'Harbor Point LLC', address: null })).not.toBe(holderKey(holder));
    expect(holderKey({ name: '🚧', address: null })).not.toBe(holderKey({ name: '🏠', address: null }));
  });

  it('differs where a word of the name or the address does', () =>
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9]{1,8}$/), fc.constantFrom('name', 'city', 'address1'), (word, part) => {
        const other =
          part === 'name'
            ? { ...holder, name: `${holder.name} ${word}` }
            : {
                ...holder,
                address: { ...address, [part]: `${address[part === 'city' ? 'city' : 'address1']} ${word}` },
              };
        return holderKey(other) !== holderKey(holder);
      }),
    ));
});
