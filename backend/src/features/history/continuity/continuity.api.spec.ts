import type { Continuity } from '@covertrail/contracts/history/history.replies';
import { coverSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import { join, loggedIn, registerCompany, type Caller } from '#testing/people';
import { bodyOf, openTestProduct, type TestProduct } from '#testing/test-product';

/** Shared on 21 November. On 20 December a lapse from the 1st to the 15th is recorded. */
describe('the continuity of what a supplier has shown [H11]', () => {
  let product: TestProduct;
  let world: CoveredSupplier;
  let requester: Caller;

  beforeAll(async () => {
    product = await openTestProduct();
    world = await coverSupplier(product, '', {
      endorsements: [{ code: 'additionalInsuredCompleted', grade: 'claimed' }],
    });
    await product.passTo('2026-12-20T15:00:00.000Z');
    const agent = await loggedIn(product, world.agent);
    await agent
      .delete(`policy/deletePolicy/${world.policyId}`, { effectiveFrom: '2026-12-01', reason: 'not paid' })
      .expect(200);
    await agent
      .put(`policy/reinstate/${world.policyId}`, { effectiveFrom: '2026-12-15', reason: 'paid after all' })
      .expect(200);
    await product.settled();
    requester = await loggedIn(product, world.requester);
  });
  afterAll(() => product.close());

  const continuity = async (query = '', caller = requester): Promise<Continuity> =>
    bodyOf(await caller.get(`tracking/${world.trackingId}/continuity${query}`).expect(200));

  it('shows the days of each policy and the lapse between them, in a sentence', async () => {
    const { lanes } = await continuity();
    expect(lanes).toMatchObject([
      {
        line: 'generalLiability',
        cover: [
          { policyNumber: 'GL-88120', to: '2026-12-01' },
          { policyNumber: 'GL-88120', from: '2026-12-15' },
        ],
        breaks: [
          {
            kind: 'lapse',
            from: '2026-12-01',
            to: '2026-12-15',
            sentence: 'GL-88120 was canceled on 12/01/2026 and reinstated on 12/15/2026: 14 days without cover.',
          },
        ],
      },
    ]);
    expect(lanes[0]?.completedOperationsText).toMatch(
      /^Completed operations are covered for additional insureds from 12\/15\/2026/,
    );
  });

  it('shows no lapse as known before it was recorded', async () => {
    const { lanes } = await continuity('?known=2026-12-19');
    expect(lanes.map(({ breaks }) => breaks)).toEqual([[]]);
  });

  it('is the same for the supplier, and nothing to another requester', async () => {
    expect((await continuity('', await loggedIn(product, world.insured))).lanes).toEqual((await continuity()).lanes);
    const stranger = await join(product, await registerCompany(product, 'Other Builders', ['requester']), 'Omar');
    await stranger.get(`tracking/${world.trackingId}/continuity`).expect(404);
    await requester.get(`tracking/${world.trackingId}/continuity?known=soon`).expect(400);
  });
});
