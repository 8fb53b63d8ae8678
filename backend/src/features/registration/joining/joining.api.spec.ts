import request from 'supertest';
import type { Colleague } from '@covertrail/contracts/membership/membership.replies';
import type { NotificationPage } from '@covertrail/contracts/notification/notification.replies';
import { newId } from '@covertrail/platform/ids/ids';
import { mailsTo, tokensTo } from '#testing/mailed-tokens';
import { join, loggedIn, registerCompany, type Caller } from '#testing/people';
import { bodyOf, openTestProduct, type TestProduct } from '#testing/test-product';
import { CHOSEN_PASSWORD, joinOf } from '../testing/sign-up-form.js';

const PENDING = {
  code: 'AUTH.PENDING_APPROVAL',
  message:
    'Your account is waiting for approval. Please contact the primary account holder to join the existing company.',
};
const REVIEWER = { access: 'reviewer', permissions: [] } as const;

describe('signing up to join a company [A07] [A09]', () => {
  let product: TestProduct;
  let companyId: string;
  let dana: Caller;
  let marcus: Caller;

  beforeAll(async () => {
    product = await openTestProduct();
    companyId = await registerCompany(product, 'Meridian Builders', ['requester', 'insured']);
    dana = await join(product, companyId, 'Dana');
    marcus = await join(product, companyId, 'Marcus');
  });
  afterAll(() => product.close());

  const post = (path: string, body: object) => request(product.server).post(`/covertrail-api/${path}`).send(body);
  const signUp = (email: string, to = companyId) => post('user/signup/join', joinOf(email, to));
  const verify = async (email: string) => {
    await signUp(email).expect(200);
    const [token] = await tokensTo(product, email, 'verify-user');
    return post('user/verification-user/email', { token });
  };
  const logIn = (email: string) => post('authenticate', { email, password: CHOSEN_PASSWORD });
  const pending = async (by = dana) => {
    await product.settled();
    return bodyOf<readonly Colleague[]>(await by.get('user/pendingusers').expect(200));
  };
  const waiting = async (email: string) => {
    await verify(email);
    const membershipId = (await pending()).find((person) => person.email === email)?.id;
    return { membershipId, ...REVIEWER };
  };
  const pass = (ms: number) => product.clock.moveTo(new Date(Date.parse(product.clock.now()) + ms).toISOString());
  const subjects = async (email: string) => (await mailsTo(product, email)).map(({ subject }) => subject);

  it('waits for the primary contact, who is notified by mail and notice; nobody else reads who waits', async () => {
    const email = 'rosa@meridian.example';
    const verified = await verify(email);
    expect(bodyOf(verified)).toEqual({ companyName: 'Meridian Builders', outcome: 'pendingApproval' });
    await product.settled();
    expect((await logIn(email).expect(401)).body).toMatchObject(PENDING);
    expect(await pending()).toEqual([expect.objectContaining({ name: 'Nora Lindt', email, status: 'pending' })]);
    await marcus.get('user/pendingusers').expect(403);
    expect(await subjects(dana.email)).toContain('Someone asks to join “Meridian Builders”');
    expect(await subjects(marcus.email)).toEqual([]);
    const notices = await dana.get(`notifications?page=1&size=10&userId=${dana.userId}`).expect(200);
    expect(bodyOf<NotificationPage>(notices).notifications).toContainEqual(
      expect.objectContaining({ title: 'A person asks to join', data: 'pendingUsers' }),
    );
  });

  it('is approved with a role: the person has a mail and logs in, and who decides later is told', async () => {
    const email = 'rita@meridian.example';
    const decision = await waiting(email);
    await marcus.post('user/pendingusers', decision).expect(403);
    const replies = await Promise.all([
      dana.post('user/pendingusers', decision),
      dana.post('user/pendingusers', { ...decision, access: 'manager' }),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'MEMBERSHIP.NOT_PENDING' });
    expect((await dana.put('user/pendingusers/decline', { membershipId: decision.membershipId })).body).toMatchObject({
      code: 'MEMBERSHIP.NOT_PENDING',
    });
    await product.settled();
    await logIn(email).expect(200);
    expect(await subjects(email)).toContain('“Meridian Builders” approved you');
  });

  it('is declined: the person has a mail and no company', async () => {
    const email = 'ruth@meridian.example';
    const { membershipId } = await waiting(email);
    await dana.put('user/pendingusers/decline', { membershipId }).expect(200);
    await product.settled();
    expect((await logIn(email).expect(404)).body).toMatchObject({ code: 'AUTH.NO_COMPANY' });
    expect(await subjects(email)).toContain('“Meridian Builders” did not approve you');
    expect((await pending()).map((person) => person.email)).not.toContain(email);
  });

  it('may ask again a day later, and another company at once, with the account that is there', async () => {
    const email = 'rina@meridian.example';
    const tokens = new Set<string | undefined>();
    const asks = async (to: string) => {
      pass(60_000);
      await signUp(email, to).expect(200);
      const token = (await tokensTo(product, email, 'verify-user')).find((sent) => !tokens.has(sent));
      tokens.add(token);
      return (again = 200) => post('user/verification-user/email', { token }).expect(again);
    };
    const { membershipId } = await waiting(email);
    await dana.put('user/pendingusers/decline', { membershipId }).expect(200);
    for (const token of await tokensTo(product, email, 'verify-user')) tokens.add(token);
    const again = await asks(companyId);
    expect((await again(429)).body).toMatchObject({ code: 'MEMBERSHIP.DECLINED_LATELY' });
    const northgateId = await registerCompany(product, 'Northgate', ['requester']);
    const noah = await join(product, northgateId, 'Noah');
    expect(bodyOf(await (await asks(northgateId))())).toEqual({ companyName: 'Northgate', outcome: 'pendingApproval' });
    await product.settled();
    expect((await logIn(email).expect(401)).body).toMatchObject(PENDING);
    expect((await pending(noah)).map(({ name }) => name)).toEqual(['Nora Lindt']);
    pass(86_400_000);
    expect(bodyOf(await (await asks(companyId))())).toMatchObject({ outcome: 'pendingApproval' });
    dana = await loggedIn(product, dana);
    expect((await pending()).map((person) => person.email)).toContain(email);
  });

  it('needs no approval where the address was invited', async () => {
    const email = 'rolf@meridian.example';
    await dana.post('user/inviteuser', { email, access: 'readOnly', permissions: [] }).expect(201);
    expect(bodyOf(await verify(email))).toEqual({ companyName: 'Meridian Builders', outcome: 'active' });
    await product.settled();
    await logIn(email).expect(200);
  });

  it('is refused for what is no company, and for an agency', async () => {
    const agencyId = await registerCompany(product, 'Hollis & Vance', ['agency']);
    await join(product, agencyId, 'Priya');
    for (const id of [newId(), agencyId])
      expect((await signUp('rob@meridian.example', id).expect(404)).body).toMatchObject({
        message: 'Please select company',
      });
    expect((await signUp('rob@gmail.com').expect(400)).body).toMatchObject({ code: 'REGISTRATION.PUBLIC_DOMAIN' });
  });

  it('finds companies from three letters on, and no agencies', async () => {
    await product.settled();
    const find = (keyword: string) =>
      request(product.server).get('/covertrail-api/user/signup/companies').query({ keyword });
    expect(bodyOf(await find('meridian').expect(200))).toEqual([
      { id: companyId, name: 'Meridian Builders', city: 'Denver', state: 'CO' },
    ]);
    expect(bodyOf(await find('hollis').expect(200))).toEqual([]);
    await find('me').expect(400);
  });
});
