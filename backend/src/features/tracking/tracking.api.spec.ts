import type { Uuid } from '@covertrail/domain/kernel/event';
import { dollars } from '@covertrail/domain/kernel/money';
import type { TrackedSummary } from '@covertrail/contracts/tracking/tracking.replies';
import { appoint, join, registerCompany, type Caller } from '#testing/people';
import { bodyOf, openTestProduct, type TestProduct } from '#testing/test-product';
import { terms } from '#testing/terms';

const generalLiability = (eachOccurrence: number) => ({
  lines: [
    {
      line: 'generalLiability',
      limits: [{ limit: 'eachOccurrence', atLeast: dollars(eachOccurrence), tower: false }],
      endorsements: [],
    },
  ],
  rating: null,
});

describe('request, respond, assess [D01] [D02] [F01] [F02] [H01]', () => {
  let product: TestProduct;
  let requester: Caller;
  let insured: Caller;
  let agent: Caller;
  let templateId: Uuid;
  let projectId: Uuid;

  beforeAll(async () => {
    product = await openTestProduct();
    requester = await join(product, await registerCompany(product, 'Meridian Builders', ['requester']), 'Dana');
    insured = await join(product, await registerCompany(product, 'Granite Peak', ['insured']), 'Ines');
    agent = await join(product, await registerCompany(product, 'Hollis & Vance', ['agency']), 'Priya');
    await appoint(product, agent, insured.companyId);
    const template = { name: 'Trade contractors', requirements: generalLiability(1_000_000) };
    templateId = bodyOf<{ templateId: Uuid }>(
      await requester.post('requestor/templates', template).expect(201),
    ).templateId;
    projectId = bodyOf<{ projectId: Uuid }>(
      await requester.post('requestor/projects', { name: 'Union Yard', templateId }).expect(201),
    ).projectId;
    await product.settled();
  });
  afterAll(() => product.close());

  const row = async () =>
    bodyOf<{ rows: { id: Uuid; outcome: string; checking: boolean; asked: string }[] }>(
      await requester.get('dashboard/tracked').expect(200),
    ).rows[0];

  it('asks the supplier, whose agent finds the request open', async () => {
    const request = {
      projectId,
      insuredCompanyId: insured.companyId,
      message: 'Please send proof.',
      dueOn: '2026-12-05',
    };
    const late = await requester
      .post('policy/request/template/createPolicyRequest', { ...request, dueOn: '2020-01-01' })
      .expect(422);
    expect(late.body).toMatchObject({ code: 'REQUEST.DUE_IN_THE_PAST', message: 'The due date is in the past.' });
    await requester.post('policy/request/template/createPolicyRequest', request).expect(201);
    await product.settled();
    const open = await agent.get('policy/respond/list?state=open').expect(200);
    expect(bodyOf(open)).toMatchObject({
      total: 1,
      rows: [{ requesterName: 'Meridian Builders', insuredName: 'Granite Peak', projectName: 'Union Yard' }],
    });
    expect(bodyOf(await agent.get('agent/openrequest/count').expect(200))).toEqual({ openRequestCount: 1 });
    expect(await row()).toMatchObject({ outcome: 'unknown', asked: 'requested', answered: false, checking: false });
    const byEmail = { projectId, email: 'office@cedarroofing.test', dueOn: '2026-12-05' };
    await requester.post('policy/request/template/createPolicyRequest', byEmail).expect(201);
    await product.settled();
    const { counts } = bodyOf<TrackedSummary>(await requester.get('dashboard/summary').expect(200));
    expect(counts).toMatchObject({
      total: 1,
      nonCompliant: 0,
      unknown: 0,
      notAnswered: 1,
      awaitingResponse: 1,
      openRequests: 2,
    });
  });

  it('accepts only verified policies in force, and then the supplier is compliant', async () => {
    const policy = { insuredCompanyId: insured.companyId, line: 'generalLiability', terms: terms() };
    const { policyId } = bodyOf<{ policyId: Uuid }>(await insured.post('policy/addnewpolicy', policy).expect(201));
    const { rows } = bodyOf<{ rows: { id: Uuid }[] }>(await agent.get('policy/respond/list').expect(200));
    const answer = { requestId: rows[0]!.id, policyIds: [policyId] };
    const offered = (query: string) => agent.get(`policy/respond/list?${query}`).expect(200);
    expect(bodyOf(await offered(`requestId=${answer.requestId}&insuredCompanyId=${insured.companyId}`))).toMatchObject({
      total: 1,
    });
    expect(bodyOf(await offered(`requestId=${policyId}`))).toMatchObject({ total: 0 });
    expect(bodyOf(await offered(`insuredCompanyId=${requester.companyId}`))).toMatchObject({ total: 0 });
    expect(bodyOf(await agent.get(`agent/client?insuredCompanyId=${insured.companyId}`).expect(200))).toMatchObject({
      total: 1,
    });
    expect(bodyOf(await agent.get(`agent/client?insuredCompanyId=${requester.companyId}`).expect(200))).toMatchObject({
      total: 0,
    });
    const early = await agent.post('policy/response/verification/respondToPolicyRequest', answer).expect(409);
    expect(early.body).toMatchObject({ code: 'REQUEST.POLICY_UNVERIFIED' });
    await agent.put(`policy/approve/${policyId}`).expect(200);
    await agent.post('policy/response/verification/respondToPolicyRequest', answer).expect(201);
    await product.settled();
    expect(await row()).toMatchObject({ outcome: 'pass', asked: 'responded', answered: true });
    const counts = bodyOf(await requester.get('dashboard/counts').expect(200));
    expect(counts).toMatchObject({
      total: 1,
      compliant: 1,
      nonCompliant: 0,
      awaitingResponse: 0,
      suppliers: { total: 1, compliant: 1 },
    });
    const trend = bodyOf<unknown[]>(await requester.get('dashboard/trend?months=2').expect(200));
    expect(trend).toEqual([
      { month: '2026-10', compliant: 0, nonCompliant: 0, total: 0 },
      { month: '2026-11', compliant: 1, nonCompliant: 0, total: 1 },
    ]);
  });

  it('assesses again when the template asks for more', async () => {
    await requester.put(`requestor/templates/${templateId}`, { requirements: generalLiability(2_000_000) }).expect(200);
    await product.settled();
    expect(await row()).toMatchObject({ outcome: 'fail' });
  });

  it('shows nothing of it to another requester', async () => {
    const other = await join(product, await registerCompany(product, 'Northgate Hotels', ['requester']), 'Omar');
    expect(bodyOf(await other.get('dashboard/tracked').expect(200))).toMatchObject({ total: 0, rows: [] });
    await other.put(`requestor/templates/${templateId}`, { requirements: generalLiability(1) }).expect(404);
    const request = { projectId, insuredCompanyId: insured.companyId, dueOn: '2026-12-05' };
    await other.post('policy/request/template/createPolicyRequest', request).expect(404);
  });
});
