import { appoint, join, registerCompany, type Caller } from '#testing/people';
import { openTestProduct, type TestProduct } from '#testing/test-product';
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

  it.each(['', 'nobody', '../..', 'https://evil.example'])('gets no right by saying so: %j', async (said) => {
    const foreign = insureds[2]!;
    await add(foreign, foreign).expect(404);
    await agent.get(`policy/list/${foreign}`).set('x-on-behalf-of', foreign).expect(404);
    expect([404, 409]).toContain((await add(foreign, said)).status);
  });
});
