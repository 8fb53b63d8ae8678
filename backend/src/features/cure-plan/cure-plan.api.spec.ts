import type { PageOf } from '@covertrail/contracts/calls/page';
import type { ActivityRow } from '@covertrail/contracts/activity-log/activity-log.replies';
import type { CurePlanReply, TrackingPlanReply } from '@covertrail/contracts/cure-plan/cure-plan.replies';
import type { ProofRequirement } from '@covertrail/domain/compliance/proof/proof-requirement';
import { dollars } from '@covertrail/domain/kernel/money';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { AnswerTooLate } from '@covertrail/platform/worker/question-thread';
import { CurePlanThreads } from '#cure-plans/cure-plan-threads';
import { asksFor, coverSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import { join, loggedIn, registerCompany, type Caller } from '#testing/people';
import { terms } from '#testing/terms';
import { bodyOf, openTestProduct, type TestProduct } from '#testing/test-product';

describe('the plan for all requesters [H10]', () => {
  let product: TestProduct;
  let supplier: CoveredSupplier;
  let other: Caller;
  let unsharedId: Uuid;

  /** A second requester that asks the same insured. */
  async function askedBy(name: string, eachOccurrence: number): Promise<Caller> {
    const requester = await join(product, await registerCompany(product, name, ['requester']), name);
    const { templateId } = bodyOf<{ templateId: Uuid }>(
      await requester
        .post('requestor/templates', { name: `${name} template`, requirements: asksFor(eachOccurrence) })
        .expect(201),
    );
    const { projectId } = bodyOf<{ projectId: Uuid }>(
      await requester.post('requestor/projects', { name: `${name} project`, templateId }).expect(201),
    );
    await product.settled();
    await requester
      .post('policy/request/template/createPolicyRequest', {
        projectId,
        insuredCompanyId: supplier.insured.companyId,
        dueOn: '2026-12-05',
      })
      .expect(201);
    await product.settled();
    return requester;
  }

  const PATH = () => `insured/${supplier.insured.companyId}/cure-plan`;
  const planOf = async (caller: Caller): Promise<CurePlanReply> =>
    bodyOf<CurePlanReply>(await caller.get(PATH()).expect(200));

  beforeAll(async () => {
    product = await openTestProduct();
    supplier = await coverSupplier(product, 'Plan ', {
      limits: { eachOccurrence: dollars(1_000_000), generalAggregate: dollars(2_000_000) },
    });
    other = await askedBy('Lakeside Hotels', 2_000_000);
    const added = {
      insuredCompanyId: supplier.insured.companyId,
      line: 'automobile',
      terms: terms({ policyNumber: 'Plan BA-1', limits: { combinedSingleLimit: dollars(1_000_000) }, trigger: null }),
    };
    unsharedId = bodyOf<{ policyId: Uuid }>(
      await supplier.insured.post('policy/addnewpolicy', added).expect(201),
    ).policyId;
    await product.settled();
  });
  afterAll(() => product.close());

  it('is the same for the insured and its agent, cheapest first', async () => {
    const plan = await planOf(supplier.insured);
    expect(plan.steps.map(({ text, by }) => [text, by])).toEqual([
      ['Share general liability policy Plan GL-88120 with Lakeside Hotels for Lakeside Hotels project.', 'insured'],
      [
        'Raise the each occurrence limit of general liability policy Plan GL-88120 from $1,000,000 to $2,000,000.',
        'agent',
      ],
    ]);
    expect(
      plan.trackings.map(({ requesterName, open, settledAfter }) => [requesterName, open > 0, settledAfter]),
    ).toEqual([
      ['Lakeside Hotels', true, 2],
      ['Plan Meridian Builders', false, 0],
    ]);
    expect(plan).toMatchObject({
      proved: true,
      complete: true,
      left: [],
      unreadable: [],
      unplanned: [],
      sentOn: null,
      sendsTo: ['Plan Hollis & Vance'],
    });
    expect((await planOf(supplier.agent)).steps).toEqual(plan.steps);
  });

  it('says why it is not there and when to ask again, where its thread gives no answer', async () => {
    const ask = jest
      .spyOn(CurePlanThreads.prototype, 'askWithin')
      .mockRejectedValue(new AnswerTooLate('There was no answer'));
    const refused = await supplier.insured.get(PATH()).expect(503);
    ask.mockRestore();
    expect(refused.body).toMatchObject({
      code: 'CURE_PLAN.TAKES_TOO_LONG',
      message: expect.stringContaining('30 seconds'),
    });
    expect(refused.headers['retry-after']).toBe('60');
    expect(product.log.errors.splice(0)).toMatchObject([{ facts: { code: 'CURE_PLAN.TAKES_TOO_LONG' } }]);
  });

  it('is for nobody else', async () => {
    const stranger = await join(product, await registerCompany(product, 'Stranger', ['agency']), 'Sam');
    await stranger.get(PATH()).expect(404);
    await supplier.requester.get(PATH()).expect(403);
    await other.get(`tracking/${supplier.trackingId}/cure-plan`).expect(404);
  });

  it('shows a requester no policy that it was not shown, and no other requester', async () => {
    const { rows } = bodyOf<{ rows: { id: Uuid }[] }>(await other.get('dashboard/tracked').expect(200));
    const path = `tracking/${rows[0]!.id}/cure-plan`;
    const reply = await other.get(path).expect(200);
    expect(bodyOf<TrackingPlanReply>(reply).steps.map(({ text }) => text)).toEqual([
      'Share a general liability policy with each occurrence $2,000,000, verified and in force.',
    ]);
    expect(JSON.stringify(reply.body)).not.toMatch(/Plan (GL|BA|Meridian)/);
    expect(JSON.stringify(reply.body)).not.toContain(unsharedId);
    const own = bodyOf<TrackingPlanReply>(await supplier.insured.get(path).expect(200));
    expect(own.steps.map(({ kind }) => kind)).toEqual(['sharePolicy', 'raiseLimit']);
  });

  it('reaches the agent by mail and as a notification, once a day', async () => {
    await supplier.insured.post(PATH()).expect(201);
    await product.settled();
    await product.mailing.sender!.sendDue();
    const mail = (await product.mailing.mailbox!.mails()).find(
      ({ subject }) => subject === 'What “Plan Granite Peak” lacks for its requesters',
    );
    expect(mail).toMatchObject({ to: supplier.agent.email });
    expect(mail?.text).toContain(
      '1. Share general liability policy “Plan GL-88120” with “Lakeside Hotels” for “Lakeside Hotels project”.',
    );
    const { notifications } = bodyOf<{ notifications: { title: string; description: string }[] }>(
      await supplier.agent.get('notifications').expect(200),
    );
    expect(notifications.find(({ title }) => title === 'What your client lacks')?.description).toBe(
      'Plan Granite Peak sent what it lacks for its requesters: 2 steps.',
    );
    expect((await supplier.insured.post(PATH()).expect(409)).body).toMatchObject({ code: 'CURE_PLAN.SENT_TODAY' });
    expect((await planOf(supplier.insured)).sentOn).toBe('2026-11-21');
    expect((await planOf(supplier.agent)).sentOn).toBeNull();
    await product.passTo('2026-11-22T15:00:00.000Z');
    await (await loggedIn(product, supplier.insured)).post(PATH()).expect(201);
  });

  it('goes back to the insured, and no requester learns of either', async () => {
    await (await loggedIn(product, supplier.agent)).post(PATH()).expect(201);
    await product.settled();
    const insured = await loggedIn(product, supplier.insured);
    const { notifications } = bodyOf<{ notifications: { title: string }[] }>(
      await insured.get('notifications').expect(200),
    );
    expect(notifications.map(({ title }) => title)).toContain('What you lack for your requesters');
    const log = async (caller: Caller) =>
      bodyOf<PageOf<ActivityRow>>(
        await (await loggedIn(product, caller)).get('activity-log?feature=cure-plan').expect(200),
      ).rows;
    expect((await log(supplier.agent))[0]?.sentence).toBe(
      'What *Plan Granite Peak* lacks for its requesters was sent to *Plan Granite Peak*.',
    );
    expect(await log(other)).toEqual([]);
  });

  it('is refused without an agency, and when nothing is missing', async () => {
    const alone = await join(product, await registerCompany(product, 'Alone', ['insured']), 'Ann');
    expect((await alone.post(`insured/${alone.companyId}/cure-plan`).expect(409)).body).toMatchObject({
      code: 'CURE_PLAN.NO_AGENCY',
    });
    const fine = await coverSupplier(product, 'Fine ');
    expect((await fine.insured.post(`insured/${fine.insured.companyId}/cure-plan`).expect(409)).body).toMatchObject({
      code: 'CURE_PLAN.NOTHING_TO_DO',
    });
  });

  it('has a policy verified again whose proof is too old, and sent from the agency system where only that is enough', async () => {
    const proven = await coverSupplier(product, 'Proof ');
    const demand = (proof: ProofRequirement) =>
      proven.requester
        .put(`requestor/templates/${proven.templateId}`, { requirements: { ...asksFor(1_000_000), proof } })
        .expect(200);
    const texts = async (): Promise<readonly string[]> =>
      bodyOf<CurePlanReply>(
        await (
          await loggedIn(product, proven.insured)
        )
          .get(`insured/${proven.insured.companyId}/cure-plan`)
          .expect(200),
      ).steps.map(({ text }) => text);
    await demand({ least: 'agencySystem' });
    await product.settled();
    expect(await texts()).toEqual(['Send what general liability policy Proof GL-88120 states from the agency system.']);
    await demand({ notOlderThan: { count: 10, unit: 'days' } });
    await product.passTo('2026-12-15T15:00:00.000Z');
    expect(await texts()).toEqual(['Verify general liability policy Proof GL-88120 again.']);
    await (await loggedIn(product, proven.agent)).put(`policy/reverify/${proven.policyId}`).expect(200);
    await product.settled();
    expect(await texts()).toEqual([]);
  });
});
