import { appoint, join, registerCompany, type Caller } from '#testing/people';
import { asksFor } from '#testing/covered-supplier';
import { bodyOf, openTestProduct, type TestProduct } from '#testing/test-product';
import { terms } from '#testing/terms';

describe('an agent who acts for an insured [A06]', () => {
  let product: TestProduct;
  let agent: Caller;
  const insureds: string[] = [];
  beforeAll(async () => {
    product = await openTestProduct();
    agent = await join(product, await registerCompany(product, 'Hollis & Vance', ['agency']), 'Priya');
    for (const name of ['Granite Peak', 'Pell Steel', 'Loon Works'])
      insureds.push(await registerCompany(product, name, ['insured']));
    for (const insuredId of insureds.slice(0, 2)) await appoint(product, agent, insuredId);
    await product.settled();
  });
  afterAll(() => product.close());

  const add = (insuredCompanyId: string, actsFor: string) =>
    agent
      .post('policy/addnewpolicy', { insuredCompanyId, line: 'generalLiability', terms: terms() })
      .set('x-on-behalf-of', actsFor);

  it('is recorded in the events as acting for it, by what the call is about', async () => {
    const [ours = ''] = insureds;
    await add(ours, ours).expect(201);
    const added: unknown[] = [];
    for await (const { type, meta } of product.infrastructure.events.readAll({ after: '' }))
      if (type === 'PolicyAdded') added.push(meta);
    expect(added).toMatchObject([{ actor: agent.userId, tenant: agent.companyId, onBehalfOf: ours }]);
  });

  it('changes nothing of another client, and reads it', async () => {
    const [ours = '', other = ''] = insureds;
    expect((await add(other, ours).expect(409)).body).toMatchObject({ code: 'AUTH.OTHER_INSURED' });
    await agent.get(`policy/list/${other}`).set('x-on-behalf-of', ours).expect(200);
    await add(other, other).expect(201);
  });

  it('takes no list of things of several clients: a foreign policy in it refuses the whole', async () => {
    const [ours = '', other = ''] = insureds;
    const requester = await join(product, await registerCompany(product, 'Meridian', ['requester']), 'Dana');
    const template = { name: 'Trade', requirements: asksFor(1_000_000) };
    const { templateId } = bodyOf<{ templateId: string }>(
      await requester.post('requestor/templates', template).expect(201),
    );
    const { projectId } = bodyOf<{ projectId: string }>(
      await requester.post('requestor/projects', { name: 'Union Yard', templateId }).expect(201),
    );
    const policyOf = async (insuredId: string) => {
      const { policyId } = bodyOf<{ policyId: string }>(await add(insuredId, insuredId).expect(201));
      await agent.put(`policy/approve/${policyId}`).expect(200);
      return policyId;
    };
    const policyIds = [await policyOf(ours), await policyOf(other)];
    await product.settled();
    const before = await product.infrastructure.events.head();
    const share = { insuredCompanyId: ours, requesterCompanyId: requester.companyId, projectId };
    const sharing = (ids: readonly string[]) =>
      agent.post('sharedpolicy/share/company', { ...share, policyIds: ids }).set('x-on-behalf-of', ours);
    expect([404, 409, 422]).toContain((await sharing(policyIds)).status);
    expect(await product.infrastructure.events.head()).toBe(before);
    await sharing(policyIds.slice(0, 1)).expect(201);
  });

  it.each(['', 'nobody', '../..', 'https://evil.example'])('gets no right by saying so: %j', async (said) => {
    const foreign = insureds[2]!;
    await add(foreign, foreign).expect(404);
    await agent.get(`policy/list/${foreign}`).set('x-on-behalf-of', foreign).expect(404);
    expect([404, 409]).toContain((await add(foreign, said)).status);
  });
});
