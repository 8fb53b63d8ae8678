import request from 'supertest';
import { newId } from '@covertrail/platform/ids/ids';
import { coverSupplier, type CoveredSupplier } from '../testing/covered-supplier.js';
import type { Caller } from '../testing/people.js';
import { terms } from '../testing/terms.js';
import { bodyOf, openTestProduct, type TestProduct } from '../testing/test-product.js';

const nested = (depth: number): unknown => (depth === 0 ? 'x' : [nested(depth - 1)]);
const times = <Value>(count: number, value: Value): Value[] => Array.from({ length: count }, () => value);

describe('the input of a call', () => {
  let product: TestProduct;
  let world: CoveredSupplier;
  let requestId: string;
  beforeAll(async () => {
    product = await openTestProduct();
    world = await coverSupplier(product, 'Our ');
    requestId = bodyOf<{ requestId: string }>(await ask({}).expect(201)).requestId;
  });
  afterAll(() => product.close());

  /** The text is sent exactly so, without the changes that a client library makes. */
  const post = (by: Caller, path: string, body: unknown) =>
    request(product.server)
      .post(`/covertrail-api/${path}`)
      .set('authorization', `Bearer ${by.token}`)
      .send(body as object);
  const share = (policyIds: unknown) =>
    post(world.agent, 'sharedpolicy/share/company', {
      insuredCompanyId: world.insured.companyId,
      requesterCompanyId: world.requester.companyId,
      projectId: world.projectId,
      policyIds,
    });
  const ask = (other: object) =>
    post(world.requester, 'policy/request/template/createPolicyRequest', {
      projectId: world.projectId,
      insuredCompanyId: world.insured.companyId,
      dueOn: '2026-12-24',
      ...other,
    });

  it('is looked at item by item where it is a list', async () => {
    for (const policyIds of [
      [[world.policyId]],
      [world.policyId, [world.policyId]],
      [{ id: world.policyId }],
      [7],
      ['no id'],
      [world.policyId, null],
    ]) {
      expect((await share(policyIds).expect(400)).body).toMatchObject({ code: 'HTTP.BAD_INPUT' });
    }
  });

  it.each([
    ['a message', () => ask({ message: null }), 'message'],
    ['an e-mail', () => ask({ insuredCompanyId: undefined, email: null }), 'email'],
    [
      'remarks',
      () =>
        post(world.agent, 'policy/response/verification/respondToPolicyRequest', {
          requestId,
          policyIds: [world.policyId],
          remarks: null,
        }),
      'remarks',
    ],
    [
      'a note',
      () =>
        post(world.agent, 'agent/transfer', {
          insuredCompanyId: world.insured.companyId,
          toAgencyId: newId(),
          toAgentId: newId(),
          note: null,
        }),
      'note',
    ],
    [
      'a value deep inside',
      () =>
        post(world.agent, 'policy/addnewpolicy', {
          insuredCompanyId: world.insured.companyId,
          line: 'automobile',
          terms: { ...terms(), schedule: null },
        }),
      'terms.schedule',
    ],
  ])('may leave out %s, and never say null', async (_what, sent, field) => {
    const { body } = await sent().expect(400);
    expect(body).toMatchObject({
      code: 'HTTP.BAD_INPUT',
      errors: { [field]: expect.stringContaining('must not be null') as string },
    });
  });

  it('is stored without spaces around it, and the description of operations without its HTML [C01] [K02]', async () => {
    const { insured, agent } = world;
    const given = {
      ...terms(),
      policyNumber: '  GL-7\u00a0',
      descriptionOfOperations: '  <p>Paving <b onclick="x">of</b> roads,<script>\n a < b</script></p>\n',
    };
    const sent = await agent
      .post('policy/addnewpolicy', { insuredCompanyId: insured.companyId, line: 'generalLiability', terms: given })
      .expect(201);
    const [event] = await product.infrastructure.events.readStream(
      `policy-${bodyOf<{ policyId: string }>(sent).policyId}`,
    );
    expect(event?.data).toMatchObject({
      terms: { policyNumber: 'GL-7', descriptionOfOperations: 'Paving of roads,\n a < b' },
    });
    const created = await post(world.requester, 'requestor/projects', {
      name: ' Riverfront Zoe\u0308 ',
      templateId: world.templateId,
    }).expect(201);
    await product.settled();
    const listed = bodyOf<{ rows: { name: string }[] }>(
      await world.requester.get('requestor/projects').expect(200),
    ).rows;
    expect([created.status, listed.map(({ name }) => name)]).toEqual([
      201,
      expect.arrayContaining(['Riverfront Zo\u00eb']),
    ]);
  });

  it.each(['a\u0000b', 'a\u001b[31m', 'GL\u202e-1', 'half \ud83d'])(
    'holds only text that can be shown: not %j',
    async (message) => {
      expect((await ask({ message }).expect(400)).body).toMatchObject({
        errors: { message: 'Please remove characters that cannot be shown.' },
      });
      await world.requester
        .get(`dashboard/tracked?keyword=${encodeURIComponent(message.replace('\ud83d', '\u0000'))}`)
        .expect(400);
    },
  );

  it.each([
    ['levels', { email: nested(21) }, 'more than 20 levels'],
    ['items', { email: times(1_001, 'x') }, 'a list of more than 1000 items'],
    ['values', { email: times(900, { a: 1, b: 2, c: [3, 4] }) }, 'more than 5000 values'],
  ])('has bounds: so many %s', async (_what, body, bound) => {
    const reply = await request(product.server).post('/covertrail-api/authenticate').send(body).expect(400);
    expect(reply.body).toMatchObject({ code: 'HTTP.TOO_COMPLEX', message: `The request has ${bound}.` });
  });
});
