import type { CertificateHolderDocument } from '@covertrail/contracts/holder-book/holder-book.views';
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

const appointed = (agencyId: string): DomainEvent => ({
  type: 'AgencyAppointed',
  data: { insuredId: 'c-1', agencyId, agentId: 'u', proof: { by: 'invitation' }, domain: 'a', ofRecord: false },
});
const ended: DomainEvent = { type: 'RepresentationEnded', data: { insuredId: 'c-1', agencyId: 'a-1' } };

describe('certificate holders of an address book [G08]', () => {
  itIsAFold(certificateHolders, asLog([appointed('a-1'), added, revised, appointed('a-2'), removed, restored]));

  it('are told to the agencies that keep the book with its owner, to each from the moment on which it does', async () => {
    const log = asLog([added, appointed('a-1'), revised, ended]);
    const seenBy = async (upTo: number) => {
      const folded = living<CertificateHolderDocument>(
        await foldProjection(certificateHolders, log.slice(0, upTo), new Map(), log),
      )['h-1']!;
      return certificateHolders.audience(null, folded);
    };
    expect(await seenBy(1)).toEqual(['c-1']);
    expect(await seenBy(3)).toEqual(['c-1', 'a-1']);
    expect(await seenBy(4)).toEqual(['c-1']);
  });

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
