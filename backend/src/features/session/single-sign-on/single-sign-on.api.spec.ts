import request from 'supertest';
import { CHEAP } from '@covertrail/platform/vault/passwords';
import { appointOperator } from '#composition/appoint-operator';
import {
  deactivate,
  joinAlso,
  loggedIn,
  PASSWORD,
  registerCompany,
  registerPerson,
  type Person,
} from '#testing/people';
import { mailsTo } from '#testing/mailed-tokens';
import { addedPasskey, passkeyChallenge } from '#testing/passkeys';
import { bodyOf, openTestProduct, type TestProduct } from '#testing/test-product';
import type { CompanyAsked, LoginRecord } from '@covertrail/contracts/session/session.replies';
import type { SignOnStarted } from '@covertrail/contracts/session/single-sign-on.replies';
import type { SignOnProvider } from './single-sign-on-provider.js';
import {
  newKey,
  openScriptedProvider,
  unsigned,
  type Claims,
  type ScriptedProvider,
} from './testing/scripted-provider.js';
import { signingOn, verified, type Begun } from './testing/signing-on.js';

const DOMAIN = 'meridian.example';
const CONFIGURED = { domains: [DOMAIN, 'example.com'], amsName: 'HawkSoft' };

describe('single sign-on [A05]', () => {
  let provider: ScriptedProvider;
  let product: TestProduct;
  let companyId: string;
  let calls: ReturnType<typeof signingOn>;
  /** The product looks into this list at each call. */
  let signOn: SignOnProvider[];
  beforeAll(async () => {
    provider = await openScriptedProvider();
    const down = { key: 'provider-2', issuer: 'http://127.0.0.1:9', domains: ['down.example'] };
    signOn = [provider.configured(CONFIGURED), provider.configured(down)];
    product = await openTestProduct({ signOn });
    calls = signingOn(product, provider, `someone@${DOMAIN}`);
    companyId = await registerCompany(product, 'Meridian', ['requester']);
  });
  afterAll(async () => {
    await product.close();
    await provider.close();
  });
  beforeEach(() => {
    provider.answering = (claims) => provider.sign(claims);
    provider.whole = undefined;
  });

  const newPerson = async (name: string): Promise<Person> => {
    const person = await registerPerson(product, companyId, name);
    await product.settled();
    return person;
  };
  const post = (path: string, body: object, cookie = '') => calls.post(path, body, cookie);
  const start = (entry: object) => post('sso/start', entry);
  const begin = (cookie?: string) => calls.begin(cookie);
  const answer = (begun: Pick<Begun, 'cookie' | 'state'>, code?: string) => calls.answer(begun, code);
  const as = (begun: Begun, claims: Claims) => calls.as(begun, claims);
  const signedOn = (claims: Claims) => calls.signedOn(claims);
  const result = (code: string) => ({ code: `SSO.RESULT_${code}` });
  const typesOf = async ({ userId }: Person) =>
    (await product.infrastructure.events.readStream(`user-${userId}`)).map(({ type }) => type);

  it('begins at the provider with state, nonce and PKCE, which the browser brings back behind a hash', async () => {
    const { address, cookie } = await begin();
    expect(address.origin).toBe(provider.issuer);
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      client_id: 'covertrail',
      response_type: 'code',
      response_mode: 'fragment',
      code_challenge_method: 'S256',
      redirect_uri: 'https://covertrail.example/sso-redirect',
      login_hint: `someone@${DOMAIN}`,
    });
    expect(cookie).toMatch(/^covertrail_sign_on=[\w-]{43}$/);
    const reply = await start({ emailId: `someone@${DOMAIN}` });
    expect(String(reply.headers['set-cookie'])).toContain('HttpOnly; SameSite=Strict');
  });

  it('links an account by its verified e-mail, once, and opens it by that from then on', async () => {
    const dana = await newPerson('Dana');
    const record = bodyOf<LoginRecord>(await signedOn(verified(dana, 'subject-dana')));
    expect(record).toMatchObject({ id: dana.userId, companyId });
    expect(provider.exchanged().get('code_verifier')).toHaveLength(43);
    await request(product.server)
      .get('/covertrail-api/user/userdetails')
      .set('authorization', `Bearer ${record.jwt}`)
      .expect(200);
    const again = await signedOn({ sub: 'subject-dana', email: 'new.name@elsewhere.example' });
    expect(bodyOf<LoginRecord>(again)).toMatchObject({ id: dana.userId });
    expect(await typesOf(dana)).toEqual(['UserRegistered', 'IdentityLinked', 'NewBrowserUsed']);
    const events = JSON.stringify(await product.infrastructure.events.readStream(`user-${dana.userId}`));
    expect(events).not.toContain('subject-dana');
  });

  it('is unlinked with the password, opens nothing then by an unverified email, and its person gets a mail', async () => {
    const una = await newPerson('Una');
    const other = await newPerson('Otto');
    await signedOn(verified(una, 'subject-una'));
    const caller = await loggedIn(product, una);
    const { issuer } = provider;
    const unlink = (password = PASSWORD, by = caller) => by.post('user/identities/end', { provider: issuer, password });
    expect(bodyOf(await caller.get('user/identities').expect(200))).toEqual({
      identities: [{ issuer }],
      isRequired: false,
    });
    expect((await unlink('Wrong-Horse-9').expect(422)).body).toMatchObject({ code: 'SECOND_FACTOR.WRONG_PASSWORD' });
    expect((await unlink(PASSWORD, await loggedIn(product, other)).expect(409)).body).toMatchObject({
      code: 'SSO.NOT_LINKED',
    });
    await unlink().expect(200);
    expect(bodyOf(await caller.get('user/identities').expect(200))).toMatchObject({ identities: [] });
    const unverified = { ...verified(una, 'subject-una'), email_verified: false };
    expect((await signedOn(unverified)).body).toMatchObject(result('6F'));
    expect((await mailsTo(product, una.email)).map(({ subject }) => subject)).toContain(
      'Single sign-on was unlinked from your account',
    );
    expect(bodyOf<LoginRecord>(await signedOn(verified(una, 'subject-una-2')))).toMatchObject({ id: una.userId });
    signOn[0] = provider.configured({ ...CONFIGURED, isRequired: true });
    const kept = await unlink();
    signOn[0] = provider.configured(CONFIGURED);
    expect(kept.body).toMatchObject({ code: 'SSO.KEPT' });
  });

  it('refuses a second person of the provider with the e-mail of an account that is linked', async () => {
    const lee = await newPerson('Lee');
    expect((await signedOn(verified(lee, 'subject-lee'))).status).toBe(200);
    expect((await signedOn(verified(lee, 'subject-who-came-later'))).body).toMatchObject({
      code: 'USER.IDENTITY_OF_OTHER',
    });
  });

  it('opens no account by an unverified e-mail: it asks by mail, once, and only its browser can say yes', async () => {
    const rosa = await newPerson('Rosa');
    const claims = { sub: 'subject-rosa', email: rosa.email, email_verified: false };
    const begun = await begin();
    as(begun, claims);
    expect((await answer(begun)).body).toMatchObject(result('6F'));
    expect((await signedOn(claims)).body).toMatchObject(result('6F'));
    await product.settled();
    await product.mailing.sender!.sendDue();
    const mails = (await product.mailing.mailbox!.mails()).filter(({ to }) => to === rosa.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Link single sign-on to your account']);
    expect(await typesOf(rosa)).toEqual(['UserRegistered', 'IdentityLinkRequested']);
    const linkToken = /\/sso-link#([\w-]{43})\n/.exec(mails[0]!.text)?.[1] ?? '';
    const stranger = await begin();
    expect((await post('sso/link', { linkToken }, stranger.cookie)).body).toMatchObject({ code: 'SSO.OTHER_BROWSER' });
    const own = await begin();
    as(own, claims);
    await answer(own);
    expect((await post('sso/link', { linkToken }, own.cookie)).status).toBe(200);
    expect((await post('sso/link', { linkToken }, own.cookie)).body).toMatchObject({ code: 'LINK.NOT_VALID' });
    expect(bodyOf<LoginRecord>(await signedOn(claims))).toMatchObject({ id: rosa.userId });
  });

  it.each([
    ['1A', 'a forged signature', (claims: Claims) => provider.sign(claims, newKey().privateKey)],
    [
      '1A',
      'a key that nobody published',
      (claims: Claims) => provider.sign(claims, newKey().privateKey, 'key-unknown'),
    ],
    ['1A', 'no signature', (claims: Claims) => unsigned(claims)],
    [
      '1A',
      'an expired token',
      (claims: Claims) => provider.sign({ ...claims, exp: Math.floor(Date.now() / 1000) - 120 }),
    ],
    ['1A', 'a token for another client', (claims: Claims) => provider.sign({ ...claims, aud: 'another' })],
    [
      '1A',
      'a token of another provider',
      (claims: Claims) => provider.sign({ ...claims, iss: 'https://another.example' }),
    ],
    ['1A', 'a token of another sign-on', (claims: Claims) => provider.sign({ ...claims, nonce: 'another' })],
    ['2B', 'no token', () => null],
    ['8H', 'no account', (claims: Claims) => provider.sign({ ...claims, email: `nobody@${DOMAIN}` })],
    [
      '8H',
      'the e-mail of a domain that is not its own',
      (claims: Claims) => provider.sign({ ...claims, email: 'x@elsewhere.example' }),
    ],
    ['7G', 'no e-mail', (claims: Claims) => provider.sign({ ...claims, email: undefined })],
  ])('ends with %s for %s', async (code, _, answering) => {
    provider.answering = answering;
    const reply = await signedOn({ sub: `subject-of-${_}`, email: `dana@${DOMAIN}`, email_verified: true });
    expect(reply.body).toMatchObject(result(code));
    expect(String(reply.headers['set-cookie'] ?? '')).not.toContain('covertrail_renewal');
  });

  it.each([
    ['2B', null],
    ['2B', {}],
    ['8H', 'not JSON'],
  ])('ends with %s where the provider answers %j in place of tokens', async (code, whole) => {
    provider.whole = whole;
    expect((await signedOn({ sub: 'subject-none' })).body).toMatchObject(result(code));
  });

  it('accepts a clock that is a little off, and a key that is new', async () => {
    const omar = await newPerson('Omar');
    provider.rotate();
    provider.answering = (claims) => provider.sign({ ...claims, exp: Math.floor(Date.now() / 1000) - 30 });
    expect((await signedOn(verified(omar, 'subject-omar'))).status).toBe(200);
  });

  it('is ended once, within ten minutes, and by the browser that began it', async () => {
    const vera = await newPerson('Vera');
    const begun = await begin();
    as(begun, verified(vera, 'subject-vera'));
    const other = await begin();
    expect((await answer({ ...begun, cookie: other.cookie })).body).toMatchObject(result('1A'));
    expect((await answer({ ...begun, cookie: '' })).body).toMatchObject(result('1A'));
    expect((await answer(begun)).status).toBe(200);
    expect((await answer(begun)).body).toMatchObject(result('1A'));
    const late = await begin();
    product.clock.moveTo(new Date(Date.parse(product.clock.now()) + 11 * 60_000).toISOString());
    expect((await answer(late)).body).toMatchObject(result('1A'));
  });

  it('says what is wrong with an answer that is none', async () => {
    const { cookie, state } = await begin();
    expect((await post('token/authenticate', { token: '' }, cookie)).body).toMatchObject(result('2B'));
    expect((await post('token/authenticate', { token: 'code=1&state=unknown' }, cookie)).body).toMatchObject(
      result('1A'),
    );
    expect(
      (await post('token/authenticate', { token: `error=access_denied&state=${state}` }, cookie)).body,
    ).toMatchObject(result('8H'));
  });

  it.each([
    ['3C', { requestorId: '7' }],
    ['3CA', { amsName: 'HawkSoft' }],
    ['3CB', { emailId: `a@${DOMAIN}`, callbackURL: 'https://evil.example' }],
    ['4D', { emailId: 'no address', amsName: 'HawkSoft' }],
    ['5E', { emailId: `a@${DOMAIN}`, amsName: 'Sagitta' }],
    ['5E', { emailId: 'a@elsewhere.example' }],
    ['5E', { emailId: `a@${DOMAIN}`, amsName: 'HawkSoft', idpURL: 'https://evil.example' }],
    ['8H', { emailId: 'a@down.example' }],
  ])('ends with %s for an entry such as %j', async (code, entry) => {
    expect((await start(entry)).body).toMatchObject(result(code));
  });

  it('takes no address of an entry as one to go to', async () => {
    const entry = {
      emailId: `a@${DOMAIN}`,
      amsName: 'hawksoft',
      idpURL: provider.issuer,
      callbackURL: 'https://evil.example',
    };
    const { address } = bodyOf<SignOnStarted>(await start(entry).expect(200));
    expect(new URL(address).origin).toBe(provider.issuer);
    expect(address).not.toContain('evil');
  });

  it('lets a person of several companies choose, as after a password', async () => {
    const other = await registerCompany(product, 'Alder Works', ['insured']);
    const noa = await newPerson('Noa');
    await joinAlso(product, noa, other);
    await product.settled();
    const reply = await signedOn(verified(noa, 'subject-noa'));
    const { asks, challenge, companies } = bodyOf<CompanyAsked>(reply);
    expect(asks).toBe('company');
    expect(companies.map(({ name }) => name)).toEqual(['Alder Works', 'Meridian']);
    expect(String(reply.headers['set-cookie'] ?? '')).not.toContain('covertrail_renewal');
    const chosen = await post('authenticate/company', { challenge, companyId: other }).expect(200);
    expect(bodyOf<LoginRecord>(chosen)).toMatchObject({ id: noa.userId, companyId: other });
  });

  it('opens no account whose person is of no company any more', async () => {
    await newPerson('Vic');
    const udo = await newPerson('Udo');
    await deactivate(product, udo);
    await product.settled();
    const reply = await signedOn(verified(udo, 'subject-udo'));
    expect(reply.body).toMatchObject({ code: 'AUTH.NO_COMPANY' });
    expect(String(reply.headers['set-cookie'] ?? '')).not.toContain('covertrail_renewal');
  });

  it('opens no account of an operator, and links none', async () => {
    await appointOperator(product.infrastructure, OPERATOR, CHEAP);
    await product.settled();
    for (const isVerified of [true, false]) {
      const claims = { sub: 'subject-olga', email: OPERATOR.email, email_verified: isVerified };
      expect((await signedOn(claims)).body).toMatchObject(result('8H'));
    }
  });

  describe('of a company that requires it for its domain [A18]', () => {
    const REQUIRED = {
      code: 'AUTH.SIGN_ON_REQUIRED',
      message: 'Your company requires single sign-on. Please log in with SSO.',
    };
    const NEW = 'Trombone&Kettle7';
    const change = { password: NEW, confirmPassword: NEW };
    const put = (path: string, body: object) => request(product.server).put(`/covertrail-api/${path}`).send(body);
    const mailsTo = async (address: string) => {
      await product.settled();
      await product.mailing.sender!.sendDue();
      return (await product.mailing.mailbox!.mails()).filter(({ to }) => to === address);
    };
    const requires = (isRequired: boolean) => {
      signOn[0] = provider.configured({ ...CONFIGURED, isRequired });
    };
    afterEach(() => requires(false));

    it('is the only log-in, whatever the password, and for addresses without an account, too', async () => {
      const ada = await newPerson('Ada');
      requires(true);
      for (const [email, password] of [
        [ada.email.toUpperCase(), PASSWORD],
        [ada.email, 'Wrong-Horse-1'],
        ['nobody@example.com', PASSWORD],
      ]) {
        expect((await post('authenticate', { email, password }).expect(409)).body).toMatchObject(REQUIRED);
      }
      const reply = await put('user/updatepassword', { email: ada.email, oldPassword: PASSWORD, ...change });
      expect(reply.body).toMatchObject(REQUIRED);
      expect((await signedOn(verified(ada, 'subject-ada'))).status).toBe(200);
      requires(false);
      await post('authenticate', { email: ada.email, password: PASSWORD }).expect(200);
    });

    it('has no reset of a password, neither by a new link nor by one that was sent before', async () => {
      const mia = await newPerson('Mia');
      await post('user/resetpassword', { email: mia.email }).expect(200);
      const [mail] = await mailsTo(mia.email);
      const resetToken = /#([\w-]{43})/.exec(mail!.text)?.[1] ?? '';
      requires(true);
      expect((await post('user/resetpassword/link', { resetToken })).body).toMatchObject(REQUIRED);
      expect((await post('user/resetpassword/new', { resetToken, ...change })).body).toMatchObject(REQUIRED);
      product.clock.moveTo(new Date(Date.parse(product.clock.now()) + 2 * 60_000).toISOString());
      for (const email of [mia.email, 'nobody@example.com'])
        expect((await post('user/resetpassword', { email }).expect(409)).body).toMatchObject(REQUIRED);
      expect(await mailsTo(mia.email)).toHaveLength(1);
    });

    it('is no way around by a passkey that was added before [A18]', async () => {
      const vera = await newPerson('Vera');
      const { passkey } = await addedPasskey(await loggedIn(product, vera));
      requires(true);
      const logIn = async () => post('authenticate/passkey', passkey.signed(await passkeyChallenge(product)));
      expect((await logIn()).body).toMatchObject(REQUIRED);
      requires(false);
      expect((await logIn()).status).toBe(200);
    });

    it('leaves operators their password, so that they get in while the provider is away', async () => {
      const olga = { ...OPERATOR, email: 'ola@example.com' };
      await appointOperator(product.infrastructure, olga, CHEAP);
      await product.settled();
      requires(true);
      const { email, password } = olga;
      expect((await post('authenticate', { email, password: 'Wrong-Horse-1' })).body).toMatchObject(REQUIRED);
      expect(bodyOf<LoginRecord>(await post('authenticate', { email, password }).expect(200)).role).toBe('Operator');
      expect((await post('user/resetpassword', { email })).body).toMatchObject(REQUIRED);
      expect(await mailsTo(email)).toHaveLength(1);
    });
  });
});

const OPERATOR = { email: 'olga@example.com', firstName: 'Olga', lastName: 'Ortiz', password: 'Trombone&Kettle7' };
