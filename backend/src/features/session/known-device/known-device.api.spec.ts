/** @run rest: many refused calls and log-ins, one after the other; logs with events that cannot be read, and histories of odd events. */
import request from 'supertest';
import { besideNewBrowsers, mailsTo } from '#testing/mailed-tokens';
import { PASSWORD, registerCompany, registerPerson, type Person } from '#testing/people';
import { solvedCaptcha } from '#testing/solved-captcha';
import { openTestProduct, type TestProduct } from '#testing/test-product';

describe('an account that someone elsewhere tries to open [A17]', () => {
  let product: TestProduct;
  let dana: Person;
  let lee: Person;
  beforeAll(async () => {
    product = await openTestProduct({ proxies: 1 });
    const companyId = await registerCompany(product, 'Meridian Builders', ['requester']);
    [dana, lee] = [await registerPerson(product, companyId, 'Dana'), await registerPerson(product, companyId, 'Lee')];
    await product.settled();
  });
  afterAll(() => product.close());

  const logIn = ({ email }: Person, from: string, { password = PASSWORD, cookie = '', captcha = {} } = {}) =>
    request(product.server)
      .post('/covertrail-api/authenticate')
      .set({ 'x-forwarded-for': from, cookie })
      .send({ email, password, ...captcha });
  /** From a place where a captcha is asked for. */
  const solving = async (person: Person, from: string, more: { password?: string; cookie?: string }, status: number) =>
    logIn(person, from, { ...more, captcha: await solvedCaptcha(product) }).expect(status);
  const deviceOf = ({ headers }: request.Response): string =>
    [headers['set-cookie']]
      .flat()
      .map((cookie) => String(cookie).split(';')[0]!)
      .find((cookie) => cookie.startsWith('covertrail_device=')) ?? '';
  const attack = async (times: number) => {
    for (let count = 0; count < times; count += 1)
      await solving(dana, `198.51.100.${count}`, { password: 'Wrong-Horse-9' }, 401);
  };

  it('is opened by the browser that knows it, while strangers wait and read why', async () => {
    const cookie = deviceOf(await logIn(dana, '203.0.113.7').expect(200));
    expect(cookie).toMatch(/^covertrail_device=[\w-]{22}\.[\w-]{43}$/);
    await attack(30);
    const refused = await solving(dana, '198.51.100.200', {}, 429);
    expect(refused.body).toMatchObject({ code: 'AUTH.ACCOUNT_TRIED' });
    expect((refused.body as { message: string }).message).toContain(
      'log in with a browser or from a place where you logged in before',
    );
    await logIn(dana, '198.51.100.201', { cookie }).expect(200);
    await logIn(dana, '203.0.113.7').expect(200);
    await logIn(lee, '198.51.100.200').expect(200);
  });

  it('is not opened by a cookie of another account, nor by one that was made up', async () => {
    const ofLee = deviceOf(await logIn(lee, '203.0.113.8').expect(200));
    for (const cookie of [ofLee, `${ofLee.slice(0, -2)}AA`, 'covertrail_device=x.y', 'covertrail_device='])
      await solving(dana, '198.51.100.202', { cookie }, 429);
  });

  it('shares a browser with other accounts', async () => {
    const first = deviceOf(await logIn(lee, '203.0.113.9').expect(200));
    const both = deviceOf(await logIn(dana, '203.0.113.7', { cookie: first }).expect(200));
    expect(both.split('.')[0]).toBe(first.split('.')[0]);
    await logIn(dana, '198.51.100.203', { cookie: both }).expect(200);
  });

  it('sends its person one mail', async () => {
    const mails = besideNewBrowsers(await mailsTo(product, dana.email));
    expect(mails.map(({ subject }) => subject)).toEqual(['Someone is trying to log in to your account']);
  });
});
