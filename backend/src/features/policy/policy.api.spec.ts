import { newId } from '@covertrail/platform/ids/ids';
import { appoint, join, registerCompany, type Caller } from '#testing/people';
import { openTestProduct, type TestProduct } from '#testing/test-product';
import { terms } from '#testing/terms';

describe('policies [C01] [G03]', () => {
  let product: TestProduct;
  let insured: Caller;
  let agent: Caller;
  let stranger: Caller;

  beforeAll(async () => {
    product = await openTestProduct();
    insured = await join(product, await registerCompany(product, 'Granite Peak', ['insured']), 'Ines');
    agent = await join(product, await registerCompany(product, 'Hollis & Vance', ['agency']), 'Priya');
    stranger = await join(product, await registerCompany(product, 'Keystone', ['agency']), 'Jonah');
    await appoint(product, agent, insured.companyId);
  });
  afterAll(() => product.close());

  const add = (by: Caller, key?: string) =>
    by.post(
      'policy/addnewpolicy',
      { insuredCompanyId: insured.companyId, line: 'generalLiability', terms: terms() },
      key,
    );
  const idOf = (reply: { body: unknown }) => (reply.body as { data: { policyId: string } }).data.policyId;

  it('are added by the insured, listed to it and its agent, and to nobody else', async () => {
    const policyId = idOf(await add(insured).expect(201));
    for (const reader of [insured, agent]) {
      const list = await reader
        .get(`policy/list/${insured.companyId}`)
        .set('if-position', await product.infrastructure.events.head())
        .expect(200);
      expect(list.body).toMatchObject({
        stale: false,
        data: { rows: [{ id: policyId, insuredName: 'Granite Peak', standing: 'unverified' }] },
      });
    }
    const refused = await stranger.get(`policy/list/${insured.companyId}`).expect(404);
    expect(refused.body).toMatchObject({ code: 'HTTP.NOT_FOUND', status: 404 });
    await stranger.get(`policy/${policyId}`).expect(404);
  });

  it('are added once, however often the call is repeated', async () => {
    const key = newId();
    const [first, second] = [await add(agent, key).expect(201), await add(agent, key).expect(201)];
    expect(idOf(second)).toBe(idOf(first));
    expect(second.headers['x-position']).toBe(first.headers['x-position']);
    const other = {
      insuredCompanyId: insured.companyId,
      line: 'generalLiability',
      terms: terms({ policyNumber: 'GL-2' }),
    };
    const reused = await agent.post('policy/addnewpolicy', other, key).expect(422);
    expect(reused.body).toMatchObject({ code: 'COMMAND.KEY_REUSED' });
  });

  it('that an agent adds or replaces are verified by it: nobody is asked to approve them [G02]', async () => {
    const policyId = idOf(await add(agent).expect(201));
    const renewal = {
      terms: terms({ policyNumber: 'GL-9', period: { effectiveOn: '2027-07-01', expiresOn: '2028-07-01' } }),
      upon: 'expiration',
    };
    const nextId = idOf(await agent.post(`policy/replace/${policyId}`, renewal).expect(201));
    for (const id of [policyId, nextId]) {
      expect((await agent.get(`policy/${id}`).expect(200)).body).toMatchObject({
        data: { verification: 'verified', mayApprove: false },
      });
    }
  });

  it('that an agent read on a certificate await its approval all the same', async () => {
    const body = {
      insuredCompanyId: insured.companyId,
      line: 'generalLiability',
      terms: terms(),
      fromCertificate: true,
    };
    const policyId = idOf(await agent.post('policy/addnewpolicy', body).expect(201));
    expect((await agent.get(`policy/${policyId}`).expect(200)).body).toMatchObject({
      data: { verification: 'unverified', mayApprove: true },
    });
  });

  it('are approved by the agent, and an edit that saw an old revision is refused', async () => {
    const added = await add(insured).expect(201);
    const policyId = idOf(added);
    await insured.put(`policy/approve/${policyId}`).expect(403);
    const approved = await agent.put(`policy/approve/${policyId}`).expect(200);
    const details = await agent.get(`policy/${policyId}`).expect(200);
    expect(details.body).toMatchObject({ data: { verification: 'verified', mayApprove: false, revision: 1 } });
    expect(details.body).toMatchObject({
      data: { verifiedBy: expect.stringMatching(/^Priya .+, Hollis & Vance/) as string },
    });
    expect(approved.headers['etag']).toBe('"1"');

    const edit = {
      policyId,
      terms: terms({ limits: { eachOccurrence: 200_000_000 } }),
      effectiveFrom: '2026-11-21',
      enteredWrongly: false,
    };
    const conflict = await agent.put('policy/editpolicy', edit).set('if-match', '"0"').expect(409);
    expect(conflict.body).toMatchObject({ code: 'HTTP.REVISION_CHANGED', currentRevision: 1 });
    await agent.put('policy/editpolicy', edit).set('if-match', '"1"').expect(200);
  });

  it('have attached what their approval requests to be endorsed [C08]', async () => {
    const policyId = idOf(await add(insured).expect(201));
    const path = `policy/approve/${policyId}`;
    await agent.put(path, { endorsementRequests: ['moon'] }).expect(400);
    await agent.put(path, { endorsementRequests: ['waiverOfSubrogation'] }).expect(200);
    for (const reader of [agent, insured])
      expect((await reader.get(`policy/${policyId}`).expect(200)).body).toMatchObject({
        data: { verification: 'verified', endorsementRequests: ['waiverOfSubrogation'], terms: { endorsements: [] } },
      });
  });

  it('stay as they were approved when the agent rejects what was changed since', async () => {
    const policyId = idOf(await add(agent).expect(201));
    await agent.put(`policy/approve/${policyId}`).expect(200);
    const before = (await agent.get(`policy/${policyId}`).expect(200)).body as { data: Record<string, unknown> };
    const edit = {
      policyId,
      terms: terms({ limits: { eachOccurrence: 900_000_000 } }),
      effectiveFrom: '2026-11-01',
      enteredWrongly: false,
    };
    await insured.put('policy/editpolicy', edit).expect(200);
    expect((await agent.get(`policy/${policyId}`).expect(200)).body).toMatchObject({
      data: { verification: 'unverified', editsAwait: true, mayApprove: true },
    });
    await agent.put(`policy/reject/${policyId}`, { reason: 'Not raised' }).expect(200);
    await agent.put(`policy/reject/${policyId}`, { reason: 'Not raised' }).expect(200);
    const after = (await agent.get(`policy/${policyId}`).expect(200)).body as typeof before;
    expect({ ...after.data, revision: 0 }).toEqual({ ...before.data, revision: 0 });
    const list = await insured
      .get(`policy/list/${insured.companyId}`)
      .set('if-position', await product.infrastructure.events.head())
      .expect(200);
    expect(
      (list.body as { data: { rows: { id: string }[] } }).data.rows.find(({ id }) => id === policyId),
    ).toMatchObject({ standing: before.data['standing'], verification: 'verified', editsAwait: false });
    const refused = await agent.put(`policy/reject/${policyId}`, { reason: 'Another reason' }).expect(409);
    expect(refused.body).toMatchObject({ code: 'POLICY.EDITS_ALREADY_REJECTED' });
  });

  it('are canceled and never deleted', async () => {
    const policyId = idOf(await add(agent).expect(201));
    await agent
      .delete(`policy/deletePolicy/${policyId}`, { effectiveFrom: '2026-10-01', reason: 'non-payment' })
      .expect(200);
    const details = await agent.get(`policy/${policyId}`).expect(200);
    expect(details.body).toMatchObject({ data: { standing: 'canceled', canceledFrom: '2026-10-01', mayEdit: false } });
  });

  it('are replaced upon expiration by one that is linked to them, once', async () => {
    const policyId = idOf(await add(agent).expect(201));
    const renewal = {
      terms: terms({ policyNumber: 'GL-99001', period: { effectiveOn: '2027-07-01', expiresOn: '2028-07-01' } }),
      upon: 'expiration',
    };
    await stranger.post(`policy/replace/${policyId}`, renewal).expect(404);
    const next = idOf(await insured.post(`policy/replace/${policyId}`, renewal).expect(201));
    await product.settled();
    const [old, renewed] = [
      await agent.get(`policy/${policyId}`).expect(200),
      await agent.get(`policy/${next}`).expect(200),
    ];
    expect(old.body).toMatchObject({
      data: {
        mayReplace: false,
        standing: 'verified',
        replacedBy: { policyId: next, policyNumber: 'GL-99001', upon: 'expiration', from: '2027-07-01' },
      },
    });
    expect(renewed.body).toMatchObject({
      data: { line: 'generalLiability', replaces: { policyId, policyNumber: 'GL-88120' } },
    });
    expect((await insured.post(`policy/replace/${policyId}`, renewal).expect(409)).body).toMatchObject({
      code: 'POLICY.REPLACED',
    });
  });

  it('are replaced at once from the first day of the next one', async () => {
    const policyId = idOf(await add(agent).expect(201));
    const late = {
      terms: terms({ period: { effectiveOn: '2027-07-01', expiresOn: '2028-07-01' } }),
      upon: 'replacement',
    };
    expect((await agent.post(`policy/replace/${policyId}`, late).expect(422)).body).toMatchObject({
      code: 'POLICY.REPLACE_OUTSIDE_PERIOD',
    });
    await agent
      .post(`policy/replace/${policyId}`, {
        ...late,
        terms: terms({ period: { effectiveOn: '2026-11-01', expiresOn: '2027-11-01' } }),
      })
      .expect(201);
    await product.settled();
    const old = await agent.get(`policy/${policyId}`).expect(200);
    expect(old.body).toMatchObject({ data: { standing: 'canceled', canceledFrom: '2026-11-01' } });
    const refused = await agent
      .put(`policy/reinstate/${policyId}`, { effectiveFrom: '2026-11-01', reason: 'x' })
      .expect(409);
    expect(refused.body).toMatchObject({ code: 'POLICY.REPLACED' });
  });

  it('are left out of lists while they are archived, and cannot be edited', async () => {
    const policyId = idOf(await add(agent).expect(201));
    const ids = async (query = '') => {
      const list = await insured
        .get(`policy/list/${insured.companyId}${query}`)
        .set('if-position', await product.infrastructure.events.head())
        .expect(200);
      return (list.body as { data: { rows: { id: string }[] } }).data.rows.map(({ id }) => id);
    };
    await stranger.put(`policy/archive/${policyId}`).expect(404);
    await insured.put(`policy/archive/${policyId}`).expect(200);
    expect(await ids()).not.toContain(policyId);
    expect(await ids('?standing=archived')).toEqual([policyId]);
    const edit = {
      policyId,
      terms: terms({ policyNumber: 'GL-5' }),
      effectiveFrom: '2026-11-21',
      enteredWrongly: false,
    };
    expect((await agent.put('policy/editpolicy', edit).expect(409)).body).toMatchObject({
      code: 'POLICY.ARCHIVED',
      message: 'Archived policies cannot be edited.',
    });
    await insured.put(`policy/unarchive/${policyId}`).expect(200);
    expect(await ids()).toContain(policyId);
  });

  it('refuse bad input field by field and change nothing', async () => {
    const before = await product.infrastructure.events.head();
    const bad = {
      insuredCompanyId: insured.companyId,
      line: 'generalLiability',
      terms: { ...terms(), policyNumber: ' ', limits: { eachOccurrence: -1 } },
      evil: 1,
    };
    const refused = await agent.post('policy/addnewpolicy', bad).expect(400);
    expect(refused.body).toMatchObject({
      code: 'HTTP.BAD_INPUT',
      errors: { 'terms.policyNumber': 'Please enter policy number.', 'terms.limits': 'Limits Invalid' },
    });
    await agent.post('policy/addnewpolicy', { ...bad, insuredCompanyId: 'x' }).expect(400);
    expect(await product.infrastructure.events.head()).toBe(before);
  });
});
