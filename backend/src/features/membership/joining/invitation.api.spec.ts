import request from 'supertest';
import type { Colleague } from '@covertrail/contracts/membership/membership.replies';
import type { NotificationPage } from '@covertrail/contracts/notification/notification.replies';
import { tokensTo } from '#testing/mailed-tokens';
import { deactivate, join, loggedIn, PASSWORD, registerCompany, type Caller } from '#testing/people';
import { bodyOf, openTestProduct, type TestProduct } from '#testing/test-product';

const NOT_VALID = { code: 'LINK.NOT_VALID', message: 'This link is no longer valid' };
const READER = { access: 'readOnly', permissions: ['MANAGE_PROJECT_MENU'] } as const;
const NEW_PERSON = {
  firstName: 'Nina',
  lastName: 'Berg',
  phone: '303 555 0134',
  password: PASSWORD,
  confirmPassword: PASSWORD,
  acceptTerms: '2026-11-28',
};

describe('inviting a person to a company [I01] [A09] [A10]', () => {
  let product: TestProduct;
  let companyId: string;
  let dana: Caller;
  let marcus: Caller;

  beforeAll(async () => {
    product = await openTestProduct();
    companyId = await registerCompany(product, 'Meridian Builders', ['requester']);
    dana = await join(product, companyId, 'Dana');
    marcus = await join(product, companyId, 'Marcus');
  });
  afterAll(() => product.close());

  const post = (path: string, body: object) => request(product.server).post(`/covertrail-api/${path}`).send(body);
  const invite = (email: string, by = dana) => by.post('user/inviteuser', { email, ...READER });
  const activate = (token: string, more: object = {}) => post('user/activation', { ...NEW_PERSON, token, ...more });
  const linkOf = async (email: string): Promise<string> => {
    await invite(email).expect(201);
    return (await tokensTo(product, email, 'activation'))[0] ?? '';
  };
  const pass = (ms: number) => product.clock.moveTo(new Date(Date.parse(product.clock.now()) + ms).toISOString());
  const passMinute = () => pass(60_000);
  const passDays = (days: number) => pass(days * 86_400_000);
  const people = async () => {
    await product.settled();
    return bodyOf<readonly Colleague[]>(await dana.get('company/people').expect(200));
  };
  const standing = async (email: string) =>
    (await people()).filter((person) => person.email === email).map(({ status, access }) => [status, access]);

  it('is for the primary contact alone, and shows who was invited to the company', async () => {
    await invite('nina@meridian.example', marcus).expect(403);
    await invite('nina@meridian').expect(400);
    await invite('nina@meridian.example').expect(201);
    expect(await standing('nina@meridian.example')).toEqual([['invited', 'readOnly']]);
  });

  it('makes whoever has the mail active at once, with a new account', async () => {
    const email = 'nils@meridian.example';
    const token = await linkOf(email);
    const opened = {
      companyName: 'Meridian Builders',
      email,
      access: 'readOnly',
      agreement: 'user',
      hasAccount: false,
    };
    expect(bodyOf(await post('user/activation/link', { token }).expect(200))).toEqual(opened);
    expect(
      (await activate(token, { password: 'Password1!', confirmPassword: 'Password1!' }).expect(400)).body,
    ).toMatchObject({ code: 'PASSWORD.COMMON' });
    expect((await post('user/activation/accept', { token }).expect(409)).body).toMatchObject({
      code: 'ACTIVATION.NO_ACCOUNT',
    });
    expect(bodyOf(await activate(token).expect(200))).toEqual({ outcome: 'active' });
    expect(await standing(email)).toEqual([['active', 'readOnly']]);
    const nils = await loggedIn(product, { userId: '', companyId, email });
    const notices = await dana.get(`notifications?page=1&size=10&userId=${dana.userId}`).expect(200);
    expect(bodyOf<NotificationPage>(notices).notifications).toContainEqual(
      expect.objectContaining({ title: 'Invitation accepted', data: 'companyAdmin' }),
    );
    expect(bodyOf(await nils.get('user/userdetails').expect(200))).toMatchObject({
      firstName: 'Nina',
      access: 'readOnly',
    });
    expect((await activate(token).expect(404)).body).toMatchObject(NOT_VALID);
    expect((await invite(email).expect(409)).body).toMatchObject({ code: 'MEMBERSHIP.ALREADY_MEMBER' });
  });

  it('makes one account of a link that is used twice at once', async () => {
    const token = await linkOf('nora@meridian.example');
    const statuses = (await Promise.all([activate(token), activate(token)])).map(({ status }) => status);
    expect(statuses).toContain(200);
    expect(await standing('nora@meridian.example')).toEqual([['active', 'readOnly']]);
  });

  it('gives an account that is there already one company more, and no new password', async () => {
    const stranger = await join(product, await registerCompany(product, 'Northgate', ['requester']), 'Noah');
    const token = await linkOf(stranger.email);
    expect(bodyOf(await post('user/activation/link', { token }).expect(200))).toMatchObject({ hasAccount: true });
    expect((await activate(token).expect(409)).body).toMatchObject({ code: 'ACTIVATION.HAS_ACCOUNT' });
    await post('user/activation/accept', { token }).expect(200);
    await product.settled();
    const login = await post('authenticate', { email: stranger.email, password: PASSWORD }).expect(200);
    expect(bodyOf<{ companies: { name: string }[] }>(login).companies.map(({ name }) => name)).toEqual([
      'Meridian Builders',
      'Northgate',
    ]);
    expect((await post('user/activation/accept', { token }).expect(404)).body).toMatchObject(NOT_VALID);
  });

  it('is withdrawn, after which its link opens nothing and the person is in no list', async () => {
    const email = 'olaf@meridian.example';
    const token = await linkOf(email);
    const invitationId = (await people()).find((person) => person.email === email)?.id;
    await marcus.put('user/inviteuser/withdraw', { invitationId }).expect(403);
    await dana.put('user/inviteuser/withdraw', { invitationId }).expect(200);
    expect((await post('user/activation/link', { token }).expect(404)).body).toMatchObject(NOT_VALID);
    expect((await activate(token).expect(404)).body).toMatchObject(NOT_VALID);
    expect(await standing(email)).toEqual([]);
  });

  it('is sent again after a minute, by another mail', async () => {
    const email = 'otto@meridian.example';
    await invite(email).expect(201);
    expect((await invite(email).expect(429)).body).toMatchObject({ code: 'MEMBERSHIP.INVITED_LATELY' });
    passMinute();
    await invite(email).expect(201);
    expect(await tokensTo(product, email, 'activation')).toHaveLength(2);
  });

  it('is sent again to whoever asks for it as for a password, once it is over; nobody else learns of it', async () => {
    const email = 'rita@meridian.example';
    const forget = (address: string) => post('user/resetpassword', { email: address }).expect(200);
    const first = await linkOf(email);
    passDays(7);
    expect((await post('user/activation/link', { token: first }).expect(404)).body).toMatchObject(NOT_VALID);
    const [sentAgain, unknown] = [await forget(email.toUpperCase()), await forget('rita@elsewhere.example')];
    expect(sentAgain.body).toEqual(unknown.body);
    await forget(email);
    const tokens = await tokensTo(product, email, 'activation');
    expect(tokens).toHaveLength(2);
    await activate(tokens.find((token) => token !== first) ?? '').expect(200);
    dana = await loggedIn(product, dana);
    expect(await standing(email)).toEqual([['active', 'readOnly']]);
    passMinute();
    await forget(email);
    expect(await tokensTo(product, email, 'activation')).toHaveLength(2);
  });

  it('brings back a person who was deactivated, and an old link opens nothing for them', async () => {
    const email = 'pia@meridian.example';
    const first = await linkOf(email);
    await activate(first).expect(200);
    const pia = await loggedIn(product, { userId: '', companyId, email });
    const { id } = bodyOf<{ id: string }>(await pia.get('user/userdetails').expect(200));
    await deactivate(product, { userId: id, companyId, email });
    passMinute();
    const tokens = (await linkOf(email), await tokensTo(product, email, 'activation'));
    expect((await post('user/activation/accept', { token: first }).expect(404)).body).toMatchObject(NOT_VALID);
    await post('user/activation/accept', { token: tokens.find((token) => token !== first) }).expect(200);
    expect(await standing(email)).toEqual([['active', 'readOnly']]);
  });

  it('leaves neither address nor secret in the log', async () => {
    const token = await linkOf('quinn@secret.example');
    const events = [];
    for await (const event of product.infrastructure.events.readAll({ after: '' })) events.push(event);
    const log = JSON.stringify(events);
    expect(log).not.toContain('quinn@secret');
    expect(log).not.toContain(token);
  });

  it('has a link that ends after a week', async () => {
    const token = await linkOf('late@meridian.example');
    passDays(7);
    expect((await activate(token).expect(404)).body).toMatchObject(NOT_VALID);
  });
});
