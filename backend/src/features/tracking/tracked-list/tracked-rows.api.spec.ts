import type { GapCount, TrackedSupplierRow } from '@covertrail/contracts/tracking/tracking.replies';
import { asksFor, coverSupplier, openWithSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import { bodyOf, type TestProduct } from '#testing/test-product';

describe('gaps of a supplier [F01]', () => {
  let product: TestProduct;
  let world: CoveredSupplier;

  beforeAll(async () => {
    [product, world] = await openWithSupplier();
    const cancellation = { effectiveFrom: '2026-11-01', reason: 'not paid' };
    await world.agent.delete(`policy/deletePolicy/${world.policyId}`, cancellation).expect(200);
    await product.settled();
  });
  afterAll(() => product.close());

  it('are one for the policy that was canceled, with the requirements that fail for it', async () => {
    const { rows } = bodyOf<{ rows: TrackedSupplierRow[] }>(await world.requester.get('dashboard/tracked').expect(200));
    expect(rows[0]?.gaps).toEqual([
      {
        rule: 'generalLiability.inForce',
        outcome: 'fail',
        title: 'General liability was canceled 11/01/2026',
        requirements: ['GL: Policy in force', 'GL: Each occurrence'],
      },
    ]);
  });

  it('begin on the day of the cancellation, and the row is among those that are expired or canceled', async () => {
    const expired = await world.requester.get('dashboard/tracked?group=expired&sort=coverEndsOn').expect(200);
    const { rows } = bodyOf<{ rows: TrackedSupplierRow[] }>(expired);
    expect(rows.map(({ coverEndsOn }) => coverEndsOn)).toEqual(['2026-11-01']);
  });
});

describe('what suppliers lack by cause [F01]', () => {
  let product: TestProduct;
  let world: CoveredSupplier;

  beforeAll(async () => {
    [product, world] = await openWithSupplier();
    await coverSupplier(product, 'Their ');
  });
  afterAll(() => product.close());

  const gaps = async () => bodyOf<GapCount[]>(await world.requester.get('dashboard/gaps').expect(200));
  const lacking = async (kind: string) =>
    bodyOf<{ rows: TrackedSupplierRow[] }>(await world.requester.get(`dashboard/tracked?gap=${kind}`).expect(200)).rows;

  it('is nothing where all is met, and each count is that of the rows that lack it', async () => {
    expect(await gaps()).toEqual([]);
    await world.requester
      .put(`requestor/templates/${world.templateId}`, { requirements: asksFor(5_000_000) })
      .expect(200);
    await product.settled();
    expect(await gaps()).toEqual([
      { kind: 'generalLiabilityLimit', title: 'General liability: limit too low', toReview: false, count: 1 },
    ]);
    expect((await lacking('generalLiabilityLimit')).map(({ id }) => id)).toEqual([world.trackingId]);
    expect(await lacking('ended')).toEqual([]);
    await world.requester.get('dashboard/tracked?gap=generalLiability').expect(400);
  });
});

describe('the open request of a tracked supplier [D01]', () => {
  let product: TestProduct;
  let world: CoveredSupplier;

  beforeAll(async () => {
    [product, world] = await openWithSupplier();
  });
  afterAll(() => product.close());

  const openRequest = async () => {
    await product.settled();
    const { rows } = bodyOf<{ rows: TrackedSupplierRow[] }>(await world.requester.get('dashboard/tracked').expect(200));
    return rows[0]?.openRequest;
  };
  const ask = async (): Promise<string> => {
    product.clock.moveTo(new Date(Date.parse(product.clock.now()) + 60_000).toISOString());
    const { projectId, insured, requester } = world;
    const body = { projectId, insuredCompanyId: insured.companyId, dueOn: '2026-12-20', again: true };
    return bodyOf<{ requestId: string }>(
      await requester.post('policy/request/template/createPolicyRequest', body).expect(201),
    ).requestId;
  };

  it('is the newest, says when its supplier was reminded, and is none after the end of all', async () => {
    expect(await openRequest()).toBeNull();
    const [first, second] = [await ask(), await ask()];
    expect(await openRequest()).toEqual({ id: second, remindedOn: null });
    await world.requester.post('policy/request/remind', { requestId: second }).expect(200);
    expect(await openRequest()).toEqual({ id: second, remindedOn: '2026-11-21' });
    await world.insured.post('policy/request/deny', { requestId: second, reason: 'Twice.' }).expect(200);
    expect(await openRequest()).toEqual({ id: first, remindedOn: null });
    await world.requester.post('policy/request/cancel', { requestId: first, reason: 'Twice.' }).expect(200);
    expect(await openRequest()).toBeNull();
  });
});
