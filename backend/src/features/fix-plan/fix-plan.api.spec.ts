import type { PageOf } from '@covertrail/contracts/calls/page';
import type { ActivityRow } from '@covertrail/contracts/activity-log/activity-log.replies';
import type { TrackingPlanReply } from '@covertrail/contracts/cure-plan/cure-plan.replies';
import type { ComplianceSummary } from '@covertrail/contracts/history/compliance-summary.replies';
import request from 'supertest';
import { asksFor, coverSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import { mailsTo } from '#testing/mailed-tokens';
import { loggedIn, registerPerson } from '#testing/people';
import { bodyOf, openTestProduct, type TestProduct } from '#testing/test-product';

const PATH = 'tracking/fix-plan';

describe('the plan that is sent to an agent [H10]', () => {
  let product: TestProduct;
  let short: CoveredSupplier;
  beforeAll(async () => {
    product = await openTestProduct();
    short = await coverSupplier(product, 'Short', {
      limits: { eachOccurrence: 50_000_000, generalAggregate: 100_000_000 },
    });
  });
  afterAll(() => product.close());

  /** One whose insurer must be rated, which its requester alone can decide on. */
  async function ratedSupplier(): Promise<CoveredSupplier> {
    const rated = await coverSupplier(product, 'Rated', { limits: { eachOccurrence: 50_000_000 } });
    const requirements = { ...asksFor(1_000_000), rating: { strength: 'A-', size: 'VII' } };
    await rated.requester.put(`requestor/templates/${rated.templateId}`, { requirements }).expect(200);
    await product.settled();
    return rated;
  }

  const sent = async () => {
    await product.settled();
    await product.mailing.sender!.sendDue();
    return (await product.mailing.mailbox!.mails()).filter(({ to }) => to === short.agent.email);
  };

  it('reaches it by mail and as a notification, with the steps', async () => {
    await short.requester.post(PATH, { trackingId: short.trackingId }).expect(201);
    const [mail] = await sent();
    expect(mail?.subject).toBe('What “ShortGranite Peak” lacks for “ShortUnion Yard” of “ShortMeridian Builders”');
    expect(mail?.text).toMatch(
      /1\. Raise .*each occurrence.* of general liability policy “ShortGL-88120” from \$500,000 to \$1,000,000\./,
    );
    expect(mail?.text).toContain(`https://covertrail.example/app/suppliers/${short.trackingId}/why`);
    const { notifications } = bodyOf<{ notifications: { title: string; description: string }[] }>(
      await short.agent.get('notifications').expect(200),
    );
    expect(notifications.find(({ title }) => title === 'What your client is asked to fix')?.description).toContain(
      'Raise',
    );
  });

  it('leads to a page that shows its agent what is met and what is not, without a log-in [F07] [A11]', async () => {
    const [mail] = await sent();
    const token = /\/requestor-compliance#([\w-]{43})\n/.exec(mail!.text)?.[1] ?? '';
    const read = (secret: string) =>
      request(product.server).post('/covertrail-api/requestor/compliance/summary').send({ token: secret });
    const summary = bodyOf<ComplianceSummary>(await read(token).expect(200));
    expect(summary).toMatchObject({
      requesterName: 'ShortMeridian Builders',
      supplierName: 'ShortGranite Peak',
      projectName: 'ShortUnion Yard',
      outcome: 'fail',
    });
    expect(summary.requirements).toContainEqual(
      expect.objectContaining({
        outcome: 'fail',
        excepted: false,
        fixText: expect.stringContaining('Raise') as string,
      }),
    );
    expect((await read('A'.repeat(43)).expect(404)).body).toMatchObject({
      code: 'LINK.NOT_VALID',
      message: 'This link is no longer valid',
    });
    await request(product.server).post('/covertrail-api/agent/activity-notes').send({ token }).expect(404);
  });

  it('names a step of the requester to nobody else [F07]', async () => {
    const { requester, agent, trackingId } = await ratedSupplier();
    await requester.post(PATH, { trackingId }).expect(201);
    const mails = await mailsTo(product, agent.email);
    const mail = mails.find(({ subject }) => subject.startsWith('What “RatedGranite Peak” lacks'));
    const token = /\/requestor-compliance#([\w-]{43})\n/.exec(mail?.text ?? '')?.[1] ?? '';
    const read = await request(product.server)
      .post('/covertrail-api/requestor/compliance/summary')
      .send({ token })
      .expect(200);
    const { requirements } = bodyOf<ComplianceSummary>(read);
    const open = requirements.filter(({ outcome }) => outcome !== 'pass');
    expect(open.map(({ rule, outcome, fixText }) => [rule, outcome, fixText !== undefined])).toEqual([
      ['generalLiability.limit.eachOccurrence', 'fail', true],
      ['generalLiability.rating', 'review', false],
    ]);
  });

  it('is in the activity log of all companies that it concerns', async () => {
    for (const caller of [short.requester, short.insured, short.agent]) {
      const { rows } = bodyOf<PageOf<ActivityRow>>(await caller.get('activity-log?feature=fix-plan').expect(200));
      expect(rows[0]?.sentence).toBe(
        'What is missing for *ShortUnion Yard* was sent to *ShortHollis & Vance*, for *ShortGranite Peak*.',
      );
    }
  });

  it('goes once a day, and again the day after', async () => {
    const again = await short.requester.post(PATH, { trackingId: short.trackingId }).expect(409);
    expect(again.body).toMatchObject({ code: 'FIX_PLAN.SENT_TODAY' });
    expect(await sent()).toHaveLength(1);
    await product.passTo('2026-11-22T15:00:00.000Z');
    const requester = await loggedIn(product, short.requester);
    await requester.post(PATH, { trackingId: short.trackingId }).expect(201);
    expect(await sent()).toHaveLength(2);
  });

  it('is named with its day and its requirements where the plan is read, and before the first there is none', async () => {
    const requester = await loggedIn(product, short.requester);
    const { sent: last } = bodyOf<TrackingPlanReply>(
      await requester.get(`tracking/${short.trackingId}/cure-plan`).expect(200),
    );
    expect(last).toMatchObject({ on: '2026-11-22' });
    expect(last?.rules).toContain('generalLiability.limit.eachOccurrence');
    const unsent = await coverSupplier(product, 'Unsent');
    const { sent: none } = bodyOf<TrackingPlanReply>(
      await unsent.requester.get(`tracking/${unsent.trackingId}/cure-plan`).expect(200),
    );
    expect(none).toBeNull();
  });

  it('shows the page of its mail to nobody who may not read it any more [F07]', async () => {
    const mail = (await sent()).at(0);
    const token = /\/requestor-compliance#([\w-]{43})\n/.exec(mail!.text)?.[1] ?? '';
    const read = () => request(product.server).post('/covertrail-api/requestor/compliance/summary').send({ token });
    await read().expect(200);
    const agent = await loggedIn(product, short.agent);
    await agent.put('agent/client/end', { insuredCompanyId: short.insured.companyId }).expect(200);
    await read().expect(404);
  });

  it('reaches the people of a supplier without an agency by mail, with the summary [F07]', async () => {
    const reader = await registerPerson(product, short.insured.companyId, 'Rita', 'readOnly');
    await product.passTo('2026-11-23T15:00:00.000Z');
    await (await loggedIn(product, short.requester)).post(PATH, { trackingId: short.trackingId }).expect(201);
    const mails = await mailsTo(product, short.insured.email);
    const mail = mails.find(({ subject }) => subject.startsWith('What “ShortGranite Peak” lacks'));
    expect(mail?.text).toMatch(/before “ShortGranite Peak” complies[^]*1\. Raise[^]*\/app\/cure-plan\n/);
    const token = /\/requestor-compliance#([\w-]{43})\n/.exec(mail?.text ?? '')?.[1] ?? '';
    const summary = await request(product.server)
      .post('/covertrail-api/requestor/compliance/summary')
      .send({ token })
      .expect(200);
    expect(bodyOf<ComplianceSummary>(summary)).toMatchObject({ supplierName: 'ShortGranite Peak', outcome: 'fail' });
    expect(await mailsTo(product, reader.email)).toEqual([]);
  });

  it('is refused when nothing is missing', async () => {
    const fine = await coverSupplier(product, 'Fine');
    const refused = await fine.requester.post(PATH, { trackingId: fine.trackingId }).expect(409);
    expect(refused.body).toMatchObject({ code: 'FIX_PLAN.NOTHING_TO_DO' });
    await fine.requester.post(PATH, { trackingId: short.trackingId }).expect(404);
  });
});
