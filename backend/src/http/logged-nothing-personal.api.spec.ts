import { Writable } from 'node:stream';
import { pino } from 'pino';
import request from 'supertest';
import { coverSupplier, type CoveredSupplier } from '../testing/covered-supplier.js';
import { PASSWORD } from '../testing/people.js';
import { openTestProduct, type TestProduct } from '../testing/test-product.js';

/** Stands in all that people enter. */
const MARK = 'Zyxquorn';
const PHONE = '720-555-0199';
const WRONG_PASSWORD = 'Wrong-Zebrafish-77';

describe('the log of a process, down to the least line [K04]', () => {
  const written: string[] = [];
  let product: TestProduct;
  let world: CoveredSupplier;
  beforeAll(async () => {
    const stream = new Writable({
      write: (chunk, _encoding, done) => {
        written.push(String(chunk));
        done();
      },
    });
    product = await openTestProduct({ log: pino({ base: null, level: 'debug' }, stream) });
    world = await coverSupplier(product, `${MARK} `);
    await signInsThatFail();
    await callsThatFail();
    await aFault();
    await product.settled();
  });
  afterAll(async () => {
    product.log.errors.splice(0);
    await product.close();
  });

  const log = (): string => written.join('').toLowerCase();
  const post = (path: string) => request(product.server).post(`/covertrail-api/${path}`).set('authorization', `Bearer ${world.agent.token}`);

  async function signInsThatFail(): Promise<void> {
    await post('authenticate').send({ email: world.agent.email, password: WRONG_PASSWORD }).expect((reply) => expect(reply.status).toBeGreaterThanOrEqual(400));
    await post('authenticate').send({ email: `${MARK}@nowhere.example`, password: WRONG_PASSWORD, phone: PHONE }).expect((reply) => expect(reply.status).toBeGreaterThanOrEqual(400));
  }

  async function callsThatFail(): Promise<void> {
    await world.agent.post('policy/addnewpolicy', { line: MARK, phone: PHONE }).expect(400);
    await world.requester.get(`requestor/${MARK}/${encodeURIComponent(PHONE)}?keyword=${MARK}`).expect(404);
    await post('policy/addnewpolicy').set('content-type', 'application/json').send(`{"name": "${MARK} ${PHONE}`).expect(400);
    await post(`policy/addnewpolicy?name=${MARK}`).set('idempotency-key', MARK).send({}).expect(400);
  }

  async function aFault(): Promise<void> {
    const { events } = product.infrastructure;
    const append = events.append.bind(events);
    events.append = () => Promise.reject(new Error('the disk does not answer'));
    await world.requester.post('requestor/projects', { name: `${MARK} Yard 2`, templateId: world.templateId }).expect(500);
    events.append = append;
  }

  it('says what was done and what failed', () => {
    for (const sentence of ['"command"', '"call refused"', '"call failed"', '"request failed"', '"folded"', '"reacted"']) expect(log()).toContain(`"msg":${sentence}`);
    expect(log()).toContain('"command":"approvepolicy"');
    expect(log()).toContain('the disk does not answer');
  });

  it('holds no name, address, phone, password or token', () => {
    const { requester, insured, agent } = world;
    const secrets = [MARK, PHONE, PASSWORD, WRONG_PASSWORD, ...[requester, insured, agent].flatMap(({ email, token }) => [email, token, token.split('.')[2]!])];
    expect(secrets.filter((secret) => log().includes(secret.toLowerCase()))).toEqual([]);
  });
});
