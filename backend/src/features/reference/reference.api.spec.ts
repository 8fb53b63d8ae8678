import type { ReferenceData } from '@covertrail/contracts/reference/reference.replies';
import request from 'supertest';
import { byNobody, join, registerCompany, type Caller } from '#testing/people';
import { bodyOf, openTestProduct, type TestProduct } from '#testing/test-product';

describe('reference lists and look-ups', () => {
  let product: TestProduct;
  let requester: Caller;
  let insured: Caller;
  let agent: Caller;

  beforeAll(async () => {
    product = await openTestProduct();
    requester = await join(product, await registerCompany(product, 'Meridian Builders', ['requester']), 'Rosa');
    insured = await join(product, await registerCompany(product, 'Granite Peak', ['insured']), 'Ines');
    agent = await join(product, await registerCompany(product, 'Hollis & Vance', ['agency']), 'Priya');
  });
  afterAll(() => product.close());

  it('give every role the policy types with their limits, by region', async () => {
    for (const reader of [requester, insured, agent]) {
      const lists = bodyOf<ReferenceData>(await reader.get('referenceData?regionId=2').expect(200));
      expect(lists.region).toMatchObject({ id: 2, currency: 'CAD' });
      const { policyTypes } = bodyOf<ReferenceData>(await reader.get('referenceData').expect(200));
      expect(bodyOf(await reader.get('policy/request/policytypes').expect(200))).toEqual(policyTypes);
      expect(policyTypes.find(({ id }) => id === 'automobile')?.coverageSymbols).toContainEqual({
        id: 1,
        name: 'Any auto',
      });
      expect(lists.policyTypes.find(({ id }) => id === 'automobile')?.coverageSymbols).toEqual([]);
    }
    expect(bodyOf<ReferenceData>(await agent.get('referenceData').expect(200)).region.id).toBe(1);
    for (const bad of ['regionId=3', 'regionId[]=1', 'regionId[$ne]=1', 'other=1'])
      await agent.get(`referenceData?${bad}`).expect(400);
    await request(product.server).get('/covertrail-api/referenceData').expect(401);
  });

  it('say to a requester whether a supplier has an e-mail, and nobody else', async () => {
    const byEmail = (by: Caller, email: string) =>
      by.get(`policy/request/company/byemail?email=${encodeURIComponent(email)}`);
    await product.infrastructure.reservations.holding(
      {
        kind: 'email',
        scope: 'product',
        value: insured.email,
        owner: `user-${insured.userId}`,
        takenCode: 'USER.EMAIL_TAKEN',
      },
      byNobody(),
      async () => ({ streamId: insured.userId, revision: 0, position: '', events: [] }),
    );
    const found = await byEmail(requester, ` ${insured.email.toUpperCase()} `.trim()).expect(200);
    expect(bodyOf(found)).toEqual({ insuredCompanyId: insured.companyId, name: 'Granite Peak' });
    for (const unknown of ['nobody@example.com', agent.email])
      expect(bodyOf(await byEmail(requester, unknown).expect(200))).toBeNull();
    expect((await byEmail(requester, 'no email').expect(400)).body).toMatchObject({
      errors: { email: 'Please enter a valid email address.' },
    });
    await byEmail(agent, insured.email).expect(403);
  });

  it('say to a requester whether it tracks anybody yet, for its own company', async () => {
    expect(bodyOf(await requester.get(`requestor/supplierdatacheck/${requester.companyId}`).expect(200))).toEqual({
      hasShares: false,
    });
    await requester.get(`requestor/supplierdatacheck/${agent.companyId}`).expect(404);
    await insured.get(`requestor/supplierdatacheck/${insured.companyId}`).expect(403);
    const limits = [{ limit: 'eachOccurrence', atLeast: 100, tower: false }];
    const template = {
      name: 'Standard',
      requirements: { lines: [{ line: 'generalLiability', limits, endorsements: [] }], rating: null },
    };
    const { templateId } = bodyOf<{ templateId: string }>(
      await requester.post('requestor/templates', template).expect(201),
    );
    const made = await requester.post('requestor/projects', { name: 'Riverside', templateId }).expect(201);
    const { projectId } = bodyOf<{ projectId: string }>(made);
    const input = { projectId, insuredCompanyId: insured.companyId, dueOn: '2026-12-24' };
    await requester.post('policy/request/template/createPolicyRequest', input).expect(201);
    await product.settled();
    expect(bodyOf(await requester.get(`requestor/supplierdatacheck/${requester.companyId}`).expect(200))).toEqual({
      hasShares: true,
    });
  });
});
