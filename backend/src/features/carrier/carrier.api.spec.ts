import type { PageOf } from '@covertrail/contracts/calls/page';
import type { CarrierChoice, CarrierVerified } from '@covertrail/contracts/carrier/carrier.replies';
import type { PolicyDetails } from '@covertrail/contracts/policy/policy.replies';
import { newId } from '@covertrail/platform/ids/ids';
import { appoint, join, registerCompany, type Caller } from '#testing/people';
import { SUMMIT, terms } from '#testing/terms';
import { bodyOf, openTestProduct, type TestProduct } from '#testing/test-product';

const DIRECTORY = 'policy/details/insurer';

describe('insurers [C11]', () => {
  let product: TestProduct;
  let insured: Caller;
  let agent: Caller;
  let stranger: Caller;

  beforeAll(async () => {
    product = await openTestProduct();
    insured = await join(product, await registerCompany(product, 'Granite Peak', ['insured']), 'Ines');
    agent = await join(product, await registerCompany(product, 'Hollis & Vance', ['agency']), 'Priya');
    stranger = await join(product, await registerCompany(product, 'Keystone Brokers', ['agency']), 'Jonah');
    await appoint(product, agent, insured.companyId);
    await product.settled();
  });
  afterAll(() => product.close());

  const add = (by: Caller, companyName: string, companyNaic = '') => by.post(DIRECTORY, { companyName, companyNaic });
  const found = async (by: Caller, query: string): Promise<readonly string[]> =>
    bodyOf<PageOf<CarrierChoice>>(await by.get(`${DIRECTORY}?${query}`).expect(200)).rows.map(({ name }) => name);
  const policyOf = (carrierId: string) => ({
    insuredCompanyId: insured.companyId,
    line: 'generalLiability',
    terms: { ...terms(), carrierId },
  });

  it('lend a policy their name and number, whatever a caller says', async () => {
    const spoofed = {
      ...policyOf(SUMMIT.carrierId),
      terms: { ...terms(), carrier: { ...SUMMIT, name: 'Shady Offshore Re' } },
    };
    expect((await agent.post('policy/addnewpolicy', spoofed).expect(400)).body).toMatchObject({
      code: 'HTTP.BAD_INPUT',
    });
    const { policyId } = bodyOf<{ policyId: string }>(
      await agent.post('policy/addnewpolicy', policyOf(SUMMIT.carrierId)).expect(201),
    );
    expect(bodyOf<PolicyDetails>(await agent.get(`policy/${policyId}`).expect(200)).terms.carrier).toEqual(SUMMIT);
  });

  it('must be known to be named', async () => {
    const unknown = { code: 'POLICY.CARRIER_UNKNOWN', message: 'Please select an insurer.' };
    expect((await agent.post('policy/addnewpolicy', policyOf(newId())).expect(422)).body).toMatchObject(unknown);
    const { policyId } = bodyOf<{ policyId: string }>(
      await agent.post('policy/addnewpolicy', policyOf(SUMMIT.carrierId)).expect(201),
    );
    const edit = {
      policyId,
      terms: { ...terms(), carrierId: newId() },
      effectiveFrom: '2026-11-21',
      enteredWrongly: false,
    };
    expect((await agent.put('policy/editpolicy', edit).expect(422)).body).toMatchObject(unknown);
  });

  it('that a company adds are known to it and to those who have a policy with them in common', async () => {
    const { id } = bodyOf<CarrierChoice>(await add(agent, 'Lone Pine Captive').expect(201));
    await product.settled();
    const query = 'keyword=lone';
    expect([await found(agent, query), await found(insured, query), await found(stranger, query)]).toEqual([
      ['Lone Pine Captive'],
      [],
      [],
    ]);
    await agent.post('policy/addnewpolicy', policyOf(id)).expect(201);
    await product.settled();
    expect([await found(insured, query), await found(stranger, query)]).toEqual([['Lone Pine Captive'], []]);
    await stranger.get(`${DIRECTORY}?insuredCompanyId=${insured.companyId}`).expect(404);
    const verifiedId = async (by: Caller) =>
      bodyOf<CarrierVerified>(
        await by.get(`${DIRECTORY}/verify?insurerName=Lone Pine Captive&insurerNaic=0&insurerId=${id}`).expect(200),
      ).carrier?.id;
    expect([await verifiedId(insured), await verifiedId(stranger)]).toEqual([id, undefined]);
  });

  it('are listed without naming who added them', async () => {
    const typesRead = async (by: Caller) =>
      bodyOf<PageOf<{ type: string }>>(await by.get('activity-log?feature=carrier').expect(200)).rows.length;
    expect(await typesRead(agent)).toBe((await typesRead(stranger)) + 1);
    expect((await insured.get('activity-log').expect(200)).text).not.toContain(
      'The insurer *Lone Pine Captive* was added',
    );
  });

  it('are one for each NAIC number', async () => {
    const { id } = bodyOf<CarrierChoice>(await add(agent, 'Frontier Casualty', '24112').expect(201));
    const refused = { code: 'CARRIER.NAIC_TAKEN', message: 'An insurer with this NAIC exists already.' };
    for (const by of [agent, stranger])
      expect((await add(by, 'Shady Offshore Re', '24112').expect(409)).body).toMatchObject(refused);
    expect((await add(agent, 'Frontier Casualty', '24112').expect(409)).body).toMatchObject(refused);
    expect(bodyOf<CarrierChoice>(await add(stranger, 'frontier casualty', '24112').expect(201)).id).toBe(id);
    const without = [await add(agent, 'One Captive').expect(201), await add(agent, 'Another Captive', '0').expect(201)];
    expect(new Set(without.map((reply) => bodyOf<CarrierChoice>(reply).id)).size).toBe(2);
  });

  it('are verified by name and NAIC, with the notice of the specification where they do not match', async () => {
    const verified = async (query: string) =>
      bodyOf<CarrierVerified>(await agent.get(`${DIRECTORY}/verify?${query}`).expect(200));
    expect(await verified('insurerName=summit mutual&insurerNaic=12345')).toMatchObject({
      matched: true,
      carrier: { name: 'Summit Mutual', naic: '12345' },
      notice: null,
    });
    expect(await verified('insurerName=Summit Mutual&insurerNaic=54321')).toMatchObject({
      matched: false,
      notice: 'Match for this carrier name and NAIC could not be found in AM Best Data.',
    });
    expect(await verified('insurerName=Nowhere Re&insurerNaic=0')).toMatchObject({
      matched: false,
      carrier: null,
      notice: 'Exact match could not be found in AM Best data',
    });
  });

  it('that a company adds are compared with the published directory alone', async () => {
    const noticeOf = async (name: string, naic: string) => {
      const { id } = bodyOf<CarrierChoice>(await add(agent, name, naic).expect(201));
      await product.settled();
      const query = `insurerName=${name}&insurerNaic=${naic || '0'}&insurerId=${id}`;
      return bodyOf<CarrierVerified>(await agent.get(`${DIRECTORY}/verify?${query}`).expect(200));
    };
    expect(await noticeOf('Typed By Us', '77001')).toMatchObject({
      matched: false,
      carrier: { name: 'Typed By Us' },
      notice: 'Exact match could not be found in AM Best data',
    });
    expect(await noticeOf('Summit Mutual', '77002')).toMatchObject({
      matched: false,
      carrier: { naic: '77002' },
      notice: 'Match for this carrier name and NAIC could not be found in AM Best Data.',
    });
  });

  it('are refused without a name, with a number that is none, and with a name that is too long', async () => {
    expect((await add(agent, '  ').expect(400)).body).toMatchObject({
      errors: { companyName: 'Please enter valid insurer name!' },
    });
    expect((await add(agent, 'Lone Pine', 'abc').expect(400)).body).toMatchObject({
      errors: { companyNaic: 'Insurer NAIC should be numbers only' },
    });
    await add(agent, 'x'.repeat(51)).expect(400);
    await add(agent, 'Lone Pine', '12345678901').expect(400);
  });

  it('show on a policy the rating of its first day and the present one', async () => {
    const { policyId } = bodyOf<{ policyId: string }>(
      await agent.post('policy/addnewpolicy', policyOf(SUMMIT.carrierId)).expect(201),
    );
    expect(bodyOf<PolicyDetails>(await agent.get(`policy/${policyId}`).expect(200)).insurer).toEqual({
      ratingAtStart: null,
      currentRating: null,
      currentSince: null,
    });
  });
});
