import type { Uuid } from '@covertrail/domain/kernel/event';
import type { Comparison, TrackingHistory, Verdict } from '@covertrail/contracts/history/history.replies';
import { loggedIn, type Caller } from '#testing/people';
import { coverSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import { bodyOf, openTestProduct, type TestProduct } from '#testing/test-product';
import { terms } from '#testing/terms';

/** Shared on 21 November; the policy ends on 1 December, its renewal of that day is entered and shared on the 5th. */
describe('a renewal that is shared after it began', () => {
  let product: TestProduct;
  let world: CoveredSupplier;
  let requester: Caller;

  beforeAll(async () => {
    product = await openTestProduct();
    world = await coverSupplier(product, '', { period: { effectiveOn: '2025-12-01', expiresOn: '2026-12-01' } });
    await product.passTo('2026-12-05T15:00:00.000Z');
    const agent = await loggedIn(product, world.agent);
    const renewal = terms({ policyNumber: 'GL-88121', period: { effectiveOn: '2026-12-01', expiresOn: '2027-12-01' } });
    const policy = { insuredCompanyId: world.insured.companyId, line: 'generalLiability', terms: renewal };
    const { policyId } = bodyOf<{ policyId: Uuid }>(await agent.post('policy/addnewpolicy', policy).expect(201));
    await agent.put(`policy/approve/${policyId}`).expect(200);
    const sides = {
      insuredCompanyId: world.insured.companyId,
      requesterCompanyId: world.requester.companyId,
      projectId: world.projectId,
    };
    await agent.post('sharedpolicy/share/company', { ...sides, policyIds: [policyId] }).expect(201);
    await product.passTo('2026-12-06T15:00:00.000Z');
    requester = await loggedIn(product, world.requester);
  });
  afterAll(() => product.close());

  const read = async <Body>(path: string): Promise<Body> =>
    bodyOf(await requester.get(`tracking/${world.trackingId}/${path}`).expect(200));

  it('leaves no day without cover', async () => {
    const { spans } = await read<TrackingHistory>('history');
    expect(spans).toEqual([{ from: '2026-11-21', to: '2026-12-07', outcome: 'pass' }]);
    expect((await read<Comparison>('compare?a=2026-11-25&b=2026-12-06')).between).toEqual([]);
    expect(await read<Verdict>('verdict?on=2026-12-03')).toMatchObject({
      outcome: 'pass',
      announced: { outcome: 'fail', daysLater: 2 },
    });
  });

  it('was not known before it was shared', async () => {
    expect(await read<Verdict>('verdict?on=2026-12-03&known=2026-12-04')).toMatchObject({ outcome: 'fail' });
    expect(await read<Verdict>('verdict?on=2026-12-03&known=2026-12-05')).toMatchObject({ outcome: 'pass' });
  });
});
