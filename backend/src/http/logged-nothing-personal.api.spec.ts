import { Writable } from 'node:stream';
import { pino } from 'pino';
import request from 'supertest';
import { pdfOf } from '../pdf-files/testing/pdf-of.js';
import { coverSupplier, type CoveredSupplier } from '../testing/covered-supplier.js';
import { join, PASSWORD, registerCompany, type Caller } from '../testing/people.js';
import { bodyOf, openTestProduct, type TestProduct } from '../testing/test-product.js';

/** Stands in all that people enter. */
const MARK = 'Zyxquorn';
const PHONE = '720-555-0199';
const LETTER = pdfOf(`${MARK} ${PHONE}`);
const WRONG_PASSWORD = 'Wrong-Zebrafish-77';

describe('the log of a process, down to the least line [K04]', () => {
  const written: string[] = [];
  let product: TestProduct;
  let world: CoveredSupplier;
  let receiver: Caller;
  beforeAll(async () => {
    const stream = new Writable({
      write: (chunk, _encoding, done) => {
        written.push(String(chunk));
        done();
      },
    });
    product = await openTestProduct({ log: pino({ base: null, level: 'debug' }, stream) });
    world = await coverSupplier(product, `${MARK} `);
    receiver = await join(product, await registerCompany(product, `${MARK} Keystone Risk`, ['agency']), `${MARK}Jonah`);
    await transfers();
    await signInsThatFail();
    await captchas();
    await callsThatFail();
    await aFault();
    await product.settled();
  });
  afterAll(async () => {
    product.log.errors.splice(0);
    await product.close();
  });

  const log = (): string => written.join('').toLowerCase();
  const post = (path: string) =>
    request(product.server).post(`/covertrail-api/${path}`).set('authorization', `Bearer ${world.agent.token}`);

  /** One that is denied, and one that is approved and completes. */
  async function transfers(): Promise<void> {
    const { agent, insured } = world;
    await receiver
      .upload('agent/transfer/letter', 'letter', Buffer.from(`${MARK} ${PHONE}`), `${MARK}.txt`)
      .expect(422);
    await receiver
      .post('agent/transfer', { insuredCompanyId: insured.companyId, letter: { uploadId: MARK, signedOn: PHONE } })
      .expect(400);
    for (const [action, body] of [
      ['deny', { reason: `${MARK} still works with us, call ${PHONE}` }],
      ['approve', {}],
    ] as const) {
      const uploaded = await receiver
        .upload('agent/transfer/letter', 'letter', LETTER, `${MARK} letter.pdf`)
        .expect(201);
      const letter = { uploadId: bodyOf<{ uploadId: string }>(uploaded).uploadId, signedOn: '2026-11-20' };
      const requested = await receiver
        .post('agent/transfer', { insuredCompanyId: insured.companyId, letter, note: `${MARK} asked us, ${PHONE}` })
        .expect(201);
      const { transferId } = bodyOf<{ transferId: string }>(requested);
      await product.settled();
      await agent.get(`agent/transfer/${transferId}/letter`).expect(200);
      await agent.put(`agent/transfer/${transferId}/${action}`, body).expect(200);
      await product.settled();
    }
  }

  async function signInsThatFail(): Promise<void> {
    await post('authenticate')
      .send({ email: world.agent.email, password: WRONG_PASSWORD })
      .expect((reply) => expect(reply.status).toBeGreaterThanOrEqual(400));
    await post('authenticate')
      .send({ email: `${MARK}@nowhere.example`, password: WRONG_PASSWORD, phone: PHONE })
      .expect((reply) => expect(reply.status).toBeGreaterThanOrEqual(400));
  }

  /** For an address, which stands in the address of the call: one that is given, and one that is refused [A01]. */
  async function captchas(): Promise<void> {
    const captchaFor = (query: object) => request(product.server).get('/covertrail-api/captcha').query(query);
    await captchaFor({ emailId: world.agent.email }).expect(200);
    await captchaFor({ emailId: `${MARK}@nowhere.example`, refreshCaptcha: MARK }).expect(400);
  }

  async function callsThatFail(): Promise<void> {
    await world.agent.post('policy/addnewpolicy', { line: MARK, phone: PHONE }).expect(400);
    await world.requester.get(`requestor/${MARK}/${encodeURIComponent(PHONE)}?keyword=${MARK}`).expect(404);
    await post('policy/addnewpolicy')
      .set('content-type', 'application/json')
      .send(`{"name": "${MARK} ${PHONE}`)
      .expect(400);
    await post(`policy/addnewpolicy?name=${MARK}`).set('idempotency-key', MARK).send({}).expect(400);
  }

  async function aFault(): Promise<void> {
    const { events } = product.infrastructure;
    const append = events.append.bind(events);
    events.append = () => Promise.reject(new Error('the disk does not answer'));
    await world.requester
      .post('requestor/projects', { name: `${MARK} Yard 2`, templateId: world.templateId })
      .expect(500);
    events.append = append;
  }

  it('says what was done and what failed', () => {
    for (const sentence of [
      '"command"',
      '"call refused"',
      '"call failed"',
      '"request failed"',
      '"folded"',
      '"reacted"',
    ])
      expect(log()).toContain(`"msg":${sentence}`);
    for (const command of [
      'ApprovePolicy',
      'RequestClientTransfer',
      'DenyClientTransfer',
      'ApproveClientTransfer',
      'CompleteClientTransfer',
    ]) {
      expect(log()).toContain(`"command":"${command}"`.toLowerCase());
    }
    expect(log()).toContain('the disk does not answer');
  });

  it('holds no name, address, phone, password or token', () => {
    const { requester, insured, agent } = world;
    const people = [requester, insured, agent, receiver];
    const secrets = [
      MARK,
      PHONE,
      PASSWORD,
      WRONG_PASSWORD,
      ...people.flatMap(({ email, token }) => [email, token, token.split('.')[2]!]),
    ];
    expect(secrets.filter((secret) => log().includes(secret.toLowerCase()))).toEqual([]);
  });
});
