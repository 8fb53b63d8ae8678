import { dollars } from '@covertrail/domain/kernel/money';
import { shareDecider } from '@covertrail/domain/share/share.decider';
import type { TrackingHistory, Verdict } from '@covertrail/contracts/history/history.replies';
import { byNobody, loggedIn, type Caller } from '#testing/people';
import { openWithSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import { bodyOf, type TestProduct } from '#testing/test-product';
import { terms } from '#testing/terms';

const LATER_NUMBER = 'GL-SECRET-77';

/** Shared on 21 November, ended on 1 December; on the 3rd the policy gets another number and a lower limit. */
describe('a requester whose share has ended', () => {
  let product: TestProduct;
  let world: CoveredSupplier;
  let requester: Caller;
  let agent: Caller;

  beforeAll(async () => {
    [product, world] = await openWithSupplier();
    await product.passTo('2026-12-01T15:00:00.000Z');
    const { rows } = bodyOf<{ rows: { id: string }[] }>(
      await (await loggedIn(product, world.insured)).get('sharedpolicy/listview').expect(200),
    );
    await product.infrastructure.deciders.handle(shareDecider, rows[0]!.id, { type: 'EndShare' }, byNobody());
    await product.passTo('2026-12-03T15:00:00.000Z');
    agent = await loggedIn(product, world.agent);
    const edited = terms({ policyNumber: LATER_NUMBER, limits: { eachOccurrence: dollars(500_000) } });
    await agent
      .put('policy/editpolicy', {
        policyId: world.policyId,
        terms: edited,
        effectiveFrom: '2026-12-01',
        enteredWrongly: false,
      })
      .expect(200);
    await product.passTo('2026-12-04T15:00:00.000Z');
    [requester, agent] = [await loggedIn(product, world.requester), await loggedIn(product, world.agent)];
  });
  afterAll(() => product.close());

  const at = (path: string) => `tracking/${world.trackingId}/${path}`;

  it('keeps the verdict on what the requester saw, today and on the dashboard', async () => {
    const verdict = bodyOf<Verdict>(await requester.get(at('verdict')).expect(200));
    expect(verdict).toMatchObject({ outcome: 'pass' });
    expect(verdict.findings.find(({ rule }) => rule === 'generalLiability.inForce')?.availableText).toBe('GL-88120');
    const dashboard = bodyOf<{ rows: object[] }>(await requester.get('dashboard/tracked').expect(200));
    expect(dashboard.rows).toMatchObject([{ id: world.trackingId, outcome: 'pass' }]);
  });

  it('reads nothing of the policy from after the share, in any reply', async () => {
    const { entries } = bodyOf<TrackingHistory>(await requester.get(at('history')).expect(200));
    expect(entries.filter(({ feature }) => feature === 'policy')).toEqual([]);
    const paths = [
      at('history'),
      at('steps'),
      at('verdict'),
      at('verdict?on=2026-12-04'),
      at('compare?a=2026-11-22&b=2026-12-04'),
      'activity-log',
      'activity-log/export',
    ];
    for (const path of paths) {
      const { text } = await requester.get(path).expect(200);
      expect(text).not.toContain(LATER_NUMBER);
      expect(text).not.toContain(LATER_NUMBER.slice(-5));
      expect(text).not.toContain('$500,000');
    }
  });

  it('while the supplier and its agent read it all', async () => {
    const { text } = await agent.get(`policy/${world.policyId}/history`).expect(200);
    expect(text).toContain(LATER_NUMBER);
    expect((await agent.get('activity-log').expect(200)).text).toContain(LATER_NUMBER);
    const history = bodyOf<TrackingHistory>(await agent.get(at('history')).expect(200));
    expect(history.entries.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['PolicyAdded', 'PolicyNumberChanged', 'PolicyLimitsChanged']),
    );
  });
});
