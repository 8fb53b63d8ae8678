import request from 'supertest';
import type { PageOf } from '@covertrail/contracts/calls/page';
import type { ClientRow } from '@covertrail/contracts/client/client.replies';
import type { Colleague } from '@covertrail/contracts/membership/membership.replies';
import type { OpenedAgentLink, VerifiedEmail } from '@covertrail/contracts/registration/registration.replies';
import type { InsuredAgency } from '@covertrail/contracts/representation/representation.replies';
import type { CompanyProfileReply } from '@covertrail/contracts/company/company.replies';
import { newId } from '@covertrail/platform/ids/ids';
import { pngOf } from '#uploads/testing/pictures';
import { mailsTo, tokensTo } from '#testing/mailed-tokens';
import { join, loggedIn, registerCompany, type Caller } from '#testing/people';
import { bodyOf, openTestProduct, type TestProduct } from '#testing/test-product';
import { AGENCY_FORM, CHOSEN_PASSWORD, NEW_AGENT } from '../testing/sign-up-form.js';

const PICTURE = pngOf(64, 64);
const NOT_VALID = { code: 'LINK.NOT_VALID', message: 'This link is no longer valid' };

describe('sign-up of an agency [A08]', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await openTestProduct();
  });
  afterAll(() => product.close());

  const post = (path: string, body: object) => request(product.server).post(`/covertrail-api/${path}`).send(body);
  const logIn = async (email: string) => {
    await product.settled();
    const login = await post('authenticate', { email, password: CHOSEN_PASSWORD }).expect(200);
    return bodyOf<{ jwt: string; role: string }>(login);
  };
  const clientsOf = async (email: string) => {
    const { jwt } = await logIn(email);
    const reply = await request(product.server)
      .get('/covertrail-api/agent/client')
      .set('authorization', `Bearer ${jwt}`)
      .expect(200);
    return bodyOf<PageOf<ClientRow>>(reply).rows.map(({ name }) => name);
  };
  const verified = async (email: string) => {
    const [token] = await tokensTo(product, email, 'verify-user');
    return bodyOf<VerifiedEmail>(await post('user/verification-user/email', { token }).expect(200));
  };
  const found = async (email: string, over: object = {}) => {
    await post('user/agent-signup', { ...AGENCY_FORM, email, ...over }).expect(200);
    return verified(email);
  };
  const newInsured = async (name = 'Granite Peak') =>
    join(product, await registerCompany(product, name, ['insured']), 'Ines');
  const invite = (by: Caller, email: string) => by.post('insured/agency/invite', { email });
  const linkTo = async (email: string): Promise<string> => (await tokensTo(product, email, 'sign-up-agent'))[0] ?? '';
  const agencyOf = async (insured: Caller) => {
    await product.settled();
    return bodyOf<InsuredAgency>(await insured.get('insured/agency').expect(200));
  };
  const logged = async (stream: string) => product.infrastructure.events.readStream(stream);

  it('makes agency and agent once the address is proved, who logs in without clients', async () => {
    const email = 'nora@keystone.example';
    expect(await found(email)).toEqual({ companyName: 'Keystone Brokers', outcome: 'founded' });
    expect((await logIn(email)).role).toBe('Agent');
    expect(await clientsOf(email)).toEqual([]);
    const events = [];
    for await (const event of product.infrastructure.events.readAll({ after: '' })) events.push(event);
    expect(events.find(({ type }) => type === 'CompanyRegistered')?.data).toMatchObject({
      roles: ['agency'],
      agency: { managementSystem: 'HawkSoft', license: 'CO-554433' },
    });
    expect(events.find(({ type }) => type === 'TermsAccepted')?.data).toMatchObject({ agreement: 'agent' });
  });

  it('finds the agency of the domain, which agents ask to join, and no other company', async () => {
    const founder = 'ada@beacon.example';
    await found(founder, { agencyName: 'Beacon Brokers' });
    await product.settled();
    const lookUp = async (role: string) =>
      bodyOf<object>(await post('user/lookup', { email: 'bo@beacon.example', role }).expect(200));
    const beacon = { id: expect.any(String) as string, name: 'Beacon Brokers', city: 'Denver', state: 'CO' };
    expect(await lookUp('agent')).toEqual({ excludedDomain: false, emailDomainCompanies: [beacon] });
    expect(await lookUp('user')).toEqual({ excludedDomain: false, emailDomainCompanies: [] });
    const search = await request(product.server)
      .get('/covertrail-api/user/signup/companies')
      .query({ keyword: 'beacon', role: 'agent' });
    const [agency] = bodyOf<readonly { id: string }[]>(search);
    const companyId = agency?.id ?? '';
    const email = 'bo@beacon.example';
    await post('user/agent-signup/join', { ...NEW_AGENT, email, companyId }).expect(200);
    expect(await verified(email)).toEqual({ companyName: 'Beacon Brokers', outcome: 'pendingApproval' });
    expect((await mailsTo(product, founder)).map(({ subject }) => subject)).toContain(
      'Someone asks to join “Beacon Brokers”',
    );
    const meridian = await registerCompany(product, 'Meridian', ['requester']);
    await join(product, meridian, 'Dana');
    const wrong = { ...NEW_AGENT, email: 'al@beacon.example', companyId: meridian };
    expect((await post('user/agent-signup/join', wrong).expect(404)).body).toMatchObject({
      code: 'REGISTRATION.NO_COMPANY',
    });
  });

  it.each([
    [{ email: 'x@gmail.com' }, { code: 'REGISTRATION.PUBLIC_DOMAIN' }],
    [{ phone: '303 555' }, { errors: { phone: 'Please enter valid Agent Phone Number' } }],
    [{ agencyName: '' }, { errors: { agencyName: 'Please enter your Agency Name' } }],
    [{ agencyName: 'A'.repeat(51) }, { errors: { agencyName: 'Agency Name should not be greater than 50 char.' } }],
    [{ managementSystem: '' }, { errors: { managementSystem: 'Please enter your Agency Management System' } }],
    [{ managementSystem: '<b>' }, { errors: { managementSystem: 'Please enter valid Agency Management System' } }],
    [{ license: '1'.repeat(51) }, { errors: { license: 'Agent License number should not be greater than 50 char.' } }],
    [{ fax: '1'.repeat(16) }, { errors: { fax: 'Fax Number cannot be longer than 15 characters!' } }],
    [{ acceptTerms: '2020-09-23' }, { status: 400 }],
  ])('is refused where something is wrong: %j', async (over, refusal) => {
    const body = { ...AGENCY_FORM, email: 'wrong@keystone.example', ...over };
    expect((await post('user/agent-signup', body).expect(400)).body).toMatchObject(refusal);
  });

  const SAGITTA = {
    ...AGENCY_FORM,
    managementSystem: 'Vertafore Sagitta',
    amsName: 'Sagitta',
    sagittaServerUrl: 'sagitta.keystone',
    sagittaAccount: 'K-1',
    sagittaUsername: 'nora',
    sagittaPassword: 'quiet-Pond-8',
  };
  const HAWKSOFT = { ...AGENCY_FORM, amsName: 'HawkSoft', externalAgencyId: 'HS-4711' };
  const profileOf = async (email: string) => {
    const { jwt } = await logIn(email);
    const reply = await request(product.server)
      .get('/covertrail-api/company/profile')
      .set('authorization', `Bearer ${jwt}`)
      .expect(200);
    return bodyOf<CompanyProfileReply>(reply);
  };

  it.each([
    ['HawkSoft', HAWKSOFT, { name: 'HawkSoft', agencyId: 'HS-4711' }],
    ['Sagitta', SAGITTA, { name: 'Sagitta', server: 'sagitta.keystone', account: 'K-1', user: 'nora' }],
  ])('comes from %s with the fields of that system, whose password nobody reads', async (name, form, agencySystem) => {
    const email = `nora@${name.toLowerCase()}.example`;
    await post('user/agent-signup/system', { ...form, email }).expect(200);
    expect(await verified(email)).toMatchObject({ outcome: 'founded' });
    expect(await profileOf(email)).toMatchObject({ agencySystem, agency: { managementSystem: form.managementSystem } });
    const events = [];
    for await (const event of product.infrastructure.events.readAll({ after: '' })) events.push(event);
    expect(JSON.stringify(events)).not.toContain(SAGITTA.sagittaPassword);
  });

  it.each([
    [{ ...HAWKSOFT, externalAgencyId: '' }, { externalAgencyId: 'Please enter AMS Agency  ID.' }],
    [{ ...SAGITTA, sagittaServerUrl: '' }, { sagittaServerUrl: 'Please enter Sagitta server.' }],
    [{ ...SAGITTA, sagittaAccount: undefined }, { sagittaAccount: 'Please enter Sagitta account.' }],
    [{ ...SAGITTA, sagittaUsername: 'nora lindt' }, { sagittaUsername: 'Sagitta user must not contain spaces.' }],
    [{ ...SAGITTA, sagittaPassword: '1'.repeat(31) }, { sagittaPassword: 'Please enter at most 30 characters.' }],
    [{ ...SAGITTA, sagittaServerPool: '1'.repeat(31) }, { sagittaServerPool: 'Please enter at most 30 characters.' }],
  ])('is refused from a system whose fields are wrong: %#', async (form, errors) => {
    const refused = await post('user/agent-signup/system', { ...form, email: 'no@keystone.example' }).expect(400);
    expect(refused.body).toMatchObject({ errors });
  });

  it('comes from no other system', async () => {
    const form = { ...HAWKSOFT, amsName: 'Novidea', email: 'no@keystone.example' };
    await post('user/agent-signup/system', form).expect(400);
  });

  describe('with a logo', () => {
    const uploaded = async () => {
      const reply = await request(product.server)
        .post('/covertrail-api/user/agent-signup/logo')
        .attach('logo', PICTURE, 'logo.png')
        .expect(201);
      return bodyOf<{ uploadId: string }>(reply).uploadId;
    };

    it('has it as soon as the agency is founded', async () => {
      const [email, logoUploadId] = ['nora@painted.example', await uploaded()];
      await post('user/agent-signup', { ...AGENCY_FORM, email, logoUploadId }).expect(200);
      await verified(email);
      const { id, logoId } = await profileOf(email);
      const shown = await request(product.server).get(`/covertrail-api/company/${id}/logo/${logoId}`).expect(200);
      expect(shown.body).toEqual(PICTURE);
    });

    it('loses it where nobody reads the mail, and is founded without it where it is gone', async () => {
      const [email, logoUploadId] = ['nora@late.example', await uploaded()];
      await post('user/agent-signup', { ...AGENCY_FORM, email, logoUploadId }).expect(200);
      const later = new Date(Date.parse(product.clock.now()) + 1).toISOString();
      expect(await product.infrastructure.files.sweepUnclaimed(later)).toBe(1);
      expect(await verified(email)).toMatchObject({ outcome: 'founded' });
      expect((await profileOf(email)).logoId).toBeNull();
    });

    it('is refused where the upload is of nobody, or no picture', async () => {
      const form = { ...AGENCY_FORM, email: 'no@painted.example', logoUploadId: newId() };
      expect((await post('user/agent-signup', form).expect(400)).body).toMatchObject({
        errors: { logoUploadId: 'Please choose the picture again.' },
      });
      await request(product.server)
        .post('/covertrail-api/user/agent-signup/logo')
        .attach('logo', Buffer.from('no picture'), 'logo.png')
        .expect(422);
    });
  });

  it('brings an agent in by the link of a company, whom the agency represents at once', async () => {
    const [insured, email] = [await newInsured(), 'pia@summit.example'];
    expect(bodyOf(await invite(insured, email).expect(201))).toEqual({
      insuredId: insured.companyId,
      represents: false,
    });
    expect(await agencyOf(insured)).toMatchObject({ current: [], invited: [{ email }] });
    const token = await linkTo(email);
    expect(bodyOf<OpenedAgentLink>(await post('user/agent-signup/link', { token }).expect(200))).toEqual({
      insuredName: 'Granite Peak',
      email,
      hasAccount: false,
      agencies: [],
    });
    const form = { ...AGENCY_FORM, agencyName: 'Summit Brokers', token };
    const replies = await Promise.all([1, 2].map(() => post('user/agent-signup/activate', form)));
    expect(replies.map(({ status }) => status)).toContain(200);
    expect((await post('user/agent-signup/activate', form).expect(404)).body).toMatchObject(NOT_VALID);
    expect(await clientsOf(email)).toEqual(['Granite Peak']);
    expect(await agencyOf(insured)).toMatchObject({
      current: [{ agencyName: 'Summit Brokers', proof: 'invitation', decidedBy: 'Ines Tester' }],
      invited: [],
    });
    const log = await logged(`representation-${insured.companyId}`);
    expect(log.map(({ type }) => type)).toEqual(['AgentInvited', 'AgencyAppointed', 'AgentInvitationAccepted']);
    expect(JSON.stringify(log)).not.toContain('pia@');
  });

  it('has a link for nothing else, which ends after a month, when it is withdrawn, and where the address has an account', async () => {
    const [insured, email] = [await newInsured('Late Works'), 'lea@late.example'];
    await invite(insured, email).expect(201);
    const token = await linkTo(email);
    await post('user/activation/link', { token }).expect(404);
    await post('user/agent-signup/link', { token: 'short' }).expect(400);
    expect((await post('user/agent-signup/link', { token: 'A'.repeat(43) }).expect(404)).body).toMatchObject(NOT_VALID);
    const { invited } = await agencyOf(insured);
    const [{ invitedAt = '', goodUntil = '', ...waiting } = {}] = invited;
    expect(Date.parse(goodUntil) - Date.parse(invitedAt)).toBe(30 * 86_400_000);
    expect(waiting).toMatchObject({ email, isOver: false });
    const withdrawal = { invitedAgentId: invited[0]?.invitedAgentId };
    await insured.put('insured/agency/invite/withdraw', withdrawal).expect(200);
    await post('user/agent-signup/link', { token }).expect(404);
    expect((await agencyOf(insured)).invited).toEqual([]);
    product.clock.moveTo(new Date(Date.parse(product.clock.now()) + 61_000).toISOString());
    await invite(insured, email).expect(201);
    const again = await linkTo(email);
    await post('user/agent-signup/link', { token: again }).expect(200);
    product.clock.moveTo(new Date(Date.parse(product.clock.now()) + 30 * 86_400_000 + 1).toISOString());
    await post('user/agent-signup/activate', { ...AGENCY_FORM, token: again }).expect(404);
    expect((await agencyOf(await loggedIn(product, insured))).invited).toMatchObject([{ email, isOver: true }]);
  });

  it('represents whoever invited the address, also where the agent joined an agency or signed up without the link', async () => {
    const [insured, email] = [await newInsured('Quarry Works'), 'kit@ridge.example'];
    await found('rae@ridge.example', { agencyName: 'Ridge Brokers' });
    const { jwt } = await logIn('rae@ridge.example');
    const byFounder = (method: 'get' | 'post', path: string, body?: object) =>
      request(product.server)
        [method](`/covertrail-api/${path}`)
        .set('authorization', `Bearer ${jwt}`)
        .set('idempotency-key', crypto.randomUUID())
        .send(body);
    await invite(insured, email).expect(201);
    const token = await linkTo(email);
    const { agencies } = bodyOf<OpenedAgentLink>(await post('user/agent-signup/link', { token }).expect(200));
    expect(agencies).toMatchObject([{ name: 'Ridge Brokers' }]);
    const joined = { ...NEW_AGENT, token, companyId: agencies[0]?.id };
    expect(bodyOf(await post('user/agent-signup/activate/join', joined).expect(200))).toEqual({
      companyName: 'Ridge Brokers',
      outcome: 'pendingApproval',
    });
    expect((await agencyOf(insured)).current).toEqual([]);
    const [pending] = bodyOf<readonly Colleague[]>(await byFounder('get', 'user/pendingusers').expect(200));
    const approval = { membershipId: pending?.id, access: 'manager', permissions: [] };
    await byFounder('post', 'user/pendingusers', approval).expect(201);
    await product.settled();
    expect((await agencyOf(insured)).current).toMatchObject([{ agencyName: 'Ridge Brokers' }]);

    const second = await newInsured('Second Quarry');
    await invite(second, 'uma@crest.example').expect(201);
    await found('uma@crest.example', { agencyName: 'Crest Brokers' });
    await product.settled();
    expect((await agencyOf(second)).current).toMatchObject([{ agencyName: 'Crest Brokers' }]);
  });
});
