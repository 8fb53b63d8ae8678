import type { ActivityRow } from '@covertrail/contracts/activity-log/activity-log.replies';
import type { PageOf } from '@covertrail/contracts/calls/page';
import type { CurePlanReply, TrackingPlanReply } from '@covertrail/contracts/cure-plan/cure-plan.replies';
import type { NotificationPage } from '@covertrail/contracts/notification/notification.replies';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { dollars } from '@covertrail/domain/kernel/money';
import { asksFor, coverSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import { deactivate, join, loggedIn, type Caller } from '#testing/people';
import { terms } from '#testing/terms';
import { bodyOf, openTestProduct, type TestProduct } from '#testing/test-product';

const SUBJECT = 'What “Granite Peak” lacks for its requesters';

/** Priya represents the insured, and Sam handles its general liability policy, of which more is required; an auto policy is missing. */
describe('who does the steps of a plan [H10]', () => {
  let product: TestProduct;
  let supplier: CoveredSupplier;
  let sam: Caller;

  beforeAll(async () => {
    product = await openTestProduct();
    supplier = await coverSupplier(product, '', {
      limits: { eachOccurrence: dollars(1_000_000), generalAggregate: dollars(2_000_000) },
    });
    sam = await join(product, supplier.agent.companyId, 'Sam', 'reviewer');
    await supplier.insured.put(`policy/agent/${supplier.policyId}`, { agentId: sam.userId }).expect(200);
    const {
      lines: [general],
      ...rest
    } = asksFor(2_000_000);
    const requirements = {
      ...rest,
      lines: [
        general,
        {
          line: 'automobile',
          limits: [{ limit: 'combinedSingleLimit', atLeast: dollars(1_000_000), tower: false }],
          endorsements: [],
        },
      ],
    };
    await supplier.requester.put(`requestor/templates/${supplier.templateId}`, { requirements }).expect(200);
    await product.settled();
  });
  afterAll(() => product.close());

  const path = () => `insured/${supplier.insured.companyId}/cure-plan`;
  const planOf = async (caller: Caller) =>
    bodyOf<CurePlanReply>(await (await loggedIn(product, caller)).get(path()).expect(200));
  const sentBy = async (caller: Caller): Promise<void> => {
    await (await loggedIn(product, caller)).post(path()).expect(201);
    await product.settled();
    await product.mailing.sender!.sendDue();
  };
  const mailsTo = async ({ email }: Caller) =>
    (await product.mailing.mailbox!.mails()).filter(({ to, subject }) => to === email && subject === SUBJECT);
  const titlesOf = async (caller: Caller) =>
    bodyOf<NotificationPage>(
      await (await loggedIn(product, caller)).get('notifications').expect(200),
    ).notifications.map(({ title }) => title);

  it('is the agent of each policy, and for a policy that is missing the agent of the insured', async () => {
    const { steps } = await planOf(supplier.insured);
    expect(steps.map(({ kind, agent }) => [kind, agent])).toEqual([
      ['raiseLimit', { name: 'Sam Tester', agencyName: 'Hollis & Vance' }],
      ['buyPolicy', { name: 'Priya Tester', agencyName: 'Hollis & Vance' }],
    ]);
    expect((await planOf(supplier.agent)).steps).toEqual(steps);
  });

  it('is shown to a requester of the policies that it was shown, and of nothing else', async () => {
    const { steps } = bodyOf<TrackingPlanReply>(
      await supplier.requester.get(`tracking/${supplier.trackingId}/cure-plan`).expect(200),
    );
    expect(steps.map(({ kind, agent }) => [kind, agent?.name])).toEqual([
      ['raiseLimit', 'Sam Tester'],
      ['buyPolicy', undefined],
    ]);
  });

  it('is shown before the plan is sent, with what each receives', async () => {
    const agency = 'Hollis & Vance';
    expect((await planOf(supplier.insured)).recipients).toEqual([
      { by: 'mail', personName: 'Sam Tester', companyName: agency, steps: [1] },
      { by: 'mail', personName: 'Priya Tester', companyName: agency, steps: [1, 2] },
      { by: 'notification', personName: '', companyName: agency, steps: [1, 2] },
    ]);
    expect((await planOf(supplier.agent)).recipients).toEqual([
      { by: 'mail', personName: 'Sam Tester', companyName: agency, steps: [1] },
      { by: 'notification', personName: '', companyName: 'Granite Peak', steps: [1, 2] },
      { by: 'notification', personName: '', companyName: agency, steps: [1] },
    ]);
  });

  it('has its own steps by mail when the insured sends the plan, and the agent of the insured the whole plan', async () => {
    await sentBy(supplier.insured);
    const [[own], [whole]] = [await mailsTo(sam), await mailsTo(supplier.agent)];
    expect(own?.text).toContain('These steps are on policies that you handle:\n\n1. Raise the each occurrence limit');
    expect(own?.text).not.toContain('2. Buy');
    expect(whole?.text).toContain('2. Buy an auto liability policy');
    const { rows } = bodyOf<PageOf<ActivityRow>>(
      await (await loggedIn(product, supplier.agent)).get('activity-log?feature=cure-plan').expect(200),
    );
    expect(rows[0]?.sentence).toBe(
      'What *Granite Peak* lacks for its requesters was sent to *Hollis & Vance*, and by mail to *Sam Tester* and *Priya Tester*.',
    );
  });

  it('has them too when another agent sends the plan to the insured, and the agency is notified of it', async () => {
    await sentBy(supplier.agent);
    expect(await mailsTo(sam)).toHaveLength(2);
    expect(await mailsTo(supplier.agent)).toHaveLength(1);
    expect((await mailsTo(sam)).map(({ text }) => text).join()).toContain(
      'Your agency sent your client “Granite Peak” what it lacks',
    );
    expect(await titlesOf(sam)).toContain('Steps for agents of your agency');
    expect(await titlesOf(supplier.insured)).toContain('What you lack for your requesters');
  });

  it('is nobody who left the agency: its policies are for the agent of the insured', async () => {
    const added = {
      insuredCompanyId: supplier.insured.companyId,
      line: 'automobile',
      terms: terms({ policyNumber: 'BA-1', limits: { combinedSingleLimit: dollars(500_000) }, trigger: null }),
    };
    const { policyId } = bodyOf<{ policyId: Uuid }>(
      await (await loggedIn(product, sam)).post('policy/addnewpolicy', added).expect(201),
    );
    await (
      await loggedIn(product, supplier.insured)
    )
      .put(`policy/agent/${policyId}`, { agentId: sam.userId })
      .expect(200);
    await product.settled();
    const ofAuto = async () =>
      (await planOf(supplier.insured)).steps
        .filter((step) => step.policyId === policyId && step.by === 'agent')
        .map(({ agent }) => agent?.name);
    expect(new Set(await ofAuto())).toEqual(new Set(['Sam Tester']));
    await deactivate(product, sam);
    expect(new Set(await ofAuto())).toEqual(new Set(['Priya Tester']));
  });
});
