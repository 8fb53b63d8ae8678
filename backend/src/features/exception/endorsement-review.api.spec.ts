import { carrierDecider } from '@covertrail/domain/carrier/carrier.decider';
import type { Verdict } from '@covertrail/contracts/history/history.replies';
import { byNobody, loggedIn, type Caller } from '#testing/people';
import { asksFor, coverSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import { SUMMIT } from '#testing/terms';
import { bodyOf, openTestProduct, type TestProduct } from '#testing/test-product';

const REQUIRED = 'generalLiability.endorsement.additionalInsuredOngoing';
const RATING = 'generalLiability.rating';

/** The template asks for a rating, which the insurer does not have, and for an endorsement, whose form the index does not know. */
describe('[H03] a finding that is left to the requester', () => {
  let product: TestProduct;
  let world: CoveredSupplier;
  let requester: Caller;

  beforeAll(async () => {
    product = await openTestProduct();
    world = await coverSupplier(product, '', {
      endorsements: [{ code: 'additionalInsuredOngoing', grade: 'seen', form: 'XY 12 34' }],
    });
    ({ requester } = world);
    const {
      lines: [line],
    } = asksFor(1_000_000);
    const requirements = {
      lines: [{ ...line, endorsements: [{ code: 'additionalInsuredOngoing', grade: 'seen' }] }],
      rating: { strength: 'A-', size: 'VII' },
    };
    await requester.put(`requestor/templates/${world.templateId}`, { requirements }).expect(200);
    await product.settled();
  });
  afterAll(() => product.close());

  const verdict = async (query = ''): Promise<Verdict> =>
    bodyOf(await requester.get(`tracking/${world.trackingId}/verdict?${query}`).expect(200));
  const outcomeOf = async (rule: string, query = '') =>
    (await verdict(query)).findings.find((finding) => finding.rule === rule)?.outcome;
  const decide = async (rule: string, change: object) => {
    const findings = (await verdict()).toDecide
      .filter((decidableFinding) => decidableFinding.rule === rule)
      .map(({ sentence }) => ({ rule, sentence }));
    const reply = await requester.post(`tracking/${world.trackingId}/exceptions`, {
      duration: 'policyExpiration',
      comment: 'Read it.',
      findings,
      ...change,
    });
    expect(reply.status).toBe(201);
    await product.settled();
  };

  it('is accepted until the policy expires: it passes, and is no exception', async () => {
    expect((await verdict()).toDecide.map(({ rule, kind }) => [rule, kind])).toEqual([
      [REQUIRED, 'review'],
      [RATING, 'review'],
    ]);
    await decide(REQUIRED, { decision: 'accepted' });
    const found = (await verdict()).findings.find(({ rule }) => rule === REQUIRED);
    expect(found).toMatchObject({
      outcome: 'pass',
      exception: { kind: 'review', lapsesOn: '2027-07-01' },
      exceptionText: 'Review accepted, effective 11/21/2026 until 07/01/2027: Read it.',
    });
    const { rows } = bodyOf<{ rows: object[] }>(await requester.get('dashboard/tracked').expect(200));
    expect(rows).toMatchObject([{ outcome: 'review', outcomeWithout: 'review', excepted: 0 }]);
  });

  it('fails when it is denied', async () => {
    await decide(RATING, { decision: 'denied' });
    expect([await outcomeOf(RATING), (await verdict()).outcome]).toEqual(['fail', 'fail']);
  });

  it('is open again once it reads otherwise, and what was known before stays', async () => {
    await product.passTo('2026-11-23T15:00:00.000Z');
    requester = await loggedIn(product, world.requester);
    const rate = { type: 'RateCarrier', rating: { strength: 'NR', size: null }, effectiveFrom: '2026-11-23' } as const;
    await product.infrastructure.deciders.handle(carrierDecider, SUMMIT.carrierId, rate, byNobody());
    await product.settled();
    expect(await outcomeOf(RATING)).toBe('review');
    expect(await outcomeOf(RATING, 'on=2026-11-22')).toBe('fail');
    expect((await verdict()).toDecide.map(({ rule }) => rule)).toEqual([RATING]);
  });
});
