import type { PageOf } from '@covertrail/contracts/calls/page';
import type { ClientCandidate, ClientRow } from '@covertrail/contracts/client/client.replies';
import type { InsuredAgency, RequestedAppointment } from '@covertrail/contracts/representation/representation.replies';
import { newId } from '@covertrail/platform/ids/ids';
import { CommandBus } from '@nestjs/cqrs';
import { appoint, byNobody, join, loggedIn, PASSWORD, registerCompany, type Caller } from '#testing/people';
import { terms } from '#testing/terms';
import { bodyOf, openTestProduct, type TestProduct } from '#testing/test-product';
import { offer } from '../client-transfer/testing/transfer-parties.js';
import { RegisterUser } from '#accounts/register-user.command';

describe('an agency that knows a company by its name alone [G01]', () => {
  let product: TestProduct;
  let agent: Caller;
  let rival: Caller;

  beforeAll(async () => {
    product = await openTestProduct();
    agent = await join(product, await registerCompany(product, 'Hollis & Vance', ['agency']), 'Priya');
    rival = await join(product, await registerCompany(product, 'Keystone', ['agency']), 'Jonah');
  });
  afterAll(() => product.close());

  const newInsured = async () => join(product, await registerCompany(product, 'Granite Peak', ['insured']), 'Ines');
  const ask = (by: Caller, insured: Caller, key?: string) =>
    by.post('agent/appointment', { insuredCompanyId: insured.companyId }, key);
  const accept = (by: Caller, agency: Caller) => by.put('insured/agency/accept', { agencyCompanyId: agency.companyId });
  const refuse = (by: Caller, agency: Caller, reason = '') =>
    by.put('insured/agency/refuse', { agencyCompanyId: agency.companyId, reason });
  const agencyOf = async (insured: Caller) => {
    await product.settled();
    return bodyOf<InsuredAgency>(await insured.get('insured/agency').expect(200));
  };
  const askedBy = async (by: Caller, insured: Caller) => {
    await product.settled();
    const rows = bodyOf<readonly RequestedAppointment[]>(await by.get('agent/appointment').expect(200));
    return rows.filter(({ insuredId }) => insuredId === insured.companyId);
  };
  // All notifications: those of one moment of the test's clock have no order.
  const notified = async (by: Caller) => {
    await product.settled();
    const { notifications } = bodyOf<{ notifications: { description: string }[] }>(
      await by.get('notifications').expect(200),
    );
    return notifications.map(({ description }) => description);
  };
  const registerAgent = async (companyId: string, email: string): Promise<string> => {
    const userId = newId();
    const person = { userId, companyId, email, firstName: 'Pia', lastName: 'Raman', password: PASSWORD };
    const rights = { access: 'manager', permissions: [] } as const;
    await product.app.get(CommandBus).execute(new RegisterUser({ ...person, ...rights }, byNobody()));
    await product.settled();
    return userId;
  };
  const newAgency = async (domain: string): Promise<Caller> => {
    const companyId = await registerCompany(product, `Agency of ${domain}`, ['agency']);
    const email = `pia.${companyId.slice(0, 8)}@${domain}`;
    return loggedIn(product, { userId: await registerAgent(companyId, email), companyId, email });
  };
  const code = ({ body }: { body: unknown }) => (body as { code: string }).code;

  it('waits until the insured accepts, and then represents it', async () => {
    const insured = await newInsured();
    const key = newId();
    const first = await ask(agent, insured, key).expect(201);
    expect((await ask(agent, insured, key).expect(201)).headers['x-position']).toBe(first.headers['x-position']);
    expect(await notified(insured)).toContain(
      'Hollis & Vance asks to be your agency of record. It cannot see your policies unless you accept.',
    );
    expect(await agencyOf(insured)).toMatchObject({
      current: [],
      waiting: [{ agencyName: 'Hollis & Vance', agentName: 'Priya Tester', proof: null, agencyCity: 'Denver' }],
      mayDecide: true,
    });
    expect(await askedBy(agent, insured)).toMatchObject([
      { insuredName: 'Granite Peak', state: 'waiting', agentName: 'Priya Tester' },
    ]);
    await agent.get(`policy/list/${insured.companyId}`).expect(404);

    await accept(insured, agent).expect(200);
    expect(await agencyOf(insured)).toMatchObject({
      current: [{ agencyName: 'Hollis & Vance', proof: 'acceptance', ofRecord: true }],
      waiting: [],
    });
    expect(await askedBy(agent, insured)).toEqual([]);
    expect(await notified(agent)).toContain('Granite Peak accepted your agency. You are now its agency of record.');
    await agent.get(`policy/list/${insured.companyId}`).expect(200);
    const log = await product.infrastructure.events.readStream(`representation-${insured.companyId}`);
    expect(log.at(-1)).toMatchObject({
      type: 'AgencyAppointed',
      meta: { actor: insured.userId, tenant: insured.companyId },
    });
  });

  it('is refused with a reason, and cannot ask again by name', async () => {
    const insured = await newInsured();
    await ask(agent, insured).expect(201);
    await refuse(insured, agent, 'We have our own.').expect(200);
    expect(await notified(agent)).toContainEqual(expect.stringContaining('declined your agency'));
    expect(await askedBy(agent, insured)).toMatchObject([{ state: 'refused', reason: 'We have our own.' }]);
    expect(code(await ask(agent, insured).expect(409))).toBe('REPRESENTATION.REFUSED');
    expect(code(await accept(insured, agent).expect(409))).toBe('REPRESENTATION.NOT_WAITING');
    await agent.get(`policy/list/${insured.companyId}`).expect(404);
  });

  it('asks once at a time, takes its request back, and loses it to whom the insured accepts', async () => {
    const insured = await newInsured();
    await ask(agent, insured).expect(201);
    expect(code(await ask(agent, insured).expect(409))).toBe('REPRESENTATION.ALREADY_REQUESTED');
    await agent.put('agent/appointment/withdraw', { insuredCompanyId: insured.companyId }).expect(200);
    expect(code(await accept(insured, agent).expect(409))).toBe('REPRESENTATION.NOT_WAITING');
    await ask(agent, insured).expect(201);
    await ask(rival, insured).expect(201);
    await accept(insured, rival).expect(200);
    expect(code(await accept(insured, agent).expect(409))).toBe('REPRESENTATION.NOT_WAITING');
    expect((await agencyOf(insured)).earlier.map(({ state }) => state).sort()).toEqual(['lapsed', 'withdrawn']);
    expect(code(await ask(agent, insured).expect(409))).toBe('REPRESENTATION.ALREADY_APPOINTED');
  });

  it('is decided on by a manager of that very company', async () => {
    const insured = await newInsured();
    const other = await newInsured();
    await ask(agent, insured).expect(201);
    const reviewer = await join(product, insured.companyId, 'Rita', 'reviewer');
    await accept(reviewer, agent).expect(403);
    expect((await agencyOf(reviewer)).mayDecide).toBe(false);
    expect(code(await accept(other, agent).expect(409))).toBe('REPRESENTATION.NOT_WAITING');
    await accept(rival, agent).expect(403);
    await agent.get('insured/agency').expect(403);
    await insured.get('agent/appointment').expect(403);
    expect((await agencyOf(insured)).waiting).toHaveLength(1);
  });

  it('asks insured companies for whom nobody answers, and no others', async () => {
    const insured = await newInsured();
    expect(code(await ask(agent, rival).expect(404))).toBe('CLIENT.NOT_FOUND');
    expect(code(await agent.post('agent/appointment', { insuredCompanyId: newId() }).expect(404))).toBe(
      'CLIENT.NOT_FOUND',
    );
    await appoint(product, rival, insured.companyId);
    expect(code(await ask(agent, insured).expect(409))).toBe('REPRESENTATION.ALREADY_APPOINTED');
  });

  it('represents at once whom a manager invited, and nobody else can find out who is an agent', async () => {
    const insured = await newInsured();
    const email = 'priya@hollisvance.example';
    await registerAgent(agent.companyId, email);
    expect(code(await insured.post('insured/agency/invite', { email: 'nobody@gmail.com' }).expect(422))).toBe(
      'REPRESENTATION.NO_SUCH_AGENT',
    );
    const reviewer = await join(product, insured.companyId, 'Rita', 'reviewer');
    await reviewer.post('insured/agency/invite', { email }).expect(403);
    await insured.post('insured/agency/invite', { email }).expect(201);
    expect(await agencyOf(insured)).toMatchObject({
      current: [
        { agencyName: 'Hollis & Vance', agentName: 'Pia Raman', proof: 'invitation', decidedBy: 'Ines Tester' },
      ],
    });
    expect(await notified(agent)).toContain('Granite Peak invited your agency. You are now its agency of record.');
    await agent.get(`policy/list/${insured.companyId}`).expect(200);
  });

  it('is one of several that a manager invites, one for each e-mail domain, and each ends alone [C15]', async () => {
    const insured = await newInsured();
    const invite = (email: string) => insured.post('insured/agency/invite', { email });
    const clientsOf = async (by: Caller) => {
      await product.settled();
      const query = `insuredCompanyId=${insured.companyId}`;
      const { rows } = bodyOf<PageOf<ClientRow>>(await by.get(`agent/client?${query}`).expect(200));
      return rows.map(({ insuredId, name }) => ({ insuredId, name }));
    };
    const foundBy = async (by: Caller) => {
      const found = await by.get(`agent/client/search?keyword=${encodeURIComponent('Granite')}`).expect(200);
      return bodyOf<readonly ClientCandidate[]>(found).find(({ insuredId }) => insuredId === insured.companyId)
        ?.standing;
    };
    const alpha = await newAgency('alpha.example');
    const beta = await newAgency('beta.example');
    const gamma = await newAgency('beta.example');
    expect(await foundBy(beta)).toBe('free');
    await invite(alpha.email).expect(201);
    await invite(beta.email).expect(201);
    const taken = await invite(gamma.email).expect(409);
    expect(taken.body).toMatchObject({
      code: 'REPRESENTATION.DOMAIN_TAKEN',
      message: "Domain 'beta.example' already exists.",
    });
    expect(await agencyOf(insured)).toMatchObject({
      current: [
        { agencyName: 'Agency of alpha.example', ofRecord: true, domain: 'alpha.example' },
        { agencyName: 'Agency of beta.example', ofRecord: false, domain: 'beta.example' },
      ],
    });
    const client = [{ insuredId: insured.companyId, name: 'Granite Peak' }];
    expect(await clientsOf(alpha)).toEqual(client);
    expect(await clientsOf(beta)).toEqual(client);
    expect([await foundBy(alpha), await foundBy(beta), await foundBy(gamma)]).toEqual(['mine', 'mine', 'elsewhere']);
    expect(await notified(beta)).toContain('Granite Peak invited your agency. You are now one of its agencies.');
    await insured.put('insured/agency/end', { agencyCompanyId: alpha.companyId, reason: '' }).expect(200);
    expect(await clientsOf(alpha)).toEqual([]);
    expect(await clientsOf(beta)).toEqual(client);
  });

  it('keeps its e-mail domain for itself also when it came by a transfer [C15]', async () => {
    const insured = await newInsured();
    const invite = (email: string) => insured.post('insured/agency/invite', { email });
    const [alpha, beta, gamma] = [
      await newAgency('alpha.example'),
      await newAgency('beta.example'),
      await newAgency('beta.example'),
    ];
    await invite(alpha.email).expect(201);
    const transferId = await offer(alpha, insured.companyId, beta);
    await beta.put(`agent/transfer/${transferId}/approve`, {}).expect(200);
    await product.settled();
    expect(await agencyOf(insured)).toMatchObject({ current: [{ domain: 'beta.example', ofRecord: true }] });
    expect(code(await invite(gamma.email).expect(409))).toBe('REPRESENTATION.DOMAIN_TAKEN');
    await invite(alpha.email).expect(201);
  });

  it('ends when the insured ends it, with what that ends shown before, and is past from then on', async () => {
    const insured = await newInsured();
    await appoint(product, agent, insured.companyId);
    const policy = { insuredCompanyId: insured.companyId, line: 'generalLiability', terms: terms() };
    const { policyId } = bodyOf<{ policyId: string }>(await agent.post('policy/addnewpolicy', policy).expect(201));
    expect(await agencyOf(insured)).toMatchObject({
      current: [{ policies: 1 }],
      ending: { openRequests: 0, shares: 0 },
    });
    const reviewer = await join(product, insured.companyId, 'Rita', 'reviewer');
    const end = (by: Caller, agency = agent) =>
      by.put('insured/agency/end', { agencyCompanyId: agency.companyId, reason: 'We moved.' });
    await end(reviewer).expect(403);
    expect(code(await end(insured, rival).expect(409))).toBe('REPRESENTATION.NOT_CURRENT');
    await end(insured).expect(200);
    await end(insured).expect(200);
    expect(await agencyOf(insured)).toMatchObject({
      current: [],
      unmanaged: 1,
      earlier: [{ state: 'ended', endedBy: 'insured', reason: 'We moved.' }],
    });
    expect(await notified(agent)).toContainEqual(expect.stringContaining('ended the representation'));
    await agent.get(`policy/list/${insured.companyId}`).expect(404);
    await agent.put(`policy/approve/${policyId}`).expect(404);
    await agent.get(`policy/${policyId}`).expect(200);
    await insured.get(`policy/${policyId}`).expect(200);
    for (const path of ['policy/agency', 'agent/client']) {
      expect(JSON.stringify((await agent.get(path).expect(200)).body)).not.toContain(insured.companyId);
    }
    await appoint(product, rival, insured.companyId);
  });

  it('ends when the agency ends it', async () => {
    const insured = await newInsured();
    await appoint(product, agent, insured.companyId);
    await rival.put('agent/client/end', { insuredCompanyId: insured.companyId }).expect(404);
    await agent.put('agent/client/end', { insuredCompanyId: insured.companyId }).expect(200);
    expect(await agencyOf(insured)).toMatchObject({ current: [], earlier: [{ state: 'ended', endedBy: 'agency' }] });
    expect(await notified(insured)).toContain(
      'Hollis & Vance no longer represents you. Your policies, requests and shares stay with you.',
    );
  });

  it('sends its managers a mail with a page where they decide', async () => {
    const insured = await newInsured();
    await ask(agent, insured).expect(201);
    await product.settled();
    await product.mailing.sender!.sendDue();
    const mail = (await product.mailing.mailbox!.mails()).find(({ to }) => to === insured.email);
    expect(mail?.subject).toBe('“Hollis & Vance” asks to represent “Granite Peak”');
    expect(mail?.text).toContain('It found your company by: company name. It sees nothing of yours unless you accept.');
    expect(mail?.text).toContain('https://covertrail.example/app/my-agent\n');
  });
});
