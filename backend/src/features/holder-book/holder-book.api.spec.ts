import type { PageOf } from '@covertrail/contracts/calls/page';
import type { BookedHolderRow, HolderUseRow } from '@covertrail/contracts/holder-book/holder-book.replies';
import { openWithSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import { join, registerCompany, type Caller } from '#testing/people';
import { bodyOf, type TestProduct } from '#testing/test-product';
import { bookedHolder, HARBOR_ADDRESS } from './testing/booked-holder.js';

describe('address books of certificate holders [G08]', () => {
  let product: TestProduct;
  let world: CoveredSupplier;
  let stranger: Caller;

  beforeAll(async () => {
    [product, world] = await openWithSupplier();
    stranger = await join(product, await registerCompany(product, 'Keystone', ['agency']), 'Jonah');
  });
  afterAll(() => product.close());

  const list = async (by: Caller, query = '') => {
    await product.settled();
    return bodyOf<PageOf<BookedHolderRow>>(await by.get(`agent/addressbook?size=10${query}`).expect(200)).rows;
  };
  const ofClient = () => `&insuredCompanyId=${world.insured.companyId}`;
  const named = (rows: readonly BookedHolderRow[]) => rows.map(({ holder }) => holder.name);

  it('belong to the insured, which keeps its book together with its agency; the book of the agency is its own', async () => {
    const { insured, agent } = world;
    const id = await bookedHolder(agent, 'Harbor Point LLC', insured.companyId);
    await bookedHolder(insured, 'Union Yard Owner');
    await bookedHolder(agent, 'First Lender Bank');
    expect(named(await list(insured))).toEqual(['Harbor Point LLC', 'Union Yard Owner']);
    expect(named(await list(agent, ofClient()))).toEqual(['Harbor Point LLC', 'Union Yard Owner']);
    expect(named(await list(agent))).toEqual(['First Lender Bank']);
    expect(named(await list(agent, `${ofClient()}&books=all&sort=name&direction=desc`))).toEqual([
      'Union Yard Owner',
      'Harbor Point LLC',
      'First Lender Bank',
    ]);
    expect(named(await list(insured, '&keyword=harb'))).toEqual(['Harbor Point LLC', 'Union Yard Owner']);
    await insured
      .put(`agent/addressbook/${id}`, {
        name: 'Harbor Point II LLC',
        notes: 'By portal.',
        includeNotesAndAddressOnCoi: false,
      })
      .set('if-match', '"0"')
      .expect(200);
    await agent.put(`agent/addressbook/${id}`, { name: 'Harbor Point III LLC' }).set('if-match', '"0"').expect(409);
    expect((await list(agent, ofClient())).find((row) => row.id === id)).toMatchObject({
      ownerName: 'Granite Peak',
      holder: { name: 'Harbor Point II LLC', address: null, notes: 'By portal.', includeNotesAndAddressOnCoi: false },
      revision: 1,
    });
  });

  it('say which shares and answers carried an entry, to those who keep the book [D06]', async () => {
    const { insured, agent, requester, policyId, projectId } = world;
    const name = 'Carried Holder LLC';
    const id = await bookedHolder(insured, name);
    const own = await bookedHolder(agent, 'CARRIED holder, L.L.C.');
    const holder = { name, address: HARBOR_ADDRESS };
    const share = { insuredCompanyId: insured.companyId, requesterCompanyId: requester.companyId, projectId };
    await insured.post('sharedpolicy/share/company', { ...share, policyIds: [policyId], holder }).expect(201);
    const request = { projectId, insuredCompanyId: insured.companyId, dueOn: '2026-12-20', again: true };
    const { requestId } = bodyOf<{ requestId: string }>(
      await requester.post('policy/request/template/createPolicyRequest', request).expect(201),
    );
    await product.settled();
    const answer = { requestId, policyIds: [policyId], holder };
    await agent.post('policy/response/verification/respondToPolicyRequest', answer).expect(201);
    await product.settled();
    /** Both were at the same moment of this clock. */
    const usesOf = async (by: Caller, entry: string) =>
      bodyOf<PageOf<HolderUseRow>>(await by.get(`agent/addressbook/uses/${entry}?size=10`).expect(200)).rows.toSorted(
        (use, other) => (use.kind < other.kind ? -1 : 1),
      );
    const both = [
      expect.objectContaining({ kind: 'answer', id: requestId, insuredName: 'Granite Peak', policyCount: 1 }),
      expect.objectContaining({ kind: 'share', requesterName: expect.any(String) as string, ended: false }),
    ];
    expect(await usesOf(insured, id)).toEqual(both);
    expect(await usesOf(agent, id)).toEqual(both);
    expect(await usesOf(agent, own)).toEqual(both);
    await stranger.get(`agent/addressbook/uses/${id}`).expect(404);
    await requester.get(`agent/addressbook/uses/${id}`).expect(403);
  });

  it('list each name and address once, and take back what was deleted unless it was added again', async () => {
    const { insured } = world;
    const id = await bookedHolder(insured, 'Cedar Lofts, L.L.C.');
    const again = { name: 'CEDAR LOFTS LLC', address: { ...HARBOR_ADDRESS, address1: '1 harbor street.' } };
    expect((await insured.post('agent/addressbook', again).expect(409)).body).toMatchObject({
      code: 'HOLDER_BOOK.DUPLICATE',
      message: 'This certificate holder is in the address book already.',
    });
    await insured.post('agent/addressbook', { ...again, address: { ...again.address, city: 'Boulder' } }).expect(201);
    await insured.delete(`agent/addressbook/${id}`).set('if-match', '"0"').expect(200);
    await insured.put(`agent/addressbook/${id}/restore`).expect(200);
    expect(named(await list(insured))).toContain('Cedar Lofts, L.L.C.');
    await insured.delete(`agent/addressbook/${id}`).expect(200);
    await insured.post('agent/addressbook', again).expect(201);
    expect((await insured.put(`agent/addressbook/${id}/restore`).expect(409)).body).toMatchObject({
      code: 'HOLDER_BOOK.DUPLICATE',
    });
  });

  it('take texts in every script as they are, and refuse what does not fit into the box [D06]', async () => {
    const { insured } = world;
    const name = 'شركة الميناء 🚧 <b>& Co</b>';
    await insured.post('agent/addressbook', { name }).expect(201);
    expect(named(await list(insured))).toContain(name);
    expect((await insured.post('agent/addressbook', { name: 'n'.repeat(10_000) }).expect(400)).body).toMatchObject({
      errors: { name: 'Company Name cannot exceed 120 characters.' },
    });
    const long = { name: 'n'.repeat(120), address: { ...HARBOR_ADDRESS, address1: 's'.repeat(41) } };
    expect((await insured.post('agent/addressbook', long).expect(422)).body).toMatchObject({
      code: 'HOLDER_BOOK.TOO_LONG',
      message: 'The text of the box cannot exceed 160 characters.',
    });
  });

  it('are for those who act for the owner: others find nothing, and who only reads changes nothing', async () => {
    const { insured, requester } = world;
    const id = await bookedHolder(insured, 'Quiet Holder');
    await stranger.get(`agent/addressbook?${ofClient().slice(1)}`).expect(404);
    await stranger.put(`agent/addressbook/${id}`, { name: 'Mine' }).expect(404);
    await stranger.delete(`agent/addressbook/${id}`).expect(404);
    await stranger.put(`agent/addressbook/${id}/restore`).expect(404);
    await stranger.post('agent/addressbook', { name: 'Mine', insuredCompanyId: insured.companyId }).expect(404);
    await requester.get('agent/addressbook').expect(403);
    const reader = await join(product, insured.companyId, 'Rhea', 'readOnly');
    await reader.get('agent/addressbook').expect(200);
    await reader.delete(`agent/addressbook/${id}`).expect(403);
  });

  it('are closed to an agency from the moment on which it no longer represents the insured', async () => {
    const { insured, agent } = world;
    const id = await bookedHolder(agent, 'Last Holder', insured.companyId);
    await agent.put('agent/client/end', { insuredCompanyId: insured.companyId, reason: 'Moved.' }).expect(200);
    await product.settled();
    await agent.get(`agent/addressbook?${ofClient().slice(1)}`).expect(404);
    await agent.delete(`agent/addressbook/${id}`).expect(404);
    expect(named(await list(insured))).toContain('Last Holder');
  });
});
