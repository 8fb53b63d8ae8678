import request from 'supertest';
import type { NotificationPage } from '@covertrail/contracts/notification/notification.replies';
import type { LoginRecord } from '@covertrail/contracts/session/session.replies';
import { mailsTo } from '#testing/mailed-tokens';
import { openSocket } from '#testing/open-socket';
import { PASSWORD, registerCompany, registerPerson, type Person } from '#testing/people';
import { bodyOf, openTestProduct, type TestProduct } from '#testing/test-product';

const SUBJECT = 'Your account was opened in a new browser';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

describe('a log-in in a new browser [A17]', () => {
  let product: TestProduct;
  let companyId: string;
  beforeAll(async () => {
    product = await openTestProduct();
    companyId = await registerCompany(product, 'Meridian Builders', ['requester']);
  });
  afterAll(() => product.close());

  const newPerson = async (name: string): Promise<Person> => {
    const person = await registerPerson(product, companyId, name);
    await product.settled();
    return person;
  };
  const post = (path: string, body: object) => request(product.server).post(`/covertrail-api/${path}`).send(body);
  const logIn = async ({ email }: Person, cookie = '') => {
    const reply = await request(product.server)
      .post('/covertrail-api/authenticate')
      .set({ cookie, 'user-agent': FIREFOX })
      .send({ email, password: PASSWORD })
      .expect(200);
    const cookies = [reply.headers['set-cookie']].flat().map((each) => String(each).split(';')[0]!);
    const device = cookies.find((each) => each.startsWith('covertrail_device=')) ?? '';
    return { jwt: bodyOf<LoginRecord>(reply).jwt, device };
  };
  const noticesTo = async ({ email }: Person) =>
    (await mailsTo(product, email)).filter(({ subject }) => subject === SUBJECT);
  const asks = (jwt: string) =>
    request(product.server).get('/covertrail-api/user/userdetails').set('authorization', `Bearer ${jwt}`);

  it('is told by mail with browser, system, time and company, and no place', async () => {
    const dana = await newPerson('Dana');
    await logIn(dana);
    expect(await noticesTo(dana)).toEqual([]);
    product.clock.moveTo('2026-11-28T17:15:00.000Z');
    await logIn(dana);
    const [mail, ...more] = await noticesTo(dana);
    expect(more).toEqual([]);
    for (const part of ['Firefox', 'Windows', 'November 28, 2026', '10:15', 'Meridian Builders'])
      expect(mail!.text).toContain(part);
    expect(mail!.text).not.toMatch(/127\.0\.0\.1|::1|Place/);
  });

  it('is told of no browser that the account was opened in before', async () => {
    const marcus = await newPerson('Marcus');
    const { device } = await logIn(marcus);
    await logIn(marcus, device);
    expect(await noticesTo(marcus)).toEqual([]);
    const other = await newPerson('Olga');
    await logIn(other);
    await logIn(other, device);
    expect(await noticesTo(other)).toHaveLength(1);
  });

  it('is said in the notifications of its person, and of nobody else of the company', async () => {
    const [nora, colleague] = [await newPerson('Nora'), await newPerson('Omar')];
    await logIn(nora);
    const { jwt } = await logIn(nora);
    await product.settled();
    const noticesBy = async (token: string, query = '') => {
      const reply = await request(product.server)
        .get(`/covertrail-api/notifications?kind=security${query}`)
        .set('authorization', `Bearer ${token}`)
        .expect(200);
      return bodyOf<NotificationPage>(reply);
    };
    const own = await noticesBy(jwt);
    expect(own).toMatchObject({
      unreadNotificationCount: 1,
      notifications: [{ title: SUBJECT, data: 'ownSecurity', unread: true }],
    });
    const theirs = (await logIn(colleague)).jwt;
    expect((await noticesBy(theirs)).totalNotificationsCount).toBe(0);
    const mark = (token: string, userId: string) =>
      request(product.server)
        .put('/covertrail-api/mark-notification-as-read')
        .set('authorization', `Bearer ${token}`)
        .send({ notificationId: own.notifications[0]!.id, userId });
    await mark(theirs, colleague.userId).expect(404);
    await mark(jwt, nora.userId).expect(200);
    await product.settled();
    expect((await noticesBy(jwt)).unreadNotificationCount).toBe(0);
  });

  it('is ended by the link of the mail alone, with its socket, and no other session with it', async () => {
    const vera = await newPerson('Vera');
    const own = await logIn(vera);
    const strange = await logIn(vera);
    const [mail] = await noticesTo(vera);
    const token = /\/end-session#([\w-]{43})/.exec(mail!.text)?.[1] ?? '';
    const socket = await openSocket(product, strange.jwt);
    await post('user/sessions/end-by-link', { token }).expect(200);
    expect(await socket.closed).toBe('io server disconnect');
    await asks(strange.jwt).expect(401);
    await asks(own.jwt).expect(200);
    await post('user/sessions/end-by-link', { token }).expect(200);
    const refused = await post('user/sessions/end-by-link', { token: 'A'.repeat(43) }).expect(404);
    expect(refused.body).toMatchObject({ code: 'LINK.NOT_VALID' });
  });

  it('leaves nothing of the browser in the log of events', async () => {
    const log: string[] = [];
    for await (const event of product.infrastructure.events.readAll({ after: '' })) log.push(JSON.stringify(event));
    expect(log.join()).toContain('NewBrowserUsed');
    expect(log.join()).not.toMatch(/Firefox|Windows/);
  });
});
