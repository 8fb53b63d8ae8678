import request from 'supertest';
import type { ComplianceSummary } from '@covertrail/contracts/history/compliance-summary.replies';
import type { NotificationItem, NotificationPage } from '@covertrail/contracts/notification/notification.replies';
import type { ActivityNotesPage } from '@covertrail/contracts/renewal-reminder/activity-notes.replies';
import { coverSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import { mailsTo } from '#testing/mailed-tokens';
import { loggedIn, registerPerson, type Caller } from '#testing/people';
import { bodyOf, openTestProduct, type TestProduct } from '#testing/test-product';
import { terms } from '#testing/terms';

const READ = 'agent/activity-notes';
const NO_LINK = { code: 'LINK.NOT_VALID', message: 'This link is no longer valid' };

describe('reminders of renewals [I06]', () => {
  let product: TestProduct;
  let supplier: CoveredSupplier;

  beforeAll(async () => {
    product = await openTestProduct();
    supplier = await coverSupplier(product, '', { period: { effectiveOn: '2026-01-15', expiresOn: '2027-01-15' } });
  });
  afterAll(() => product.close());

  const noticesOf = async (by: Caller): Promise<readonly NotificationItem[]> => {
    await product.settled();
    const again = await loggedIn(product, by);
    const page = await again.get(`notifications?userId=${by.userId}&kind=policies`).expect(200);
    return bodyOf<NotificationPage>(page).notifications.filter(({ description }) =>
      /renewed within|not renewed|coverage ends within|nothing took its place/.test(description),
    );
  };
  const wordsFor = async (by: Caller) => (await noticesOf(by)).map(({ description }) => description);
  const remindersTo = async (email: string) =>
    (await mailsTo(product, email)).filter(({ text }) => text.includes('/unsubscribe') && /expire|Coverage/.test(text));
  const read = (token: string) => request(product.server).post(`/covertrail-api/${READ}`).send({ token });
  const tokenOf = async (): Promise<string> => {
    const texts = (await remindersTo(supplier.agent.email)).map(
      ({ text }) => /\/activity-notes#([\w-]{43})/.exec(text)?.[1],
    );
    return texts.find((token) => token !== undefined) ?? '';
  };
  const remindersInLog = async () => {
    const told: { as: string; stage: string }[] = [];
    for await (const { type, data } of product.infrastructure.events.readAll({ after: '' }))
      if (type === 'RenewalsReminded') told.push(data as { as: string; stage: string });
    return told.map(({ as, stage }) => `${as} ${stage}`).sort();
  };

  it('come 60 and 30 days before a policy ends to its insured, its agency and who requires it, each once', async () => {
    await product.passTo('2026-12-16T15:00:00.000Z');
    expect(await wordsFor(supplier.insured)).toEqual([
      'To be renewed within 30 days: General liability GL-88120.',
      'To be renewed within 60 days: General liability GL-88120.',
    ]);
    expect(await noticesOf(supplier.agent)).toMatchObject([
      {
        title: 'Policies about to expire',
        description: 'To be renewed within 30 days: General liability GL-88120 of Granite Peak.',
        data: 'agentClient',
        subject: { kind: 'policy', id: supplier.policyId },
      },
      {},
    ]);
    expect(await noticesOf(supplier.requester)).toMatchObject([
      {
        title: 'Coverage of suppliers about to end',
        description: 'Required coverage ends within 30 days: Granite Peak.',
        data: 'requesterDashboard',
        subject: { kind: 'tracking', id: supplier.trackingId },
      },
      {},
    ]);
    expect(await remindersInLog()).toEqual(
      ['agent', 'insured', 'requester'].flatMap((as) => [`${as} within30`, `${as} within60`]),
    );
  });

  it('come by mail to who can do something about them, and name policy and day', async () => {
    const reader = await registerPerson(product, supplier.insured.companyId, 'Rita', 'readOnly');
    const [mail] = await remindersTo(supplier.insured.email);
    expect(mail?.subject).toBe('Policies to be renewed within 30 days');
    expect(mail?.text).toContain('General liability “GL-88120”');
    expect(mail?.text).toContain('01/15/2027');
    expect(mail?.text).toContain('https://covertrail.example/app/my-policies');
    const [toRequester] = await remindersTo(supplier.requester.email);
    expect(toRequester?.text).toContain('“Granite Peak” for “Union Yard”');
    expect(await remindersTo(reader.email)).toEqual([]);
  });

  it('lead a requester to the summary of each supplier, without a log-in [F07]', async () => {
    const [mail] = await remindersTo(supplier.requester.email);
    const token = /\/requestor-compliance#([\w-]{43})\n/.exec(mail?.text ?? '')?.[1] ?? '';
    const summary = await request(product.server)
      .post('/covertrail-api/requestor/compliance/summary')
      .send({ token })
      .expect(200);
    expect(bodyOf<ComplianceSummary>(summary)).toMatchObject({
      requesterName: 'Meridian Builders',
      supplierName: 'Granite Peak',
      projectName: 'Union Yard',
    });
  });

  it('are not told again by another run of the day, after views were built again, or a day later', async () => {
    const told = await remindersInLog();
    await product.rebuilt();
    await product.passTo('2026-12-17T15:00:00.000Z');
    expect(await remindersInLog()).toEqual(told);
  });

  it('come once more when the policy is over, with a page of all that is past due for the agent [A11]', async () => {
    await product.passTo('2027-01-15T15:00:00.000Z');
    expect(await wordsFor(supplier.insured)).toContain('Expired, and not renewed: General liability GL-88120.');
    expect(await wordsFor(supplier.requester)).toContain(
      'Required coverage has ended, and nothing took its place: Granite Peak.',
    );
    expect((await remindersTo(supplier.agent.email)).map(({ subject }) => subject)).toContain(
      'Renewals of your clients that are past due',
    );
    const page = bodyOf<ActivityNotesPage>(await read(await tokenOf()).expect(200));
    expect(page).toEqual({
      agencyName: 'Hollis & Vance',
      renewals: [
        {
          clientName: 'Granite Peak',
          requesterName: 'Meridian Builders',
          policies: [{ name: 'General liability GL-88120', expiredOn: '2027-01-15' }],
          removeClientUrl: expect.stringMatching(/^https:\/\/covertrail\.example\/remove-client#[\w-]{43}$/) as string,
          uploadCoiUrl: null,
        },
      ],
    });
  });

  it('lead to the open request of the requester, and to the removal of the client, each by a link of its own', async () => {
    const { insured, requester, projectId, agent } = supplier;
    const ask = { projectId, insuredCompanyId: insured.companyId, dueOn: '2027-02-05', again: true };
    const asking = await loggedIn(product, requester);
    const { requestId } = bodyOf<{ requestId: string }>(
      await asking.post('policy/request/template/createPolicyRequest', ask).expect(201),
    );
    await product.settled();
    const token = await tokenOf();
    const [renewal] = bodyOf<ActivityNotesPage>(await read(token).expect(200)).renewals;
    expect(renewal?.uploadCoiUrl).toBe(`https://covertrail.example/app/agent-insured-requests/${requestId}`);
    const removal = renewal!.removeClientUrl!.split('#')[1]!;
    const open = (path: string, secret: string) =>
      request(product.server).post(`/covertrail-api/${path}`).send({ token: secret });
    await open('agent/removeclient/validate', removal).expect(200);
    await open('agent/removeclient/validate', token).expect(404);
    expect((await read(removal).expect(404)).body).toMatchObject(NO_LINK);
    expect((await read('A'.repeat(43)).expect(404)).body).toMatchObject(NO_LINK);
    await read('').expect(400);
    expect(agent.companyId).toBeDefined();
  });

  it('list nothing that was renewed since, and open nothing for who left the agency', async () => {
    const token = await tokenOf();
    const agent = await loggedIn(product, supplier.agent);
    const renewal = {
      insuredCompanyId: supplier.insured.companyId,
      line: 'generalLiability',
      terms: terms({ policyNumber: 'GL-2', period: { effectiveOn: '2027-01-15', expiresOn: '2028-01-15' } }),
    };
    await agent.post('policy/addnewpolicy', renewal).expect(201);
    await product.settled();
    expect(bodyOf<ActivityNotesPage>(await read(token).expect(200)).renewals).toEqual([]);
    await agent.put('agent/client/end', { insuredCompanyId: supplier.insured.companyId }).expect(200);
    expect(bodyOf<ActivityNotesPage>(await read(token).expect(200)).renewals).toEqual([]);
  });

  it('are over with the link, which ends after 30 days', async () => {
    const token = await tokenOf();
    product.clock.moveTo('2027-02-16T15:00:00.000Z');
    expect((await read(token).expect(404)).body).toMatchObject(NO_LINK);
  });
});
