import { carrierDecider } from '@covertrail/domain/carrier/carrier.decider';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { TrackingHistory, Verdict } from '@covertrail/contracts/history/history.replies';
import { byNobody, loggedIn, type Caller } from '#testing/people';
import { asksFor, coverSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import { SUMMIT } from '#testing/terms';
import { bodyOf, openTestProduct, type TestProduct } from '#testing/test-product';

const RULE = 'generalLiability.rating';

/** The template asks for a rating; the insurer has none. */
describe('a finding that is left to the requester', () => {
  let product: TestProduct;
  let world: CoveredSupplier;
  let requester: Caller;
  let agent: Caller;

  beforeAll(async () => {
    product = await openTestProduct();
    world = await coverSupplier(product);
    ({ requester, agent } = world);
    const requirements = { ...asksFor(1_000_000), rating: { strength: 'A-', size: 'VII' } };
    await requester.put(`requestor/templates/${world.templateId}`, { requirements }).expect(200);
    await product.settled();
  });
  afterAll(() => product.close());

  const verdict = async (query = '', by = requester): Promise<Verdict> => bodyOf(await by.get(`tracking/${world.trackingId}/verdict?${query}`).expect(200));
  const row = async () => bodyOf<{ rows: { id: Uuid; outcome: string }[] }>(await requester.get('dashboard/tracked').expect(200)).rows[0]!;
  const decide = (body: object, by = requester) => by.post(`tracking/${world.trackingId}/decision`, body);
  const open = async () => (await verdict()).toDecide[0]!;

  it('is offered to the requester alone', async () => {
    expect((await row()).outcome).toBe('review');
    expect((await open()).rule).toBe(RULE);
    expect((await verdict('', agent)).toDecide).toEqual([]);
    const { rule, sentence } = await open();
    await decide({ rule, sentence, decision: 'accepted', reason: 'We know them.' }, agent).expect(403);
  });

  it('is accepted with a reason: verdict, list, history and log say so', async () => {
    const { rule, sentence } = await open();
    await decide({ rule, sentence, decision: 'accepted', reason: ' ' }).expect(400);
    expect((await decide({ rule, sentence: 'Something else.', decision: 'accepted', reason: 'x' }).expect(409)).body).toMatchObject({ code: 'TRACKING.FINDING_CHANGED' });
    const other = { rule: 'generalLiability.inForce', sentence, decision: 'accepted', reason: 'x' };
    expect((await decide(other).expect(409)).body).toMatchObject({ code: 'TRACKING.NOTHING_TO_DECIDE' });
    await decide({ rule, sentence, decision: 'accepted', reason: 'Backed by its parent.' }).expect(201);
    await product.settled();
    const after = await verdict();
    expect(after).toMatchObject({ outcome: 'pass' });
    const finding = after.findings.find((one) => one.rule === RULE);
    expect(finding).toMatchObject({ outcome: 'pass', decisionText: 'Accepted, effective 11/21/2026: Backed by its parent.' });
    expect(finding?.cites.at(-1)).toMatchObject({ actor: 'Dana Tester', company: 'Meridian Builders' });
    expect((await row()).outcome).toBe('pass');
    const { entries } = bodyOf<TrackingHistory>(await agent.get(`tracking/${world.trackingId}/history`).expect(200));
    expect(entries.find(({ type }) => type === 'FindingDecided')).toMatchObject({ outcomeBefore: 'review', outcomeAfter: 'pass' });
    expect((await agent.get('activity-log').expect(200)).text).toContain('Backed by its parent.');
  });

  it('may be decided again', async () => {
    const { rule, sentence } = await open();
    await decide({ rule, sentence, decision: 'refused', reason: 'The parent has gone.' }).expect(201);
    await product.settled();
    expect([(await verdict()).outcome, (await row()).outcome]).toEqual(['fail', 'fail']);
  });

  it('is open again once it reads otherwise, and what was known before stays', async () => {
    await product.passTo('2026-11-23T15:00:00.000Z');
    requester = await loggedIn(product, world.requester);
    const rate = { type: 'RateCarrier', rating: { strength: 'NR', size: null }, effectiveFrom: '2026-11-23' } as const;
    await product.infrastructure.deciders.handle(carrierDecider, SUMMIT.carrierId, rate, byNobody());
    await product.settled();
    expect(await verdict()).toMatchObject({ outcome: 'review', toDecide: [{ rule: RULE }] });
    expect((await row()).outcome).toBe('review');
    expect((await verdict('on=2026-11-22')).outcome).toBe('fail');
    expect((await verdict('on=2026-11-20')).outcome).toBe('notKnownYet');
  });
});
