import { rmSync } from 'node:fs';
import { join as pathOf } from 'node:path';
import request from 'supertest';
import { until } from '@covertrail/platform/engine/testing/lines';
import { collectionOf } from '@covertrail/platform/engine/projection';
import { projectionLease } from '@covertrail/platform/read-store/leases.port';
import { openSqliteReadStore } from '@covertrail/platform/read-store/sqlite-read-store.adapter';
import { PROJECTIONS } from '@covertrail/projections/projections';
import { appoint, join, PASSWORD, registerCompany, type Caller } from '../testing/people.js';
import { terms } from '../testing/terms.js';
import { newFolder, openTestProduct, type TestProduct } from '../testing/test-product.js';

/** Holds all views for as long as a lease lives: a process that died on another machine. */
async function holdAllViews(folder: string): Promise<void> {
  const reads = await openSqliteReadStore({ file: pathOf(folder, 'reads.db'), writer: 'inline' });
  for (const projection of PROJECTIONS)
    await reads.acquireLease(projectionLease(collectionOf(projection)), 'elsewhere', 3_000, Date.now());
  await reads.close();
}

describe('views that are built again, and that nobody folds yet', () => {
  const folder = newFolder();
  let product: TestProduct;
  let agent: Caller;

  beforeAll(async () => {
    const before = await openTestProduct({ folder });
    const insured = await join(before, await registerCompany(before, 'Granite Peak', ['insured']), 'Ines');
    agent = await join(before, await registerCompany(before, 'Hollis & Vance', ['agency']), 'Priya');
    await appoint(before, agent, insured.companyId);
    await agent
      .post('policy/addnewpolicy', { insuredCompanyId: insured.companyId, line: 'generalLiability', terms: terms() })
      .expect(201);
    await before.settled();
    await before.close();
    for (const part of ['', '-wal', '-shm']) rmSync(pathOf(folder, `reads.db${part}`), { force: true });
    await holdAllViews(folder);
    product = await openTestProduct({ folder });
  });
  afterAll(async () => {
    product.log.errors.splice(0);
    await product.close();
    rmSync(folder, { recursive: true });
  });

  const policies = async () => {
    const { body } = await request(product.server)
      .get('/covertrail-api/policy/agency?size=5')
      .set('Authorization', `Bearer ${agent.token}`)
      .expect(200);
    const {
      data: { total },
      stale,
    } = body as { data: { total: number }; stale: boolean };
    return { total, stale };
  };
  const ready = async () => {
    const { status, body } = await request(product.server).get('/covertrail-api/health/ready');
    return { status, body: body as unknown };
  };

  /** Looks for the companies of the person in a view. */
  const logIn = () =>
    request(product.server).post('/covertrail-api/authenticate').send({ email: agent.email, password: PASSWORD });

  it('make replies stale, hide nothing that exists and keep the process unready until they show what was in the log; then neither', async () => {
    expect(await policies()).toEqual({ total: 0, stale: true });
    expect((await logIn().expect(503).expect('Retry-After', '2')).body).toMatchObject({ code: 'HTTP.BEING_BUILT' });
    const { status, body } = await ready();
    expect(status).toBe(503);
    expect(JSON.stringify(body)).toMatch(/the view \S+ is still being built \(0 % of the log\), and \d+ more/);
    await product.settled();
    expect(await policies()).toEqual({ total: 1, stale: false });
    await logIn().expect(200);
    await until(async () => JSON.stringify((await ready()).body).includes('"status":"ok"'), 'the process is ready');
  });
});
