import { bodyOf, openTestProduct, type TestProduct } from '#testing/test-product';
import { coverSupplier, type CoveredSupplier } from '#testing/covered-supplier';

describe('the list of requests [D02]', () => {
  let product: TestProduct;
  let supplier: CoveredSupplier;
  beforeAll(async () => {
    product = await openTestProduct();
    supplier = await coverSupplier(product);
  });
  afterAll(() => product.close());

  it('leads from every request to the supplier, also from a second one for the same project', async () => {
    const { requester, insured, projectId, trackingId } = supplier;
    const request = { projectId, insuredCompanyId: insured.companyId, message: 'Once more, please.', dueOn: '2026-12-20' };
    await requester.post('policy/request/template/createPolicyRequest', request).expect(201);
    await product.settled();
    const { rows } = bodyOf<{ rows: { trackingId: string; state: string }[] }>(await requester.get('policy/request/pendinglist?size=10').expect(200));
    expect(rows.map((row) => [row.state, row.trackingId]).sort()).toEqual([['open', trackingId], ['responded', trackingId]]);
    await requester.get(`tracking/${trackingId}/verdict`).expect(200);
  });
});
