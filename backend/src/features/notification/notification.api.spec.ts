import type { NotificationItem, NotificationPage } from '@covertrail/contracts/notification/notification.replies';
import { trackingIdOf } from '@covertrail/platform/ids/tracking-id';
import { appoint, join, registerCompany, type Caller } from '#testing/people';
import { bodyOf, openTestProduct, type TestProduct } from '#testing/test-product';
import { terms } from '#testing/terms';
import { letterOf } from '../client-transfer/testing/transfer-parties.js';

describe('notifications [B02] [I06]', () => {
  let product: TestProduct;
  let requester: Caller;
  let insured: Caller;
  let agent: Caller;
  let other: Caller;
  let projectId: string;
  let templateId: string;

  beforeAll(async () => {
    product = await openTestProduct();
    requester = await join(product, await registerCompany(product, 'Meridian Builders', ['requester']), 'Rosa');
    insured = await join(product, await registerCompany(product, 'Granite Peak', ['insured']), 'Ines');
    agent = await join(product, await registerCompany(product, 'Hollis & Vance', ['agency']), 'Priya');
    other = await join(product, await registerCompany(product, 'Keystone Risk', ['agency']), 'Jonah');
    await appoint(product, agent, insured.companyId);
    const limits = [{ limit: 'eachOccurrence', atLeast: 100_000_000, tower: false }];
    const template = {
      name: 'Standard',
      requirements: { lines: [{ line: 'generalLiability', limits, endorsements: [] }], rating: null },
    };
    templateId = bodyOf<{ templateId: string }>(
      await requester.post('requestor/templates', template).expect(201),
    ).templateId;
    const project = { name: 'Riverside', templateId };
    projectId = bodyOf<{ projectId: string }>(
      await requester.post('requestor/projects', project).expect(201),
    ).projectId;
  });
  afterAll(() => product.close());

  const pageOf = async (by: Caller, query = '') => {
    await product.settled();
    return bodyOf<NotificationPage>(
      await by.get(`notifications?page=1&size=10&userId=${by.userId}${query}`).expect(200),
    );
  };
  const newest = async (by: Caller): Promise<NotificationItem> => (await pageOf(by)).notifications[0]!;
  const later = () => product.clock.moveTo(new Date(Date.parse(product.clock.now()) + 60_000).toISOString());
  const addPolicy = async (by: Caller, policyNumber: string): Promise<string> => {
    const policy = { insuredCompanyId: insured.companyId, line: 'generalLiability', terms: terms({ policyNumber }) };
    return bodyOf<{ policyId: string }>(await by.post('policy/addnewpolicy', policy).expect(201)).policyId;
  };
  const ask = async (): Promise<string> => {
    later();
    const body = { projectId, insuredCompanyId: insured.companyId, dueOn: '2026-12-24' };
    return bodyOf<{ requestId: string }>(
      await requester.post('policy/request/template/createPolicyRequest', body).expect(201),
    ).requestId;
  };
  /** The notifications that a person gets while this runs. */
  const noticesDuring = async (by: Caller, act: () => Promise<unknown>) => {
    const before = (await pageOf(by)).notifications.map(({ id }) => id);
    later();
    await act();
    return (await pageOf(by)).notifications.filter(({ id }) => !before.includes(id));
  };

  it('notify insured and agency of a request, and the requester of its answer', async () => {
    const requestId = await ask();
    expect(await newest(insured)).toMatchObject({
      title: 'New request for insurance',
      unread: true,
      data: 'insuredPendingRequests',
      recipientId: insured.userId,
      description: 'Meridian Builders asks you for proof of insurance for Riverside, due 12/24/2026.',
    });
    expect(await newest(agent)).toMatchObject({
      data: 'agentPendingRequestApproval',
      description:
        'Meridian Builders asks your client Granite Peak for proof of insurance for Riverside, due 12/24/2026.',
    });
    later();
    await agent.post('policy/request/deny', { requestId, reason: 'Not our client any more' }).expect(200);
    const notices = await newest(requester);
    expect(notices).toMatchObject({ title: 'Request declined', data: 'requesterDashboard' });
    expect(notices.description).toMatch(/^Granite Peak declined request \d+ for Riverside\.$/);
    expect(JSON.stringify(notices)).not.toContain('Not our client');
  });

  it('notify the agency of what its client added, the client of what became of it, and nobody of their own doing', async () => {
    later();
    const before = await pageOf(agent);
    const policyId = await addPolicy(insured, 'GL-1');
    expect(await newest(agent)).toMatchObject({
      data: 'agentPendingRequestApproval',
      description: 'Granite Peak added General liability GL-1. It counts as proof of insurance after you approve it.',
    });
    later();
    await agent.put(`policy/approve/${policyId}`).expect(200);
    expect(await newest(insured)).toMatchObject({
      data: 'insuredMyPolicies',
      description: 'Hollis & Vance approved General liability GL-1.',
    });
    later();
    const rejected = await addPolicy(insured, 'GL-2');
    await agent.put(`policy/reject/${rejected}`, { reason: 'Wrong carrier' }).expect(200);
    expect(await newest(insured)).toMatchObject({ description: 'Hollis & Vance rejected General liability GL-2.' });
    // What the client added, and nothing of what the agency decided itself.
    expect((await pageOf(agent)).totalNotificationsCount).toBe(before.totalNotificationsCount + 2);
  });

  it('notify the requester of an answer once, and both sides of the status that changed by it', async () => {
    const requestId = await ask();
    later();
    const policyId = await addPolicy(agent, 'GL-3');
    await agent.put(`policy/approve/${policyId}`).expect(200);
    const respond = () =>
      agent
        .post('policy/response/verification/respondToPolicyRequest', { requestId, policyIds: [policyId] })
        .expect(201);
    const insuredBefore = (await pageOf(insured)).totalNotificationsCount;
    const notices = await noticesDuring(requester, respond);
    expect(notices.map(({ data, description }) => [data, description.replace(/\d{3,}/, 'n')])).toEqual([
      [
        'requesterDashboard',
        'Granite Peak answered request n for Riverside with 1 policy. Granite Peak changed from Not Known Yet to Compliant for Riverside.',
      ],
    ]);
    const ofKind = async (kind: string) => (await pageOf(requester, `&kind=${kind}`)).notifications[0]?.id;
    expect([await ofKind('requests'), await ofKind('compliance')]).toEqual([notices[0]?.id, notices[0]?.id]);
    expect((await pageOf(insured)).totalNotificationsCount).toBe(insuredBefore + 1);
    expect(await newest(insured)).toMatchObject({
      data: 'insuredMyPolicies',
      description: 'For Riverside of Meridian Builders you changed from Not Known Yet to Compliant.',
      subject: { kind: 'tracking', id: trackingIdOf(requester.companyId, projectId, insured.companyId) },
    });
  });

  it('notify the requester of policies that it did not ask for', async () => {
    const policyId = await addPolicy(agent, 'GL-5');
    const share = {
      insuredCompanyId: insured.companyId,
      requesterCompanyId: requester.companyId,
      projectId,
      policyIds: [policyId],
    };
    const notices = await noticesDuring(requester, () => insured.post('sharedpolicy/share/company', share).expect(201));
    expect(notices.map(({ description }) => description)).toContain(
      'Granite Peak shares 1 policy with you for Riverside.',
    );
  });

  it('are one for all that the cancellation of a policy changed, and are extended once by each of it', async () => {
    const policyId = await addPolicy(agent, 'GL-9');
    await agent.put(`policy/approve/${policyId}`).expect(200);
    const client = { insuredCompanyId: insured.companyId, requesterCompanyId: requester.companyId };
    for (const name of ['Airport', 'Harbor', 'Union Yard', 'Viaduct']) {
      const project = bodyOf<{ projectId: string }>(
        await requester.post('requestor/projects', { name, templateId }).expect(201),
      );
      const share = { ...client, projectId: project.projectId, policyIds: [policyId] };
      await insured.post('sharedpolicy/share/company', share).expect(201);
    }
    const cancel = () =>
      agent.delete(`policy/deletePolicy/${policyId}`, { effectiveFrom: '2026-11-01', reason: 'Not paid' }).expect(200);
    const before = await pageOf(insured);
    const notices = await noticesDuring(requester, cancel);
    expect(notices).toMatchObject([
      {
        title: 'Supplier status changed',
        unread: true,
        data: 'requesterDashboard',
        subject: { kind: 'supplier', id: insured.companyId, name: 'Granite Peak' },
      },
    ]);
    expect(notices[0]?.description).toMatch(
      /^Granite Peak changed from Compliant to Non-Compliant for 4 of your projects: .+, .+ and 2 more\.$/,
    );
    const after = await pageOf(insured);
    expect(after.totalNotificationsCount).toBe(before.totalNotificationsCount + 1);
    expect(after.notifications[0]).toMatchObject({
      title: 'Your status changed',
      subject: { kind: 'policy', id: policyId },
    });
    expect(after.notifications[0]?.description).toMatch(
      /^You changed from Compliant to Non-Compliant for 4 projects of Meridian Builders: /,
    );
    await insured.get(`policy/${policyId}`).expect(200);
  });

  it('notify the other agency of each step of a transfer', async () => {
    later();
    const asking = await other
      .post('agent/transfer', { insuredCompanyId: insured.companyId, letter: await letterOf(other) })
      .expect(201);
    const { transferId } = bodyOf<{ transferId: string }>(asking);
    expect(await newest(agent)).toMatchObject({
      data: 'agentClient',
      description: 'Keystone Risk asks you to release your client Granite Peak.',
    });
    const steps: [Caller, string, Caller, string][] = [
      [agent, 'acknowledge', other, 'The present agency has seen your transfer of Granite Peak.'],
      [agent, 'deny', other, 'The present agency denied the transfer of Granite Peak.'],
    ];
    for (const [by, step, receiver, words] of steps) {
      later();
      await by.put(`agent/transfer/${transferId}/${step}`, { reason: 'No' }).expect(200);
      expect((await newest(receiver)).description).toBe(words);
    }
    later();
    const offer = { insuredCompanyId: insured.companyId, toAgencyId: other.companyId, toAgentId: other.userId };
    const offered = bodyOf<{ transferId: string }>(await agent.post('agent/transfer', offer).expect(201));
    expect((await newest(other)).description).toBe('Hollis & Vance offers you its client Granite Peak.');
    later();
    await other.put(`agent/transfer/${offered.transferId}/approve`).expect(200);
    for (const side of [agent, other]) {
      const { notifications } = await pageOf(side);
      expect(notifications.map(({ description }) => description)).toContain(
        'Granite Peak has moved from Hollis & Vance to Keystone Risk.',
      );
    }
  });
});

describe('reading notifications [B02]', () => {
  let product: TestProduct;
  let insured: Caller;
  let colleague: Caller;
  let agent: Caller;

  beforeAll(async () => {
    product = await openTestProduct();
    insured = await join(product, await registerCompany(product, 'Granite Peak', ['insured']), 'Ines');
    colleague = await join(product, insured.companyId, 'Carl', 'readOnly');
    agent = await join(product, await registerCompany(product, 'Hollis & Vance', ['agency']), 'Priya');
    await appoint(product, agent, insured.companyId);
    for (const policyNumber of ['GL-1', 'GL-2', 'GL-3']) {
      const policy = { insuredCompanyId: insured.companyId, line: 'generalLiability', terms: terms({ policyNumber }) };
      const { policyId } = bodyOf<{ policyId: string }>(await agent.post('policy/addnewpolicy', policy).expect(201));
      await agent.put(`policy/approve/${policyId}`).expect(200);
      await product.settled();
      later();
    }
  });
  afterAll(() => product.close());

  const later = () => product.clock.moveTo(new Date(Date.parse(product.clock.now()) + 60_000).toISOString());
  const pageOf = async (by: Caller, query = 'page=1&size=10') => {
    await product.settled();
    return bodyOf<NotificationPage>(await by.get(`notifications?${query}&userId=${by.userId}`).expect(200));
  };
  const mark = (by: Caller, query: string) => by.put(`mark-notification-as-read?${query}`);

  it('shows them by pages, newest first', async () => {
    const first = await pageOf(insured, 'page=1&size=2');
    const second = await pageOf(insured, 'page=2&size=2');
    expect(first).toMatchObject({ totalNotificationsCount: 3, unreadNotificationCount: 3 });
    const words = [...first.notifications, ...second.notifications].map(
      ({ description }) => description.match(/GL-\d/)?.[0],
    );
    expect(words).toEqual(['GL-3', 'GL-2', 'GL-1']);
  });

  it('marks one for its reader alone, once', async () => {
    const { id } = (await pageOf(insured)).notifications[0]!;
    const marked = await mark(insured, `notificationId=${id}&userId=${insured.userId}`).expect(200);
    const again = await insured
      .put('mark-notification-as-read', { notificationId: id, userId: insured.userId })
      .expect(200);
    expect(again.headers['etag']).toBe(marked.headers['etag']);
    const mine = await pageOf(insured);
    expect([mine.unreadNotificationCount, mine.notifications.map(({ unread }) => unread)]).toEqual([
      2,
      [false, true, true],
    ]);
    expect((await pageOf(colleague)).unreadNotificationCount).toBe(3);
  });

  it('are narrowed to the unread ones and to a kind', async () => {
    const unread = await pageOf(insured, 'page=1&size=10&unread=yes');
    expect([unread.totalNotificationsCount, unread.notifications.map(({ unread }) => unread)]).toEqual([
      2,
      [true, true],
    ]);
    const totalOf = async (kind: string) =>
      (await pageOf(insured, `page=1&size=10&kind=${kind}`)).totalNotificationsCount;
    expect([await totalOf('policies'), await totalOf('requests')]).toEqual([3, 0]);
    await insured.get('notifications?kind=x').expect(400);
  });

  it('marks all that there are, and not what comes later', async () => {
    await mark(colleague, `recipientId=${colleague.userId}`).expect(200);
    expect((await pageOf(colleague)).unreadNotificationCount).toBe(0);
    expect((await pageOf(insured)).unreadNotificationCount).toBe(2);
    later();
    const policy = {
      insuredCompanyId: insured.companyId,
      line: 'generalLiability',
      terms: terms({ policyNumber: 'GL-4' }),
    };
    const { policyId } = bodyOf<{ policyId: string }>(await agent.post('policy/addnewpolicy', policy).expect(201));
    await agent.put(`policy/approve/${policyId}`).expect(200);
    expect((await pageOf(colleague)).unreadNotificationCount).toBe(1);
  });

  it('shows someone who comes later what was raised since', async () => {
    later();
    const newcomer = await join(product, insured.companyId, 'Nora');
    expect(await pageOf(newcomer)).toEqual({
      notifications: [],
      totalNotificationsCount: 0,
      unreadNotificationCount: 0,
    });
  });

  it('refuses to read or mark for someone else, and what is of another company', async () => {
    const { id } = (await pageOf(insured)).notifications[0]!;
    const before = await product.infrastructure.events.head();
    await insured.get(`notifications?userId=${colleague.userId}`).expect(404);
    await mark(insured, `recipientId=${colleague.userId}`).expect(404);
    await mark(insured, `notificationId=${id}&userId=${colleague.userId}`).expect(404);
    await insured.put('mark-notification-as-read', { recipientId: colleague.userId }).expect(404);
    const foreign = await mark(agent, `notificationId=${id}&userId=${agent.userId}`).expect(404);
    expect(foreign.body).toMatchObject({ code: 'NOTIFICATION.NOT_FOUND' });
    await mark(insured, '').expect(400);
    await mark(insured, `notificationId=${id}&recipientId=${insured.userId}`).expect(400);
    await mark(insured, 'recipientId[$ne]=x').expect(400);
    await insured.get('notifications?size=1000').expect(400);
    expect(await product.infrastructure.events.head()).toBe(before);
  });
});
