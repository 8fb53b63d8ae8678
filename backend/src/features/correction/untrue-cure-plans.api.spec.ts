/** @run rest: many refused calls and log-ins, one after the other; logs with events that cannot be read, and histories of odd events. */
import type { CorrectionDetails, CorrectionRow } from '@covertrail/contracts/correction/correction.replies';
import type { PageOf } from '@covertrail/contracts/calls/page';
import { dollars } from '@covertrail/domain/kernel/money';
import { openWithSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import { loggedIn, type Caller } from '#testing/people';
import { terms } from '#testing/terms';
import { bodyOf, type TestProduct } from '#testing/test-product';
import { CorrectorParts } from './find-corrections/verdict-corrector.reaction.js';

const at = (day: string) => `${day}T15:00:00.000Z`;
const [SENT, SENT_BACK, RECORDED] = ['2026-12-03', '2026-12-08', '2026-12-20'];

/**
 * The limit of the policy is short from 3 December on, and both sides send each other the plan. On the 20th it turns out that the limit
 * had been enough from the 5th on: the plan of the 3rd was true, the one of the 8th was not.
 */
describe('[H13] a cure plan that a correction disproves', () => {
  let product: TestProduct;
  let supplier: CoveredSupplier;

  beforeAll(async () => {
    [product, supplier] = await openWithSupplier();
    await product.passTo(at(SENT));
    await limitIs(500_000, SENT);
    await sendPlan(supplier.insured);
    await product.passTo(at(SENT_BACK));
    await sendPlan(supplier.agent);
    await product.passTo(at(RECORDED));
    await limitIs(1_000_000, '2026-12-05');
  }, 120_000);
  afterAll(() => product.close());

  async function limitIs(eachOccurrence: number, effectiveFrom: string): Promise<void> {
    const agent = await loggedIn(product, supplier.agent);
    const limits = { eachOccurrence: dollars(eachOccurrence), generalAggregate: dollars(2_000_000) };
    await agent
      .put('policy/editpolicy', {
        policyId: supplier.policyId,
        terms: terms({ policyNumber: 'GL-88120', limits }),
        effectiveFrom,
        enteredWrongly: false,
      })
      .expect(200);
    await product.settled();
  }
  async function sendPlan(by: Caller): Promise<void> {
    await (await loggedIn(product, by)).post(`insured/${supplier.insured.companyId}/cure-plan`).expect(201);
    await product.settled();
  }
  async function read(by: Caller): Promise<CorrectionDetails> {
    const caller = await loggedIn(product, by);
    const { rows } = bodyOf<PageOf<CorrectionRow>>(
      await caller.get(`tracking/${supplier.trackingId}/corrections`).expect(200),
    );
    expect(rows).toHaveLength(1);
    return bodyOf<CorrectionDetails>(
      await caller.get(`tracking/${supplier.trackingId}/corrections/${rows[0]!.id}`).expect(200),
    );
  }
  const plansIn = ({ notices }: CorrectionDetails) =>
    notices.filter(({ kind }) => kind === 'curePlan').map(({ on, said, companyName }) => [on, said, companyName]);

  it('is one of its untrue notices for the supplier and its agency, and the plan that was true is none', async () => {
    for (const caller of [supplier.insured, supplier.agent]) {
      const correction = await read(caller);
      expect(plansIn(correction)).toEqual([[SENT_BACK, null, 'Granite Peak']]);
      expect(correction.noticeCount).toBe(correction.notices.length);
    }
  });

  it('is not known to the requester, who counts and notifies without it', async () => {
    const { notices, noticeCount, recipients } = await read(supplier.requester);
    expect(notices.map(({ kind }) => kind)).not.toContain('curePlan');
    expect(noticeCount).toBe(notices.length);
    expect(recipients).toEqual([]);
  });

  it('is listed once, also where the corrected fact is looked at twice', async () => {
    const before = await read(supplier.insured);
    const { facts, corrector } = product.app.get(CorrectorParts, { strict: false });
    const fact = await facts.ofCause({
      stream: `policy-${supplier.policyId}`,
      eventIds: before.reasons.map(({ id }) => id),
      eventType: 'PolicyLimitsChanged',
    });
    await corrector.correct(supplier.trackingId, fact!);
    await product.settled();
    expect(await read(supplier.insured)).toEqual(before);
  });

  it('is the same after all views were built again', async () => {
    const before = await read(supplier.insured);
    await product.rebuilt();
    expect(await read(supplier.insured)).toEqual(before);
  });
});
