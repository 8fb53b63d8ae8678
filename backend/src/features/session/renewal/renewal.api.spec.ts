import request from 'supertest';
import { besideNewBrowsers, mailsTo } from '#testing/mailed-tokens';
import { openSocket } from '#testing/open-socket';
import { join, registerPerson, PASSWORD, registerCompany, type Person } from '#testing/people';
import { openTestProduct, type TestProduct } from '#testing/test-product';
import type { LoginRecord } from '@covertrail/contracts/session/session.replies';

const BASE = '/covertrail-api';

interface Tab {
  readonly jwt: string;
  /** `covertrail_renewal=...`, as the browser stores it. */
  readonly cookie: string;
  readonly attributes: string;
}

describe('a session outlives its tab [A12] [A17]', () => {
  let product: TestProduct;
  let person: Person;
  beforeAll(async () => {
    product = await openTestProduct();
    person = await registerPerson(product, await registerCompany(product, 'Meridian Builders', ['requester']), 'Dana');
    await product.settled();
  });
  afterAll(() => product.close());

  const cookieOf = (reply: request.Response): string => ([reply.headers['set-cookie']].flat()[0] ?? '').split(';')[0]!;
  const logIn = async ({ email }: Pick<Person, 'email'> = person): Promise<Tab> => {
    const reply = await request(product.server)
      .post(`${BASE}/authenticate`)
      .send({ email, password: PASSWORD })
      .expect(200);
    return {
      jwt: (reply.body as { data: LoginRecord }).data.jwt,
      cookie: cookieOf(reply),
      attributes: String(reply.headers['set-cookie']),
    };
  };
  const renew = (cookie: string, headers: Record<string, string> = {}) =>
    request(product.server)
      .post(`${BASE}/token/renew`)
      .set({ cookie, ...headers })
      .send({});
  const renewedBy = async (cookie: string) => {
    const reply = await renew(cookie).expect(200);
    return { record: (reply.body as { data: LoginRecord | null }).data, cookie: cookieOf(reply) };
  };
  const works = (jwt: string) =>
    request(product.server)
      .get(`${BASE}/user/userdetails`)
      .set('authorization', `Bearer ${jwt}`)
      .then(({ status }) => status === 200);
  const pass = (minutes: number) =>
    product.clock.moveTo(new Date(Date.parse(product.clock.now()) + minutes * 60_000).toISOString());

  it('by a cookie that no script and no other site gets, for one call alone', async () => {
    const { cookie, attributes } = await logIn();
    expect(cookie).toMatch(/^covertrail_renewal=[0-9a-f-]{36}\.[\w-]{43}$/);
    for (const part of ['HttpOnly', 'SameSite=Strict', 'Path=/covertrail-api/token'])
      expect(attributes).toContain(part);
    const { record } = await renewedBy(cookie);
    expect(record).toMatchObject({ id: person.userId, companyId: person.companyId, role: 'Requestor' });
    expect(await works(record!.jwt)).toBe(true);
  });

  it('gives a new token after the old one has run out, until the session ends', async () => {
    const { jwt, cookie } = await logIn();
    pass(31);
    expect(await works(jwt)).toBe(false);
    const renewed = await renewedBy(cookie);
    expect(await works(renewed.record!.jwt)).toBe(true);
    pass(12 * 60);
    expect((await renewedBy(renewed.cookie)).record).toBeNull();
  });

  it('rotates the cookie; one that was used up ends the session, with all its tokens', async () => {
    const { cookie } = await logIn();
    pass(2);
    const second = await renewedBy(cookie);
    expect(second.cookie).not.toBe(cookie);
    pass(2);
    const third = await renewedBy(second.cookie);
    expect(await works(third.record!.jwt)).toBe(true);
    pass(2);
    expect((await renewedBy(cookie)).record).toBeNull();
    expect(await works(third.record!.jwt)).toBe(false);
    expect((await renewedBy(third.cookie)).record).toBeNull();
  });

  it('tells its person once by mail that a used secret ended the session, and closes the sockets', async () => {
    const lena = await join(product, person.companyId, 'Lena');
    const { jwt, cookie } = await logIn(lena);
    const socket = await openSocket(product, jwt);
    pass(2);
    await renewedBy(cookie);
    pass(2);
    const replies = await Promise.all(Array.from({ length: 5 }, () => renewedBy(cookie)));
    expect(replies.map(({ record }) => record)).toEqual(replies.map(() => null));
    expect(await socket.closed).toBe('io server disconnect');
    const mails = besideNewBrowsers(await mailsTo(product, lena.email));
    expect(mails.map(({ subject }) => subject)).toEqual(['A session of your account was ended']);
    expect(mails[0]!.text).toContain('/app/myProfile/security');
  });

  it('answers tabs that open at once alike, and one whose answer was lost', async () => {
    const { cookie } = await logIn();
    pass(2);
    const tabs = await Promise.all(Array.from({ length: 10 }, () => renewedBy(cookie)));
    expect(new Set(tabs.map((tab) => tab.cookie)).size).toBe(1);
    expect(tabs.every(({ record }) => record !== null)).toBe(true);
    expect((await renewedBy(cookie)).cookie).toBe(tabs[0]!.cookie);
    expect((await renewedBy(tabs[0]!.cookie)).record).not.toBeNull();
  });

  it('ends everywhere with a log-out in one tab, and with a new password', async () => {
    const { jwt, cookie } = await logIn();
    const other = await renewedBy(cookie);
    await request(product.server).post(`${BASE}/logout`).set('authorization', `Bearer ${jwt}`).send({}).expect(200);
    expect(await works(other.record!.jwt)).toBe(false);
    const after = await renew(other.cookie).expect(200);
    expect(after.body).toEqual({ data: null });
    expect(String(after.headers['set-cookie'])).toContain('Expires=Thu, 01 Jan 1970');
  });

  it('is renewed by our own pages alone', async () => {
    const { cookie } = await logIn();
    const elsewhere = [
      ['sec-fetch-site', 'cross-site'],
      ['sec-fetch-site', 'same-site'],
      ['origin', 'https://evil.example'],
      ['origin', 'null'],
    ] as const;
    for (const [name, value] of elsewhere) await renew(cookie, { [name]: value }).expect(403);
    const { host } = new URL(product.url);
    await renew(cookie, { 'sec-fetch-site': 'same-origin', origin: `http://${host}`, host }).expect(200);
  });

  it('belongs to no one without a cookie, or with an invented one', async () => {
    const { cookie } = await logIn();
    const madeUp = `${cookie.slice(0, -4)}AAAA`;
    for (const foreign of ['', 'covertrail_renewal=', 'covertrail_renewal=x.y', 'other=1'])
      expect((await renewedBy(foreign)).record).toBeNull();
    expect((await renewedBy(madeUp)).record).toBeNull();
  });
});
