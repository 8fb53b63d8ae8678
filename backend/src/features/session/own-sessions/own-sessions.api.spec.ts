import request from 'supertest';
import type { OwnSession } from '@covertrail/contracts/session/own-sessions.replies';
import type { LoginRecord } from '@covertrail/contracts/session/session.replies';
import { join, joinOperator, PASSWORD, registerCompany, type Caller, type Person } from '#testing/people';
import { START } from '@covertrail/platform/event-store/event-store.port';
import { openSocket } from '#testing/open-socket';
import { bodyOf, openTestProduct, type TestProduct } from '#testing/test-product';

const BASE = '/covertrail-api';
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Mobile/15E148 Safari/604.1';

describe('the open sessions of a person [A17]', () => {
  let product: TestProduct;
  let dana: Caller;
  let marcus: Caller;
  beforeAll(async () => {
    product = await openTestProduct();
    const companyId = await registerCompany(product, 'Meridian Builders', ['requester']);
    [dana, marcus] = [await join(product, companyId, 'Dana'), await join(product, companyId, 'Marcus')];
  });
  afterAll(() => product.close());

  const listed = async (caller: Pick<Caller, 'get'>) =>
    bodyOf<readonly OwnSession[]>(await caller.get('user/sessions').expect(200));
  const onPhone = async ({ email }: Pick<Person, 'email'>) => {
    const reply = await request(product.server)
      .post(`${BASE}/authenticate`)
      .set('user-agent', PHONE)
      .send({ email, password: PASSWORD })
      .expect(200);
    const { jwt } = bodyOf<LoginRecord>(reply);
    const cookie = String(reply.headers['set-cookie']).split(';')[0] ?? '';
    return { jwt, cookie };
  };
  const asks = (jwt: string) =>
    request(product.server).get(`${BASE}/user/userdetails`).set('authorization', `Bearer ${jwt}`);
  const minutesPass = (minutes: number) =>
    product.clock.moveTo(new Date(Date.parse(product.clock.now()) + minutes * 60_000).toISOString());

  it('are told to the person with browser, company and times, and to nobody else', async () => {
    const startedAt = product.clock.now();
    const { jwt } = await onPhone(dana);
    minutesPass(6);
    await asks(jwt).expect(200);
    minutesPass(2);
    await asks(jwt).expect(200);
    const [here, phone, ...more] = await listed(dana);
    expect(more).toEqual([]);
    expect(here).toMatchObject({ browser: null, companyName: 'Meridian Builders', isPresent: true });
    const lastUsedAt = new Date(Date.parse(startedAt) + 6 * 60_000).toISOString();
    const names = { browser: 'Safari', system: 'iPhone', companyName: 'Meridian Builders' };
    expect(phone).toMatchObject({ ...names, startedAt, lastUsedAt, isPresent: false });
    expect(await listed(marcus)).toHaveLength(1);
    expect(await listed(await joinOperator(product, 'Otto'))).toMatchObject([{ companyName: null, isPresent: true }]);
  });

  it('are in no event, nor is what the browser calls itself', async () => {
    await onPhone(dana);
    const log: string[] = [];
    for await (const event of product.infrastructure.events.readAll({ after: START })) log.push(JSON.stringify(event));
    expect(log.join()).toContain('UserRegistered');
    expect(log.join()).not.toMatch(/iPhone|Mozilla/);
  });

  it('end one by one: with the next request, in other tabs, and with the open socket', async () => {
    minutesPass(1);
    const { jwt, cookie } = await onPhone(dana);
    const socket = await openSocket(product, jwt);
    const [, phone] = await listed(dana);
    await dana.post('user/sessions/end', { sessionId: phone!.id }).expect(200);
    expect(await socket.closed).toBe('io server disconnect');
    await asks(jwt).expect(401);
    const renewed = await request(product.server).post(`${BASE}/token/renew`).set({ cookie }).send({}).expect(200);
    expect(renewed.body).toEqual({ data: null });
    expect((await dana.post('user/sessions/end', { sessionId: phone!.id }).expect(404)).body).toMatchObject({
      code: 'SESSION.NOT_OPEN',
    });
  });

  it('of another person are refused as if there were none', async () => {
    const [theirs] = await listed(marcus);
    const refused = await dana.post('user/sessions/end', { sessionId: theirs!.id }).expect(404);
    expect(refused.body).toMatchObject({ code: 'SESSION.NOT_OPEN' });
    expect(await listed(marcus)).toHaveLength(1);
  });

  it('end all but the present one, and none of another person', async () => {
    const [first, second] = [await onPhone(dana), await onPhone(dana)];
    await dana.post('user/sessions/end-others').expect(200);
    for (const { jwt } of [first, second]) await asks(jwt).expect(401);
    expect(await listed(dana)).toMatchObject([{ isPresent: true }]);
    expect(await listed(marcus)).toHaveLength(1);
  });
});
