import type { SupplierSearchReply } from '@covertrail/contracts/tracking/tracking.replies';
import { addedSupplier } from '../../supplier-contact/testing/supplier-sheet.js';
import { openWithSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import { join, registerCompany, type Caller } from '#testing/people';
import { bodyOf, type TestProduct } from '#testing/test-product';

describe('the supplier search of the header [B03]', () => {
  let product: TestProduct;
  let supplier: CoveredSupplier;
  beforeAll(async () => {
    [product, supplier] = await openWithSupplier();
    const { requester, projectId } = supplier;
    // Letters: a figure would also find requests whose number begins with it.
    for (const letter of 'abcdefghijklmnopqrstuv')
      await requestFrom(await registerCompany(product, `Ridge ${letter}`, ['insured']));
    async function requestFrom(insuredCompanyId: string): Promise<void> {
      const request = { projectId, insuredCompanyId, message: '', dueOn: '2026-12-05' };
      await requester.post('policy/request/template/createPolicyRequest', request).expect(201);
    }
    await product.settled();
  });
  afterAll(() => product.close());

  const search = async (keyword: string, by: Caller = supplier.requester): Promise<SupplierSearchReply> =>
    bodyOf(
      await by.get(`dashboard/broadSupplierSearch/${by.companyId}?keyword=${encodeURIComponent(keyword)}`).expect(200),
    );

  it('finds a tracked supplier by the beginnings of words of its name, with its status and whom to ask', async () => {
    const { suppliers, requests } = await search('  pea GRAN ');
    expect(requests).toEqual({ found: [], more: false });
    expect(suppliers.more).toBe(false);
    expect(suppliers.found).toMatchObject([
      {
        id: supplier.trackingId,
        supplierName: 'Granite Peak',
        projectName: 'Union Yard',
        outcome: 'pass',
        checking: false,
        primaryContact: expect.stringContaining('Ines') as string,
        primaryContactEmail: supplier.insured.email,
      },
    ]);
  });

  it('finds an open request by the name of the supplier and by its number, and no answered one', async () => {
    const { requests } = await search('ridge g');
    expect(requests.found).toMatchObject([
      { supplierName: 'Ridge g', projectName: 'Union Yard', primaryContact: null },
    ]);
    const byNumber = await search(requests.found[0]!.number);
    expect(byNumber.requests.found.map(({ id }) => id)).toEqual(requests.found.map(({ id }) => id));
  });

  it('finds suppliers and their requests by the beginning of the ID', async () => {
    const { requests } = await search('ridge g');
    const id = requests.found[0]!.supplierId!;
    const found = await search(id.slice(0, 8).toUpperCase());
    expect(found.requests.found.map(({ supplierName }) => supplierName)).toEqual(['Ridge g']);
    expect(found.suppliers.found.map(({ supplierId }) => supplierId)).toEqual([id]);
    expect(await search(id.slice(0, 7))).toMatchObject({ requests: { found: [] }, suppliers: { found: [] } });
  });

  it('finds the entries of the address book, for those who may read it', async () => {
    const { requester } = supplier;
    await addedSupplier(requester, { supplierName: 'Quarry Lane Hauling', supplierNumber: 'Q-77' });
    await product.settled();
    for (const keyword of ['lane', 'q-77'])
      expect((await search(keyword)).contacts).toMatchObject({
        found: [{ supplierName: 'Quarry Lane Hauling', supplierNumber: 'Q-77', addressBookName: 'Denver trades' }],
        more: false,
      });
    const without = await join(product, requester.companyId, 'Nell', 'manager', []);
    expect((await search('lane', without)).contacts.found).toEqual([]);
    const stranger = await join(product, await registerCompany(product, 'Foreign Builders', ['requester']), 'Omar');
    expect((await search('lane', stranger)).contacts.found).toEqual([]);
  });

  it('shows twenty of each table, by name, and says that there are more', async () => {
    const { requests, suppliers } = await search('ridge');
    for (const { found, more } of [requests, suppliers]) {
      const names = found.map(({ supplierName }) => supplierName);
      expect(names).toHaveLength(20);
      expect(names).toEqual([...names].sort());
      expect(more).toBe(true);
    }
  });

  it('finds nothing for blank text, and nothing of another requester', async () => {
    const none = { found: [], more: false };
    const nothing = { requests: none, suppliers: none, contacts: none };
    expect(await search('   ')).toEqual(nothing);
    const stranger = await join(product, await registerCompany(product, 'Atlas Works', ['requester']), 'Una');
    expect(await search('granite', stranger)).toEqual(nothing);
    await stranger.get(`dashboard/broadSupplierSearch/${supplier.requester.companyId}?keyword=granite`).expect(404);
    await supplier.insured
      .get(`dashboard/broadSupplierSearch/${supplier.insured.companyId}?keyword=granite`)
      .expect(403);
  });
});
