/** @run rest: many refused calls and log-ins, one after the other; logs with events that cannot be read, and histories of odd events. */
import { io, type Socket } from 'socket.io-client';
import request from 'supertest';
import { LIVE_PATH } from '@covertrail/contracts/live/live.messages';
import { registerPerson, join, PASSWORD, registerCompany, type Caller } from '../testing/people.js';
import { solvedCaptcha } from '../testing/solved-captcha.js';
import { openTestProduct, type TestProduct } from '../testing/test-product.js';
import { limitsFrom, DEFAULT_LIMITS, NO_LIMITS } from './limits.js';

const LIMITS = { ...DEFAULT_LIMITS, callsPerMinute: 40, lookUpsPerMinute: 5, socketsPerPerson: 3, watchesPerMinute: 4 };

describe('how much one person may do [A17]', () => {
  let product: TestProduct;
  let companyId: string;
  beforeAll(async () => {
    product = await openTestProduct({ limits: LIMITS });
    companyId = await registerCompany(product, 'Meridian Builders', ['requester']);
  });
  afterAll(() => product.close());

  const open: Socket[] = [];
  afterEach(() => {
    for (const socket of open.splice(0)) socket.close();
  });
  const connect = ({ token, userId }: Caller): Promise<Socket | Error> => {
    const socket = io(product.url, {
      path: LIVE_PATH,
      query: { id: userId },
      auth: { token },
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
    });
    open.push(socket);
    return new Promise((resolve) => socket.once('connect', () => resolve(socket)).once('connect_error', resolve));
  };

  it('stops calls beyond the limit, says when to come back, and stops nobody else', async () => {
    const [greedy, other] = [await join(product, companyId, 'Greedy'), await join(product, companyId, 'Other')];
    const statuses: number[] = [];
    for (let count = 0; count < 42; count += 1) statuses.push((await greedy.get('user/userdetails')).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(40);
    const refused = await greedy.get('user/userdetails').expect(429);
    expect(refused.body).toMatchObject({ code: 'HTTP.TOO_MANY' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await other.get('user/userdetails').expect(200);
  });

  it('does not let a person look up many e-mails', async () => {
    const curious = await join(product, companyId, 'Curious');
    for (let count = 0; count < 5; count += 1)
      await curious.get(`policy/request/company/byemail?email=a${count}@example.com`).expect(200);
    await curious.get('policy/request/company/byemail?email=b@example.com').expect(429);
    await curious.get('user/userdetails').expect(200);
  });

  it('does not let a person guess passwords, of any account', async () => {
    const { email } = await registerPerson(product, companyId, 'Guessed');
    const guess = (who: string, captcha: object = {}) =>
      request(product.server)
        .post('/covertrail-api/authenticate')
        .send({ email: who, password: 'Wrong-Horse-9', ...captcha });
    for (const who of [email, 'nobody@example.com']) {
      for (let count = 0; count < 5; count += 1) await guess(who, await solvedCaptcha(product)).expect(401);
      const refused = await guess(who).expect(429);
      expect(refused.headers['retry-after']).toBe('2');
      expect(refused.body).toMatchObject({
        code: 'AUTH.TOO_MANY_ATTEMPTS',
        message: 'Too many attempts to log in. Please wait 2 seconds and try again.',
      });
    }
    const old = {
      email,
      oldPassword: 'Wrong-Horse-9',
      password: 'Another-Horse-9',
      confirmPassword: 'Another-Horse-9',
    };
    await request(product.server).put('/covertrail-api/user/updatepassword').send(old).expect(429);
    product.clock.moveTo('2026-11-21T15:00:02.000Z');
    await request(product.server)
      .post('/covertrail-api/authenticate')
      .send({ email, password: PASSWORD, ...(await solvedCaptcha(product)) })
      .expect(200);
  });

  it('opens no more pages of a person than the limit, and listens to no flood of watches', async () => {
    const person = await join(product, companyId, 'Tabs');
    const first = (await connect(person)) as Socket;
    for (let count = 0; count < 2; count += 1) expect(await connect(person)).not.toBeInstanceOf(Error);
    expect(await connect(person)).toMatchObject({ message: 'Too many pages are open' });
    const gone = new Promise((resolve) => first.once('disconnect', resolve));
    for (let count = 0; count < 6; count += 1) first.emit('watch', { views: ['requests'] });
    expect(await gone).toBe('io server disconnect');
  });

  it('ignores what callers say about their address', async () => {
    const call = (count: number) =>
      request(product.server).get('/covertrail-api/health/live').set('x-forwarded-for', `203.0.113.${count}`);
    const statuses = await Promise.all(
      Array.from({ length: 60 }, (_, count) => call(count).then(({ status }) => status)),
    );
    expect(statuses).toContain(429);
  });
});

describe('calls that find or prove something [A17]', () => {
  let product: TestProduct;
  beforeAll(async () => void (product = await openTestProduct({ limits: { ...LIMITS, callsPerMinute: 10_000 } })));
  afterAll(() => product.close());

  it('stops a list of guessed tax ids long before its end, for all people of a company together', async () => {
    const agencyId = await registerCompany(product, 'Hollis & Vance', ['agency']);
    const agents = await Promise.all(['Ann', 'Bob', 'Cid'].map((name) => join(product, agencyId, name)));
    const statuses: number[] = [];
    for (let count = 0; count < 540; count += 60) {
      const guesses = Array.from({ length: 60 }, (_, index) =>
        agents[(count + index) % agents.length]!.post('agent/client', {
          taxId: `84-${String(1_000_000 + count + index)}`,
        }),
      );
      statuses.push(...(await Promise.all(guesses)).map(({ status }) => status));
    }
    expect(statuses.filter((status) => status !== 429)).toEqual(
      Array.from({ length: 2 * LIMITS.lookUpsPerMinute }, () => 422),
    );
  });

  it('asks the same person no limit for requests that name a company, and one for those that look up an e-mail', async () => {
    const companyId = await registerCompany(product, 'Meridian Builders', ['requester']);
    const asking = await join(product, companyId, 'Asker');
    const ask = (to: object) =>
      asking.post('policy/request/template/createPolicyRequest', { projectId: companyId, dueOn: '2026-12-24', ...to });
    for (let count = 0; count < 8; count += 1) await ask({ insuredCompanyId: companyId }).expect(404);
    for (let count = 0; count < 5; count += 1) await ask({ email: `a${count}@example.com` }).expect(404);
    await ask({ email: 'b@example.com' }).expect(429);
    await ask({ insuredCompanyId: companyId }).expect(404);
  });

  it('does not let anybody try links, while those that work are not counted', async () => {
    const open = (token: string) =>
      request(product.server).post('/covertrail-api/policy/request/invitation').send({ token });
    const statuses = (
      await Promise.all(
        Array.from({ length: 60 }, (_, index) => open(`${String(index).padStart(2, '0')}${'x'.repeat(41)}`)),
      )
    ).map(({ status }) => status);
    expect(statuses.filter((status) => status === 404).length).toBeLessThanOrEqual(10 * LIMITS.lookUpsPerMinute);
    expect(statuses).toContain(429);
  });
});

describe('the limits of a process', () => {
  it('are the usual ones, others, or none', () => {
    expect(limitsFrom({})).toEqual(DEFAULT_LIMITS);
    expect(limitsFrom({ COVERTRAIL_CALLS_PER_MINUTE: '0' })).toEqual(NO_LIMITS);
    expect(limitsFrom({ COVERTRAIL_CALLS_PER_MINUTE: '90' }).callsPerMinute).toBe(90);
    expect(() => limitsFrom({ COVERTRAIL_CALLS_PER_MINUTE: 'many' })).toThrow(/COVERTRAIL_CALLS_PER_MINUTE/);
  });
});
