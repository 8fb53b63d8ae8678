import type {
  SupplierSettings,
  TrackedCounts,
  TrackedSupplierRow,
} from '@covertrail/contracts/tracking/tracking.replies';
import { coverSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import { bodyOf, openTestProduct, type TestProduct } from '#testing/test-product';

describe('how a requester keeps a supplier [F03]', () => {
  let product: TestProduct;
  let world: CoveredSupplier;
  beforeAll(async () => {
    product = await openTestProduct();
    world = await coverSupplier(product);
  });
  afterAll(() => product.close());

  const rows = async (query = '') => {
    await product.settled();
    return bodyOf<{ rows: TrackedSupplierRow[] }>(await world.requester.get(`dashboard/tracked${query}`).expect(200))
      .rows;
  };
  const counts = async () => bodyOf<TrackedCounts>(await world.requester.get('dashboard/counts').expect(200));
  const settings = async () =>
    bodyOf<SupplierSettings>(await world.requester.get(`tracking/${world.trackingId}/settings`).expect(200));
  const put = (act: 'inactivate' | 'activate') => world.requester.put(`tracking/${world.trackingId}/${act}`, {});
  const ask = async () => {
    const { projectId, insured, requester } = world;
    const body = { projectId, insuredCompanyId: insured.companyId, dueOn: '2026-12-20', again: true };
    const reply = await requester.post('policy/request/template/createPolicyRequest', body).expect(201);
    await product.settled();
    return bodyOf<{ requestId: string }>(reply).requestId;
  };

  it('is set aside: listed as inactive where that is asked, and counted nowhere else', async () => {
    await put('inactivate').expect(200);
    expect(await rows()).toEqual([]);
    expect(await rows('?inactive=shown')).toMatchObject([{ active: false, outcome: null, checking: false }]);
    expect(await rows('?group=inactive')).toHaveLength(1);
    expect(await rows('?status=1,13')).toHaveLength(1);
    expect(await rows('?group=unknown')).toEqual([]);
    expect(await counts()).toMatchObject({ total: 0, compliant: 0, unknown: 0, inactive: 1 });
    expect(await settings()).toMatchObject({
      standing: 'inactive',
      stopped: { on: '2026-11-21', by: expect.stringMatching(/\w/) as string },
      projectName: 'Union Yard',
      openRequests: 0,
    });
  });

  it('is not assessed meanwhile, and none of its requesters to its insured', async () => {
    const cancellation = { effectiveFrom: '2026-11-01', reason: 'not paid' };
    await world.agent.delete(`policy/deletePolicy/${world.policyId}`, cancellation).expect(200);
    expect(await rows('?inactive=shown')).toMatchObject([{ active: false, outcome: null }]);
    const requesters = await world.insured.get(`insured/${world.insured.companyId}/requesters`).expect(200);
    expect(bodyOf<{ rows: unknown[] }>(requesters).rows).toEqual([]);
  });

  it('is activated with a fresh assessment', async () => {
    await put('activate').expect(200);
    expect(await rows()).toMatchObject([{ active: true, outcome: 'fail' }]);
    expect(await counts()).toMatchObject({ total: 1, nonCompliant: 1, inactive: 0 });
  });

  it('is not reminded while it is inactive, and is active again when it is asked', async () => {
    const requestId = await ask();
    await put('inactivate').expect(200);
    const refused = await world.requester.post('policy/request/remind', { requestId }).expect(409);
    expect(JSON.stringify(refused.body)).toContain('REQUEST.SUPPLIER_INACTIVE');
    const { trackingId } = world;
    const plan = await world.requester.post('tracking/fix-plan', { trackingId }).expect(409);
    expect(JSON.stringify(plan.body)).toContain('FIX_PLAN.NOT_ACTIVE');
    await ask();
    expect(await rows()).toMatchObject([{ active: true, outcome: 'fail' }]);
  });

  it('is tracked no longer for a reason, with its open requests', async () => {
    expect(await settings()).toMatchObject({ standing: 'active', stopped: null, openRequests: 2 });
    await world.requester.post('dashboard/canceltracking', { trackingId: world.trackingId, reason: ' ' }).expect(400);
    const body = { trackingId: world.trackingId, reason: 'The contract ended.' };
    await world.requester.post('dashboard/canceltracking', body).expect(201);
    expect(await rows('?inactive=shown')).toEqual([]);
    expect(await counts()).toMatchObject({ total: 0, inactive: 0, openRequests: 0 });
    expect(await settings()).toMatchObject({
      standing: 'canceled',
      openRequests: 0,
      canceledBecause: 'The contract ended.',
    });
    await world.requester.get(`tracking/${world.trackingId}/history`).expect(200);
    const refused = await put('activate').expect(409);
    expect(JSON.stringify(refused.body)).toContain('TRACKING.CANCELED');
  });

  it('begins anew when it is asked for coverage', async () => {
    await ask();
    expect(await rows()).toMatchObject([{ active: true, answered: false, asked: 'requested' }]);
    expect(await settings()).toMatchObject({ standing: 'active', canceledBecause: null, openRequests: 1 });
  });

  it('is nobody else’s to change or read', async () => {
    const other = await coverSupplier(product, 'Other ');
    const trackingId = world.trackingId;
    for (const by of [other.requester, world.insured, world.agent])
      for (const reply of [
        by.get(`tracking/${trackingId}/settings`),
        by.put(`tracking/${trackingId}/inactivate`, {}),
        by.put(`tracking/${trackingId}/activate`, {}),
        by.post('dashboard/canceltracking', { trackingId, reason: 'Not mine.' }),
      ])
        await reply.expect(({ status }) => expect([403, 404]).toContain(status));
  });
});
