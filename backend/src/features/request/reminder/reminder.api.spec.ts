import type { ActivityRow } from '@covertrail/contracts/activity-log/activity-log.replies';
import type { PageOf } from '@covertrail/contracts/calls/page';
import type { NotificationPage } from '@covertrail/contracts/notification/notification.replies';
import type { RequestRow } from '@covertrail/contracts/request/request.replies';
import { coverSupplier, openWithSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import { join, loggedIn, registerPerson, type Caller, type Person } from '#testing/people';
import { bodyOf, type TestProduct } from '#testing/test-product';

const ASK = 'policy/request/template/createPolicyRequest';
const REMIND = 'policy/request/remind';

describe('a reminder of an open request [D01]', () => {
  let product: TestProduct;
  let supplier: CoveredSupplier;
  let requester: Caller;
  let reviewer: Person;
  let reader: Person;
  let requestId: string;
  beforeAll(async () => {
    [product, supplier] = await openWithSupplier();
    ({ requester } = supplier);
    reviewer = await registerPerson(product, supplier.insured.companyId, 'Rob', 'reviewer');
    reader = await registerPerson(product, supplier.insured.companyId, 'Rhea', 'readOnly');
    requestId = await ask({ insuredCompanyId: supplier.insured.companyId, message: 'Before the pour, please.' });
  });
  afterAll(() => product.close());

  const ask = async (to: object): Promise<string> => {
    const body = { projectId: supplier.projectId, dueOn: '2026-12-05', again: true, ...to };
    return bodyOf<{ requestId: string }>(await requester.post(ASK, body).expect(201)).requestId;
  };
  const mailsTo = async (email: string) => {
    await product.settled();
    await product.mailing.sender!.sendDue();
    const mails = await product.mailing.mailbox!.mails();
    return mails.filter(({ to, subject }) => to === email && subject.startsWith('Reminder: '));
  };
  const noticesOf = async (by: Caller) => {
    await product.settled();
    const page = await by.get(`notifications?page=1&size=10&userId=${by.userId}`).expect(200);
    return bodyOf<NotificationPage>(page).notifications.filter(({ title }) => title.startsWith('Reminder'));
  };
  const rowOf = async (id: string, by = requester) => {
    await product.settled();
    return bodyOf<PageOf<RequestRow>>(await by.get(`policy/request/pendinglist?requestId=${id}`).expect(200)).rows[0]!;
  };

  it('reaches everyone who can answer by mail, and nobody else', async () => {
    expect(await rowOf(requestId)).toMatchObject({ remindedOn: null });
    await requester.post(REMIND, { requestId }).expect(200);
    const [toInsured, ...more] = await mailsTo(supplier.insured.email);
    expect(more).toEqual([]);
    expect(toInsured?.subject).toBe('Reminder: “Meridian Builders” asked you for proof of insurance for “Union Yard”');
    expect(toInsured?.text).toContain('It is due on 12/05/2026.');
    expect(toInsured?.text).toContain('> Before the pour, please.');
    expect(toInsured?.text).toContain(`https://covertrail.example/app/pending-requests/${requestId}`);
    expect(await mailsTo(reviewer.email)).toHaveLength(1);
    expect(await mailsTo(reader.email)).toEqual([]);
    const [toAgent] = await mailsTo(supplier.agent.email);
    expect(toAgent?.subject).toContain('asked your client “Granite Peak”');
    expect(toAgent?.text).toContain(`https://covertrail.example/app/agent-insured-requests/${requestId}`);
  });

  it('notifies the supplier and its agency, and leads to the request', async () => {
    const [toInsured] = await noticesOf(supplier.insured);
    expect(toInsured).toMatchObject({
      title: 'Reminder of a request for insurance',
      description:
        'Meridian Builders reminds you: proof of insurance for Union Yard, due 12/05/2026, is not answered yet.',
      subject: { kind: 'request', id: requestId },
    });
    const [toAgent] = await noticesOf(supplier.agent);
    expect(toAgent?.description).toContain('it asked your client Granite Peak for proof of insurance for Union Yard');
  });

  it('is in the activity log of all companies that it concerns', async () => {
    for (const caller of [requester, supplier.insured, supplier.agent]) {
      const { rows } = bodyOf<PageOf<ActivityRow>>(await caller.get('activity-log?feature=request').expect(200));
      expect(rows[0]?.sentence).toBe('*Meridian Builders* reminded *Granite Peak* of its request for *Union Yard*.');
    }
  });

  it('goes once on a day of the requester, also to who was invited by e-mail', async () => {
    const email = 'office@brandtmasonry.example';
    const invited = await ask({ email });
    await requester.post(REMIND, { requestId: invited }).expect(200);
    const [mail] = await mailsTo(email);
    expect(mail?.text).toMatch(/https:\/\/covertrail\.example\/invitation#[\w-]{43}\n/);
    expect(await rowOf(invited)).toMatchObject({ remindedOn: '2026-11-21', state: 'open' });
    const again = await requester.post(REMIND, { requestId: invited }).expect(409);
    expect(again.body).toMatchObject({ code: 'REQUEST.REMINDED_TODAY' });
    // Another day in UTC, the same one in Denver.
    await product.passTo('2026-11-22T05:00:00.000Z');
    requester = await loggedIn(product, requester);
    await requester.post(REMIND, { requestId: invited }).expect(409);
    await product.passTo('2026-11-22T08:00:00.000Z');
    requester = await loggedIn(product, requester);
    await requester.post(REMIND, { requestId: invited }).expect(200);
    expect(await mailsTo(email)).toHaveLength(2);
  });

  it('is for the requester alone, and for a request that is open', async () => {
    await (await loggedIn(product, supplier.insured)).post(REMIND, { requestId }).expect(403);
    const other = await coverSupplier(product, 'Other ');
    await other.requester.post(REMIND, { requestId }).expect(404);
    const readsOnly = await join(product, requester.companyId, 'Ola', 'readOnly');
    await readsOnly.post(REMIND, { requestId }).expect(403);
    await requester.post('policy/request/cancel', { requestId, reason: 'A mistake.' }).expect(200);
    const refused = await requester.post(REMIND, { requestId }).expect(409);
    expect(refused.body).toMatchObject({ code: 'REQUEST.CANCELED' });
  });

  it('is written to nobody once the request ended before the mail went', async () => {
    const email = 'late@supplier.example';
    const late = await ask({ email });
    await requester.post(REMIND, { requestId: late }).expect(200);
    await requester.post('policy/request/cancel', { requestId: late, reason: 'A mistake.' }).expect(200);
    expect(await mailsTo(email)).toEqual([]);
  });
});
