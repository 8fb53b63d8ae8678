import request from 'supertest';
import type { SignUpDto } from '@covertrail/contracts/registration/registration.inputs';
import type { InsuredAgency } from '@covertrail/contracts/representation/representation.replies';
import { join, registerCompany } from '#testing/people';
import { bodyOf, openTestProduct, type TestProduct } from '#testing/test-product';
import { AGENCY_FORM, CHOSEN_PASSWORD, signUpOf } from './testing/sign-up-form.js';

const NOT_VALID = { code: 'LINK.NOT_VALID', message: 'This link is no longer valid' };

describe('sign-up of a company [A07] [A09]', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await openTestProduct();
  });
  afterAll(() => product.close());

  const post = (path: string, body: object) => request(product.server).post(`/covertrail-api/${path}`).send(body);
  const signUp = (email: string, over: Partial<SignUpDto> = {}) => post('user/signup', signUpOf(email, over));
  const verify = (token: string) => post('user/verification-user/email', { token });
  const logIn = (email: string, password = CHOSEN_PASSWORD) => post('authenticate', { email, password });
  const lookUp = async (email: string) => bodyOf<object>(await post('user/lookup', { email }).expect(200));
  const mailsTo = async (email: string) => {
    await product.settled();
    await product.mailing.sender!.sendDue();
    return (await product.mailing.mailbox!.mails()).filter(({ to }) => to === email);
  };
  const tokensTo = async (email: string): Promise<readonly string[]> =>
    (await mailsTo(email)).flatMap(({ text }) => /\/verify-user#([\w-]{43})\n/.exec(text)?.[1] ?? []);
  const passMinutes = (minutes: number) =>
    product.clock.moveTo(new Date(Date.parse(product.clock.now()) + minutes * 60_000).toISOString());
  const linkOf = async (email: string, over: Partial<SignUpDto> = {}): Promise<string> => {
    await signUp(email, over).expect(200);
    return (await tokensTo(email))[0] ?? '';
  };
  const logged = async () => {
    const events = [];
    for await (const event of product.infrastructure.events.readAll({ after: '' })) events.push(event);
    return events;
  };
  const registered = async () => (await logged()).filter(({ type }) => type === 'CompanyRegistered').length;

  it('makes company and account once the address is proved, and the person is manager and primary contact', async () => {
    const email = 'nora@granite.example';
    const token = await linkOf(email);
    expect((await logIn(email).expect(401)).body).toMatchObject({ code: 'AUTH.EMAIL_NOT_VERIFIED' });
    expect((await logIn(email, 'Wrong&Kettle7').expect(401)).body).toMatchObject({ code: 'AUTH.WRONG_CREDENTIALS' });
    expect(bodyOf(await verify(token).expect(200))).toEqual({ companyName: 'Granite Works', outcome: 'founded' });
    await product.settled();
    const { jwt, role, roles } = bodyOf<{ jwt: string; role: string; roles: string[] }>(await logIn(email).expect(200));
    expect([role, roles]).toEqual(['Requestor', ['Requestor', 'Insured']]);
    const details = await request(product.server)
      .get('/covertrail-api/user/userdetails')
      .set('authorization', `Bearer ${jwt}`)
      .expect(200);
    expect(bodyOf(details)).toMatchObject({ access: 'manager', company: { primaryContact: true } });
  });

  it('invites the agent whom the company names, once the address is proved, and one with an account represents it at once', async () => {
    const agent = 'priya@hollis.example';
    await post('user/agent-signup', { ...AGENCY_FORM, email: agent }).expect(200);
    await verify((await tokensTo(agent))[0] ?? '').expect(200);
    const agentsOf = async (email: string) => {
      await product.settled();
      const { jwt } = bodyOf<{ jwt: string }>(await logIn(email).expect(200));
      const reply = await request(product.server)
        .get('/covertrail-api/insured/agency')
        .set('authorization', `Bearer ${jwt}`)
        .expect(200);
      return bodyOf<InsuredAgency>(reply);
    };
    const [first, second] = ['nora@opal.example', 'olaf@agate.example'];
    const token = await linkOf(first, { companyName: 'Opal Works', agentEmail: 'new@broker.example' });
    expect(await mailsTo('new@broker.example')).toEqual([]);
    await verify(token).expect(200);
    expect(await agentsOf(first)).toMatchObject({ current: [], invited: [{ email: 'new@broker.example' }] });
    await verify(await linkOf(second, { companyName: 'Agate Works', agentEmail: agent })).expect(200);
    expect(await agentsOf(second)).toMatchObject({ current: [{ agencyName: 'Keystone Brokers' }], invited: [] });
    const refused = await signUp('pat@beryl.example', { agentEmail: 'agent@gmail.com' }).expect(400);
    expect(refused.body).toMatchObject({ errors: { agentEmail: expect.any(String) as string } });
  });

  it('has a link that works once, also for those who come at the same moment', async () => {
    const before = await registered();
    const token = await linkOf('ole@twice.example', { companyName: 'Twice Works' });
    const replies = await Promise.all([verify(token), verify(token), verify(token)]);
    expect(replies.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect((await verify(token).expect(404)).body).toMatchObject(NOT_VALID);
    expect(await registered()).toBe(before + 1);
  });

  it('has a link that ends after a day, and is for nothing else', async () => {
    const token = await linkOf('late@granite.example');
    expect((await post('user/resetpassword/link', { resetToken: token }).expect(404)).body).toMatchObject(NOT_VALID);
    passMinutes(24 * 60);
    expect((await verify(token).expect(404)).body).toMatchObject(NOT_VALID);
    expect((await verify('A'.repeat(43)).expect(404)).body).toMatchObject(NOT_VALID);
    expect((await verify('A').expect(400)).body).toMatchObject({ errors: { token: NOT_VALID.message } });
  });

  it('tells nobody that an address has an account: its person gets a mail, and nothing changes', async () => {
    const email = 'vera@taken.example';
    await verify(await linkOf(email)).expect(200);
    passMinutes(1);
    const [taken, free] = [await signUp(email).expect(200), await signUp('vito@taken.example').expect(200)];
    expect(taken.body).toEqual(free.body);
    expect((await mailsTo(email)).map(({ subject }) => subject)).toContain('You have an account already');
    expect(await tokensTo(email)).toHaveLength(1);
  });

  it('leaves no half company where two prove one address: the first has it', async () => {
    const email = 'uma@race.example';
    await signUp(email, { companyName: 'First Works' }).expect(200);
    expect((await signUp(email).expect(429)).body).toMatchObject({ code: 'REGISTRATION.TOO_SOON' });
    passMinutes(1);
    await signUp(email, { companyName: 'Second Works', password: 'Copper&Kettle7', confirmPassword: 'Copper&Kettle7' });
    const [before, tokens] = [await registered(), await tokensTo(email)];
    const replies = await Promise.all(tokens.map((token) => verify(token)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await registered()).toBe(before + 1);
  });

  it('refuses a tax id that another company has', async () => {
    const taxId = '84-1234567';
    await verify(await linkOf('tina@tax.example', { taxId })).expect(200);
    expect((await signUp('tom@tax.example', { taxId }).expect(409)).body).toMatchObject({
      message: 'A company with this Tax ID exists already.',
    });
  });

  it('has the variant of the partner by whom the person came in the link of the mail [A04]', async () => {
    const email = 'gwen@granite.example';
    await signUp(email, { partner: 'corrigo' }).expect(200);
    passMinutes(1);
    await post('user/verification-user/resend', { email, partner: 'corrigo' }).expect(200);
    const mails = (await mailsTo(email)).filter(({ text }) => /\/verify-user\?partner=corrigo#[\w-]{43}\n/.test(text));
    expect(mails).toHaveLength(2);
  });

  it('sends the mail again, and says the same where nobody waits', async () => {
    const email = 'again@granite.example';
    await signUp(email).expect(200);
    passMinutes(1);
    const replies = [email, 'nobody@granite.example'].map((of) => post('user/verification-user/resend', { email: of }));
    const [waiting, nobody] = await Promise.all(replies);
    expect(waiting?.body).toEqual(nobody?.body);
    expect(await tokensTo(email)).toHaveLength(2);
  });

  it('looks up the domain of an address and not the address', async () => {
    const email = 'dora@known.example';
    await verify(await linkOf(email, { companyName: 'Known Works' })).expect(200);
    await product.settled();
    const found = { excludedDomain: false, emailDomainCompanies: [expect.objectContaining({ name: 'Known Works' })] };
    expect(await lookUp(email)).toEqual(found);
    expect(await lookUp('nobody@known.example')).toEqual(found);
    expect(await lookUp('dora@elsewhere.example')).toEqual({ excludedDomain: false, emailDomainCompanies: [] });
    expect(await lookUp('dora@gmail.com')).toEqual({ excludedDomain: true, emailDomainCompanies: [] });
  });

  it.each([
    [{ email: 'x@gmail.com' }, { code: 'REGISTRATION.PUBLIC_DOMAIN' }],
    [{ password: 'Password1!', confirmPassword: 'Password1!' }, { code: 'PASSWORD.COMMON' }],
    [{ confirmPassword: 'Other&Kettle7' }, { errors: { confirmPassword: 'Password does not match' } }],
    [{ firstName: 'N'.repeat(31) }, { errors: { firstName: 'First name should be max 30 chars long.' } }],
    [{ lastName: 'A `B' }, { errors: { lastName: 'Please enter a valid name.' } }],
    [{ companyName: '<b></b>' }, { errors: { companyName: 'Please enter your Company Name.' } }],
    [{ companyName: 'W'.repeat(120), address1: 'S'.repeat(50), address2: 'T'.repeat(40) }, { status: 400 }],
    [{ postalCode: '80202-123456' }, { errors: { postalCode: 'Invalid zip code / post code / pin code.' } }],
    [{ acceptTerms: '2020-09-23' }, { status: 400 }],
  ])('is refused where something is wrong: %j', async (over, refusal) => {
    const before = await product.infrastructure.events.head();
    expect((await signUp('wrong@granite.example', over).expect(400)).body).toMatchObject(refusal);
    expect(await product.infrastructure.events.head()).toBe(before);
  });

  it('leaves nothing personal in the log until the address is proved', async () => {
    const email = 'zoe@secret.example';
    await signUp(email, { firstName: 'Rosalind', companyName: 'Unproved Works' }).expect(200);
    const events = JSON.stringify(await logged());
    expect(events).not.toMatch(/Rosalind|Unproved|zoe@secret|Trombone/);
  });

  it('leaves accounts that are there as they are', async () => {
    const dana = await join(product, await registerCompany(product, 'Meridian', ['requester']), 'Dana');
    await dana.get('user/userdetails').expect(200);
  });
});
