import type { Uuid } from '@covertrail/domain/kernel/event';
import { asksFor, coverSupplier, openWithSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import { bodyOf, type TestProduct } from '#testing/test-product';

describe('another template for a tracked supplier [F04]', () => {
  let product: TestProduct;
  let supplier: CoveredSupplier;
  beforeAll(async () => {
    [product, supplier] = await openWithSupplier();
  });
  afterAll(() => product.close());

  const created = async (name: string, effectiveFrom?: string): Promise<Uuid> =>
    bodyOf<{ templateId: Uuid }>(
      await supplier.requester
        .post('requestor/templates', { name, requirements: asksFor(5_000_000), effectiveFrom })
        .expect(201),
    ).templateId;
  const outcome = async () =>
    bodyOf<{ outcome: string; templateName: string }>(
      await supplier.requester.get(`tracking/${supplier.trackingId}/verdict`).expect(200),
    );

  it('is applied, and the supplier is checked against it', async () => {
    expect(await outcome()).toMatchObject({ outcome: 'pass', templateName: 'Trade contractors' });
    await supplier.requester
      .put(`tracking/${supplier.trackingId}/template`, { templateId: await created('Heavy work') })
      .expect(200);
    await product.settled();
    expect(await outcome()).toMatchObject({ outcome: 'fail', templateName: 'Heavy work' });
  });

  it('is refused before it requires anything', async () => {
    const refused = await supplier.requester
      .put(`tracking/${supplier.trackingId}/template`, { templateId: await created('Next year', '2099-01-01') })
      .expect(422);
    expect(JSON.stringify(refused.body)).toContain('TRACKING.TEMPLATE_NOT_IN_EFFECT');
  });

  it('is refused to others, and with a template of others', async () => {
    const other = await coverSupplier(product, 'Other ');
    await other.requester
      .put(`tracking/${supplier.trackingId}/template`, { templateId: other.templateId })
      .expect(({ status }) => expect([403, 404]).toContain(status));
    await supplier.requester
      .put(`tracking/${supplier.trackingId}/template`, { templateId: other.templateId })
      .expect(({ status }) => expect([403, 404]).toContain(status));
  });
});
