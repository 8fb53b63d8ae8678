import { newId } from '@covertrail/platform/ids/ids';
import { appoint, join, registerCompany, registerWithTaxId, type Caller } from '#testing/people';
import { bodyOf, openTestProduct, type TestProduct } from '#testing/test-product';
import { terms } from '#testing/terms';
import type { ClientRow } from '@covertrail/contracts/client/client.replies';

interface Rows {
  readonly rows: readonly ClientRow[];
  readonly total: number;
}

const TAX_ID = '84-1234567';

describe('clients of an agency [G01]', () => {
  let product: TestProduct;
  let agent: Caller;
  let rival: Caller;
  let insured: Caller;

  beforeAll(async () => {
    product = await openTestProduct();
    agent = await join(product, await registerCompany(product, 'Hollis & Vance', ['agency']), 'Priya');
    rival = await join(product, await registerCompany(product, 'Keystone', ['agency']), 'Jonah');
    insured = await join(product, await registerWithTaxId(product, 'Granite Peak', ['insured'], TAX_ID), 'Ines');
  });
  afterAll(() => product.close());

  const clients = async (by: Caller, query = '') => bodyOf<Rows>(await by.get(`agent/client?${query}`).expect(200));
  const addPolicy = async (by: Caller, insuredCompanyId: string, other: Parameters<typeof terms>[0] = {}) => {
    const added = await by
      .post('policy/addnewpolicy', { insuredCompanyId, line: 'generalLiability', terms: terms(other) })
      .expect(201);
    return bodyOf<{ policyId: string }>(added).policyId;
  };

  it('are found by name and added once, when the insured accepted; what they had already comes with them', async () => {
    await addPolicy(insured, insured.companyId);
    await product.settled();
    const found = await agent.get('agent/client/search?keyword=gran').expect(200);
    expect(found.body).toMatchObject({
      data: [{ insuredId: insured.companyId, name: 'Granite Peak', city: 'Denver', standing: 'free' }],
    });

    const key = newId();
    const added = await agent.post('agent/client', { taxId: TAX_ID }, key).expect(201);
    const again = await agent.post('agent/client', { taxId: TAX_ID }, key).expect(201);
    expect(again.headers['x-position']).toBe(added.headers['x-position']);
    await product.settled();
    expect(await clients(agent)).toEqual({ rows: [], total: 0 });
    await insured.put('insured/agency/accept', { agencyCompanyId: agent.companyId }).expect(200);
    await product.settled();
    expect(await clients(agent)).toMatchObject({
      total: 1,
      rows: [
        {
          insuredId: insured.companyId,
          name: 'Granite Peak',
          policyCount: 1,
          unverifiedCount: 1,
          status: 'unverified',
          transferId: null,
        },
      ],
    });
    expect(await clients(rival)).toEqual({ rows: [], total: 0 });
    await agent.get(`policy/list/${insured.companyId}`).expect(200);
  });

  it('are refused to a colleague a second time, and to members who may not add clients', async () => {
    const colleague = await join(product, agent.companyId, 'Petra');
    expect((await colleague.post('agent/client', { taxId: TAX_ID }).expect(409)).body).toMatchObject({
      code: 'CLIENT.ALREADY_ADDED',
    });
    const reader = await join(product, agent.companyId, 'Rita', 'readOnly');
    await reader.post('agent/client', { taxId: TAX_ID }).expect(403);
    await insured.post('agent/client', { taxId: TAX_ID }).expect(403);
    const elsewhere = await rival.get('agent/client/search?keyword=Granite').expect(200);
    expect(elsewhere.body).toMatchObject({ data: [{ standing: 'elsewhere' }] });
    const short = await agent.get('agent/client/search?keyword=gr').expect(400);
    expect(JSON.stringify(short.body)).toContain('first three letters');
  });

  it('have one agency when two are accepted at once', async () => {
    const contested = await join(
      product,
      await registerWithTaxId(product, 'Contested Roofing', ['insured'], '84-7654321'),
      'Cora',
    );
    await Promise.all([agent, rival].map((by) => by.post('agent/client', { taxId: '84-7654321' }).expect(201)));
    const answers = await Promise.all(
      [agent, rival].map(({ companyId }) => contested.put('insured/agency/accept', { agencyCompanyId: companyId })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    await product.settled();
    const lists = await Promise.all([agent, rival].map((by) => clients(by, 'keyword=contested')));
    expect(lists.map(({ total }) => total).sort()).toEqual([0, 1]);
  });

  it('are counted, sorted, searched and held to a status as of today', async () => {
    const [ends, lapsed] = [
      await registerCompany(product, 'Alder Fire', ['insured']),
      await registerCompany(product, 'Birch Glazing', ['insured']),
    ];
    for (const insuredId of [ends, lapsed]) await appoint(product, agent, insuredId);
    const ending = await addPolicy(agent, ends, {
      policyNumber: 'ALD-771',
      period: { effectiveOn: '2025-12-07', expiresOn: '2026-12-07' },
    });
    const gone = await addPolicy(agent, lapsed, { period: { effectiveOn: '2025-01-01', expiresOn: '2026-01-01' } });
    for (const id of [ending, gone]) await agent.put(`policy/approve/${id}`).expect(200);
    await product.settled();

    expect((await clients(agent, 'status=expiring')).rows).toMatchObject([
      { name: 'Alder Fire', nextExpiry: '2026-12-07', status: 'expiring' },
    ]);
    expect((await clients(agent, 'status=expired')).rows).toMatchObject([{ name: 'Birch Glazing', nextExpiry: null }]);
    expect((await clients(agent, 'status=unverified')).rows.map(({ name }) => name)).toEqual(['Granite Peak']);
    expect((await clients(agent, 'status=canceled')).rows).toEqual([]);
    const names = (await clients(agent, 'sort=name&direction=desc&size=2')).rows.map(({ name }) => name);
    expect(names).toEqual([...names].sort().reverse());
    expect(names).toContain('Granite Peak');
    await agent.get('agent/client?status=nonsense').expect(400);

    const numbered = async (number: string) =>
      (await clients(agent, `policyNumber=${number}`)).rows.map(({ name }) => name);
    expect([await numbered('ALD-7'), await numbered('NO-1')]).toEqual([['Alder Fire'], []]);
    expect((await clients(rival, 'policyNumber=ALD-771')).rows).toEqual([]);
  });
});

describe('what waits for an agency [G02]', () => {
  let product: TestProduct;
  beforeAll(async () => void (product = await openTestProduct()));
  afterAll(() => product.close());

  it('is counted and listed until it was verified', async () => {
    const agent = await join(product, await registerCompany(product, 'Hollis & Vance', ['agency']), 'Priya');
    const rival = await join(product, await registerCompany(product, 'Keystone', ['agency']), 'Jonah');
    const insuredCompanyId = await registerCompany(product, 'Granite Peak', ['insured']);
    await appoint(product, agent, insuredCompanyId);
    const insured = await join(product, insuredCompanyId, 'Ines');
    const added = await insured
      .post('policy/addnewpolicy', { insuredCompanyId, line: 'generalLiability', terms: terms() })
      .expect(201);
    const { policyId } = bodyOf<{ policyId: string }>(added);
    await product.settled();

    const counts = async (by: Caller) => bodyOf<object>(await by.get('agent/getPendingApproval').expect(200));
    expect(await counts(agent)).toEqual({
      countPolicyVerfication: 1,
      countPolicyShare: 0,
      countPolicyRequest: 0,
      totalPendingApproval: 1,
    });
    expect(await counts(rival)).toMatchObject({ totalPendingApproval: 0 });
    const pending = await agent.get('agent/pendingrequest').expect(200);
    expect(pending.body).toMatchObject({
      data: { total: 1, rows: [{ id: policyId, insuredName: 'Granite Peak', standing: 'unverified' }] },
    });
    expect((await agent.get('agent/dashboard').expect(200)).body).toMatchObject({
      data: { clients: 1, policies: 1, unverified: 1, expiring: 0, openRequests: 0, transfersWaiting: 0 },
    });

    const approved = await agent.put(`policy/approve/${policyId}`).expect(200);
    const after = await agent
      .get('agent/pendingrequest')
      .set('if-position', String(approved.headers['x-position']))
      .expect(200);
    expect(after.body).toMatchObject({ stale: false, data: { total: 0, rows: [] } });
  });

  it('may be used by agents only', async () => {
    const insured = await join(product, await registerCompany(product, 'Birch Glazing', ['insured']), 'Ines');
    for (const path of ['client', 'dashboard', 'getPendingApproval', 'pendingrequest', 'client/search?keyword=birch']) {
      await insured.get(`agent/${path}`).expect(403);
    }
  });
});
