import { newId } from '@covertrail/platform/ids/ids';
import type { Caller } from '#testing/people';
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
    const request = {
      projectId,
      insuredCompanyId: insured.companyId,
      message: 'Once more, please.',
      dueOn: '2026-12-20',
    };
    await requester.post('policy/request/template/createPolicyRequest', request).expect(201);
    await product.settled();
    const { rows } = bodyOf<{ rows: { trackingId: string; state: string }[] }>(
      await requester.get('policy/request/pendinglist?size=10').expect(200),
    );
    expect(rows.map((row) => [row.state, row.trackingId]).sort()).toEqual([
      ['open', trackingId],
      ['responded', trackingId],
    ]);
    await requester.get(`tracking/${trackingId}/verdict`).expect(200);
  });

  it('names the requests that were answered with a policy, to those who answer alone [C01]', async () => {
    const { insured, agent, requester, policyId } = supplier;
    await product.settled();
    const answeredWith = async (by: Caller, id: string) =>
      bodyOf<{ rows: { state: string }[] }>(await by.get(`policy/respond/list?policyId=${id}`).expect(200)).rows.map(
        ({ state }) => state,
      );
    expect(await answeredWith(insured, policyId)).toEqual(['responded']);
    expect(await answeredWith(agent, policyId)).toEqual(['responded']);
    expect(await answeredWith(insured, newId())).toEqual([]);
    const other = await coverSupplier(product, 'Other ');
    expect(await answeredWith(other.insured, policyId)).toEqual([]);
    await insured.get('policy/respond/list?policyId=x').expect(400);
    await requester.get(`policy/respond/list?policyId=${policyId}`).expect(403);
  });
});
