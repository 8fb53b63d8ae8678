import request from 'supertest';
import { METRIC_CATALOGUE } from '@covertrail/platform/telemetry/metric-catalogue';
import { PROJECTIONS } from '@covertrail/projections/projections';
import { coverSupplier, type CoveredSupplier } from '../testing/covered-supplier.js';
import { openTestProduct, type TestProduct } from '../testing/test-product.js';

const TOKEN = 'a-token-of-the-operator-alone';

describe('the metrics of a backend [K04]', () => {
  let product: TestProduct;
  let world: CoveredSupplier;
  beforeAll(async () => {
    product = await openTestProduct({ metricsToken: TOKEN });
    world = await coverSupplier(product, 'Our ');
    await world.agent.get(`policy/list/${world.insured.companyId}`).expect(200);
    await product.settled();
  });
  afterAll(() => product.close());

  const page = (address = '/metrics') => request(product.server).get(address);
  const text = async (): Promise<string> =>
    (
      await page()
        .set('authorization', `Bearer ${TOKEN}`)
        .expect(200)
        .expect('content-type', /^text\/plain/)
    ).text;

  it('exist for nobody but the operator: not for a company, not without the token, not by another address', async () => {
    const { body } = await page()
      .expect(404)
      .expect('content-type', /problem\+json/);
    expect(body).toMatchObject({ code: 'HTTP.NOT_FOUND' });
    await page().set('authorization', `Bearer ${world.requester.token}`).expect(404);
    await page().set('authorization', `Bearer ${TOKEN} `.trimEnd().toUpperCase()).expect(404);
    await page('/metrics/').expect(404);
    await page('/METRICS').set('authorization', `Bearer ${world.agent.token}`).expect(404);
    await page(`/metrics?token=${TOKEN}`).expect(404);
    await page('/covertrail-api/metrics').set('authorization', `Bearer ${world.agent.token}`).expect(404);
  });

  it('show all that is declared', async () => {
    const shown = await text();
    const missing = Object.values(METRIC_CATALOGUE).filter(
      ({ name, type }) => !shown.includes(`# TYPE ${name} ${type}\n`),
    );
    expect(missing).toEqual([]);
    expect(shown).not.toContain('covertrail_collect_failures_total{');
  });

  it('show the lag of every view and reaction, commands, queries and stores', async () => {
    const shown = await text();
    expect(
      PROJECTIONS.filter(({ name }) => !shown.includes(`covertrail_lag_events{kind="view",name="${name}"} 0\n`)),
    ).toEqual([]);
    for (const line of [
      'covertrail_lag_seconds{kind="reaction",name="assessor"} 0',
      'covertrail_unfolded_views 0',
      `covertrail_leases{kind="view"} ${PROJECTIONS.length}`,
      'covertrail_commands_total{command="AddPolicy",outcome="done",by="person"} 1',
      'covertrail_command_seconds_count{command="ApprovePolicy"} 1',
      'covertrail_calls_total{call="PUT policy/approve/:id",status="200"} 1',
      'covertrail_last_backup_timestamp_seconds 0',
      'covertrail_sockets 0',
    ])
      expect(shown).toContain(`${line}\n`);
    expect(shown).toMatch(/covertrail_query_seconds_count\{call="GET [\w/:]+"\} 1\n/);
    expect(shown).toMatch(/covertrail_storage_bytes\{store="events"\} [1-9]/);
    expect(shown).toMatch(/covertrail_batch_seconds_count\{view="policies"\} [1-9]/);
    expect(shown).toMatch(/covertrail_disk_free_bytes [1-9]/);
  });

  it('have labels that grow with the program alone: no id, no company, no address that a caller made up', async () => {
    await request(product.server)
      .get(`/covertrail-api/${'made/up/'.repeat(3)}`)
      .expect(404);
    const shown = await text();
    expect(shown).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/);
    expect(shown).not.toContain('made/up');
    expect(shown).not.toContain('Granite');
    expect(shown).toContain('covertrail_calls_total{call="GET unknown",status="404"}');
  });
});

describe('the metrics of a backend without a token [K04]', () => {
  it('exist for no caller', async () => {
    const product = await openTestProduct();
    for (const token of ['', 'null', 'undefined'])
      await request(product.server).get('/metrics').set('authorization', `Bearer ${token}`).expect(404);
    await request(product.server).get('/metrics').expect(404);
    await product.close();
  });
});
