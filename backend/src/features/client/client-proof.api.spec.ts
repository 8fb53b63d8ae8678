/** @run rest: many refused calls and log-ins, one after the other; logs with events that cannot be read, and histories of odd events. */
import { CommandBus } from '@nestjs/cqrs';
import type { PageOf } from '@covertrail/contracts/calls/page';
import type { PolicyRow } from '@covertrail/contracts/policy/policy.replies';
import type { InsuredAgency } from '@covertrail/contracts/representation/representation.replies';
import type { RequestRow } from '@covertrail/contracts/request/request.replies';
import { newId } from '@covertrail/platform/ids/ids';
import { DEFAULT_LIMITS, NO_LIMITS } from '#limits/limits';
import { appoint, byNobody, join, PASSWORD, registerCompany, registerWithTaxId, type Caller } from '#testing/people';
import { asksFor, coverSupplier } from '#testing/covered-supplier';
import { terms } from '#testing/terms';
import { bodyOf, openTestProduct, type TestProduct } from '#testing/test-product';
import { RegisterUser } from '#accounts/register-user.command';

const TAX_ID = '84-5550001';

describe('what an agency knows of an insured opens nothing of it [G01]', () => {
  let product: TestProduct;
  let agent: Caller;
  let rival: Caller;
  let requester: Caller;
  let number = 0;

  beforeAll(async () => {
    product = await openTestProduct({ limits: { ...NO_LIMITS, refusedAfterMs: DEFAULT_LIMITS.refusedAfterMs } });
    agent = await join(product, await registerCompany(product, 'Hollis & Vance', ['agency']), 'Priya');
    rival = await join(product, await registerCompany(product, 'Keystone', ['agency']), 'Jonah');
    requester = await join(product, await registerCompany(product, 'Meridian', ['requester']), 'Dana');
  });
  afterAll(() => product.close());

  const nextTaxId = () => `84-111${String((number += 1)).padStart(4, '0')}`;
  const newInsured = async (taxId = nextTaxId()) =>
    join(product, await registerWithTaxId(product, 'Granite Peak', ['insured'], taxId), 'Ines');
  const prove = (by: Caller, proof: object) => by.post('agent/client', proof);
  const refusal = async (by: Caller, proof: object) => {
    const { status, body } = await prove(by, proof);
    return [status, (body as { code: string }).code];
  };
  /** Someone who signed up for a company: the sign-up reserves the e-mail address. */
  const signUp = async ({ companyId }: Caller): Promise<string> => {
    const email = `ines@granite${(number += 1)}.example`;
    const person = {
      userId: newId(),
      firstName: 'Ines',
      lastName: 'Calder',
      email,
      password: PASSWORD,
      companyId,
      access: 'manager',
      permissions: [],
    } as const;
    await product.app.get(CommandBus).execute(new RegisterUser(person, byNobody()));
    await product.settled();
    return email;
  };
  const ask = async (insuredCompanyId: string): Promise<{ requestId: string; number: string }> => {
    const template = await requester
      .post('requestor/templates', { name: `Trades ${newId()}`, requirements: asksFor(1_000_000) })
      .expect(201);
    const { templateId } = bodyOf<{ templateId: string }>(template);
    const project = await requester.post('requestor/projects', { name: `Yard ${newId()}`, templateId }).expect(201);
    const { projectId } = bodyOf<{ projectId: string }>(project);
    const input = { projectId, insuredCompanyId, dueOn: '2026-12-24' };
    const { requestId } = bodyOf<{ requestId: string }>(
      await requester.post('policy/request/template/createPolicyRequest', input).expect(201),
    );
    await product.settled();
    const rows = bodyOf<{ rows: { number: string }[] }>(
      await requester.get(`policy/request/pendinglist?requestId=${requestId}`).expect(200),
    ).rows;
    return { requestId, number: rows[0]!.number };
  };
  const agencyOf = async (insured: Caller) => {
    await product.settled();
    return bodyOf<InsuredAgency>(await insured.get('insured/agency').expect(200));
  };

  it('is not its company id: nothing of the client opens', async () => {
    const insured = await newInsured();
    const policy = await insured
      .post('policy/addnewpolicy', { insuredCompanyId: insured.companyId, line: 'generalLiability', terms: terms() })
      .expect(201);
    const { policyId } = bodyOf<{ policyId: string }>(policy);
    const before = await product.infrastructure.events.head();
    await prove(agent, { insuredCompanyId: insured.companyId }).expect(400);
    await prove(agent, {}).expect(400);
    await prove(agent, { taxId: TAX_ID, email: 'ines@example.com' }).expect(400);
    expect(await product.infrastructure.events.head()).toBe(before);
    await agent.post('agent/appointment', { insuredCompanyId: insured.companyId }).expect(201);
    await product.settled();
    await agent.get(`policy/${policyId}`).expect(404);
    await agent.put(`policy/approve/${policyId}`).expect(404);
    await agent.get(`policy/list/${insured.companyId}`).expect(404);
    expect(bodyOf<{ rows: PolicyRow[] }>(await agent.get('policy/agency').expect(200)).rows).toEqual([]);
  });

  it('asks by a tax id, with or without the hyphen: a manager of the insured accepts, and sees who did', async () => {
    const insured = await newInsured(TAX_ID);
    await prove(agent, { taxId: '845550001' }).expect(201);
    expect(await agencyOf(insured)).toMatchObject({
      current: [],
      waiting: [{ agencyName: 'Hollis & Vance', agentName: 'Priya Tester', basis: 'taxId', requests: [] }],
    });
    const { notifications } = bodyOf<{ notifications: { description: string; data: string }[] }>(
      await insured.get('notifications').expect(200),
    );
    expect(notifications[0]).toMatchObject({
      description: 'Hollis & Vance asks to be your agency of record. It cannot see your policies unless you accept.',
      data: 'insuredAgency',
    });
    await agent.get(`policy/list/${insured.companyId}`).expect(404);
    await insured.put('insured/agency/accept', { agencyCompanyId: agent.companyId }).expect(200);
    expect((await agencyOf(insured)).current[0]).toMatchObject({
      agencyName: 'Hollis & Vance',
      proof: 'acceptance',
      basis: 'taxId',
      decidedBy: 'Ines Tester',
    });
    await agent.get(`policy/list/${insured.companyId}`).expect(200);
  });

  it('asks by the e-mail of someone there, unless a provider gives such addresses to anybody', async () => {
    const insured = await newInsured();
    expect(await refusal(agent, { email: 'someone@gmail.com' })).toEqual([422, 'CLIENT.EMAIL_PUBLIC']);
    expect(await refusal(agent, { email: 'nobody@granitepeak.example' })).toEqual([422, 'CLIENT.EMAIL_UNKNOWN']);
    // An account that belongs to no insured company is no client either.
    for (const other of [requester, rival])
      expect(await refusal(agent, { email: await signUp(other) })).toEqual([422, 'CLIENT.EMAIL_UNKNOWN']);
    const email = await signUp(insured);
    await prove(agent, { email: email.toUpperCase() }).expect(201);
    expect(await agencyOf(insured)).toMatchObject({ current: [], waiting: [{ basis: 'email' }] });
    await agent.get(`policy/list/${insured.companyId}`).expect(404);
  });

  it('asks by an open Request ID, and by none that ended', async () => {
    const insured = await newInsured();
    const [first, second] = [await ask(insured.companyId), await ask(insured.companyId)];
    await requester.post('policy/request/cancel', { requestId: first.requestId, reason: 'By mistake' }).expect(200);
    expect(await refusal(agent, { requestNumber: first.number })).toEqual([422, 'CLIENT.REQUEST_CANCELED']);
    expect(await refusal(agent, { requestNumber: '123456789012' })).toEqual([422, 'CLIENT.REQUEST_UNKNOWN']);
    const worded = await prove(agent, { requestNumber: 'x1' }).expect(400);
    expect(JSON.stringify(worded.body)).toContain('Policy Request ID must be a number');
    await prove(agent, { requestNumber: second.number }).expect(201);
    expect(await agencyOf(insured)).toMatchObject({
      current: [],
      waiting: [{ basis: 'requestNumber', requests: [{ number: second.number, requesterName: 'Meridian' }] }],
    });
    expect(await refusal(agent, { requestNumber: second.number })).toEqual([409, 'REPRESENTATION.ALREADY_REQUESTED']);
    await insured.put('insured/agency/accept', { agencyCompanyId: agent.companyId }).expect(200);
    expect(await refusal(rival, { requestNumber: second.number })).toEqual([409, 'REPRESENTATION.ALREADY_APPOINTED']);
    await agent.post('policy/request/deny', { requestId: second.requestId, reason: 'No' }).expect(200);
    expect(await refusal(rival, { requestNumber: second.number })).toEqual([422, 'CLIENT.REQUEST_DECLINED']);
  });

  it('is refused in the words of the specification', async () => {
    const { requester: asking } = await coverSupplier(product, 'Answered ');
    const { rows } = bodyOf<PageOf<RequestRow>>(await asking.get('policy/request/pendinglist').expect(200));
    const insured = await newInsured();
    const canceled = await ask(insured.companyId);
    await requester.post('policy/request/cancel', { requestId: canceled.requestId, reason: 'By mistake' }).expect(200);
    for (const [proof, message] of [
      [
        { requestNumber: rows[0]!.number },
        'This request was responded to already. Please contact support for account migration.',
      ],
      [{ requestNumber: canceled.number }, 'This request was canceled.'],
      [{ requestNumber: '123456789012' }, 'Invalid Request ID. Please contact your Client to obtain a valid code.'],
      [{ taxId: '99-9999999' }, 'There is no request for this Tax ID.'],
      [{ email: 'nobody@granitepeak.example' }, 'There is no request for this email.'],
      [{ email: 'someone@gmail.com' }, 'A public domain email cannot be matched to company records.'],
    ] as const)
      expect((await prove(rival, proof).expect(422)).body).toMatchObject({ message });
  });

  it('gets the same reply when a tax id or an e-mail belongs to no one and when another agency has the client or it refused this one', async () => {
    const taxId = nextTaxId();
    const insured = await newInsured(taxId);
    const email = await signUp(insured);
    await appoint(product, agent, insured.companyId);
    const plain = ({ body }: { body: unknown }) => JSON.stringify(body);
    expect(plain(await prove(rival, { taxId }).expect(422))).toBe(
      plain(await prove(rival, { taxId: '99-9999999' }).expect(422)),
    );
    expect(plain(await prove(rival, { email }).expect(422))).toBe(
      plain(await prove(rival, { email: 'none@granitepeak.example' }).expect(422)),
    );
    const refusing = await newInsured(nextTaxId());
    await rival.post('agent/appointment', { insuredCompanyId: refusing.companyId }).expect(201);
    await refusing.put('insured/agency/refuse', { agencyCompanyId: rival.companyId }).expect(200);
    expect(plain(await prove(rival, { email: await signUp(refusing) }).expect(422))).toBe(
      plain(await prove(rival, { email: 'none@granitepeak.example' }).expect(422)),
    );
    const begun = performance.now();
    await prove(rival, { taxId: '99-9999999' });
    expect(performance.now() - begun).toBeGreaterThanOrEqual(240);
  });

  it('is stored sealed, shown to nobody, and of one company alone', async () => {
    const taxId = nextTaxId();
    const insured = await newInsured(taxId);
    await expect(registerWithTaxId(product, 'Another', ['insured'], taxId.replace('-', ''))).rejects.toMatchObject({
      code: 'COMPANY.TAX_ID_TAKEN',
    });
    const digits = taxId.replace('-', '');
    const stored = JSON.stringify(await product.infrastructure.events.readStream(`company-${insured.companyId}`));
    expect(stored).toContain('sealed:1:');
    expect(stored).not.toContain(digits);
    await product.settled();
    for (const path of ['insured/agency', 'company/search?keyword=Granite', 'activity-log', 'user/userdetails']) {
      expect((await insured.get(path)).text).not.toMatch(new RegExp(`${taxId}|${digits}|sealed:1`));
    }
    expect(JSON.stringify(product.log)).not.toContain(digits);
  });
});
