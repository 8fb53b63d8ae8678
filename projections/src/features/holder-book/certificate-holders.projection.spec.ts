import type { DomainEvent } from '@covertrail/domain/kernel/event';
import { plainHolder } from '@covertrail/domain/insurance/terms/holder-details';
import { asLog, foldProjection, itIsAFold, living } from '#testing/fold-projection';
import { certificateHolders } from './certificate-holders.projection.js';

const ids = { holderId: 'h-1', ownerId: 'c-1' };
const address = { address1: '1 Harbor Street', address2: '', city: 'Denver', state: 'CO', postalCode: '80202' };
const holder = plainHolder({ name: 'Harbor Point LLC', address });
const other = { ...holder, name: 'Crédit Nord', address: null, furtherNamedInsureds: ['Alder Paving LLC'] };
const added: DomainEvent = { type: 'CertificateHolderAdded', data: { ...ids, holder } };
const revised: DomainEvent = { type: 'CertificateHolderRevised', data: { ...ids, before: holder, after: other } };
const removed: DomainEvent = { type: 'CertificateHolderRemoved', data: { ...ids, holder: other } };
const restored: DomainEvent = { type: 'CertificateHolderRestored', data: { ...ids, holder: other } };

describe('certificate holders of an address book [G08]', () => {
  itIsAFold(certificateHolders, asLog([added, revised, removed, restored]));

  it('are as they were revised last, found by name, address and named insured', async () => {
    expect(living(await foldProjection(certificateHolders, asLog([added])))['h-1']).toMatchObject({
      ownerId: 'c-1',
      holder,
      nameFolded: 'harbor point llc',
      cityFolded: 'denver',
      revision: 0,
    });
    const documents = living(await foldProjection(certificateHolders, asLog([added, revised])));
    expect(documents['h-1']).toMatchObject({
      holder: other,
      cityFolded: '',
      searched: 'crédit nord  alder paving llc',
      revision: 1,
    });
  });

  it('go when they are removed, and come back as they were when that is undone', async () => {
    expect(living(await foldProjection(certificateHolders, asLog([added, revised, removed])))).toEqual({});
    const documents = living(await foldProjection(certificateHolders, asLog([added, revised, removed, restored])));
    expect(documents['h-1']).toMatchObject({ ownerId: 'c-1', holder: other, revision: 3 });
  });
});
