import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as path } from 'node:path';
import { companyDecider } from '@covertrail/domain/company/company.decider';
import { byNobody, join, registerCompany, type Caller } from '@covertrail/backend/testing/people';
import { bodyOf, newFolder, openTestProduct, type TestProduct } from '@covertrail/backend/testing/test-product';
import { newId } from '@covertrail/platform/ids/ids';
import { describeOnMongodb } from '@covertrail/platform/mongodb/testing/mongodb-under-test';
import { waitForStores } from '@covertrail/platform/stores/wait-for';
import request, { type Response } from 'supertest';
import { startMongodbServer } from '../../scripts/mongodb-server.mjs';
import { until } from '../support/until.js';
import { FaultProxy } from './fault-proxy.js';
import { addressThrough } from './mongodb-world.js';

const program = process.env['COVERTRAIL_TEST_MONGODB_SERVER'] ?? null;
/** In all: each of the two questions that a query asks may wait this long at most. */
const BOUNDED_MS = 6_000;
const BACK_MS = 20_000;

describeOnMongodb('the product while its MongoDB server', () => {
  if (program === null) {
    process.stderr.write(
      'Skipped, the product while its MongoDB server: COVERTRAIL_TEST_MONGODB_SERVER names no program to start and kill.\n',
    );
    return it.skip('is away', () => undefined);
  }
  const folder = newFolder();
  const ofServer = mkdtempSync(path(tmpdir(), 'covertrail-server-'));
  let server: Awaited<ReturnType<typeof startMongodbServer>>;
  let proxy: FaultProxy;
  let product: TestProduct;
  let agent: Caller;

  beforeAll(async () => {
    server = await startMongodbServer(program, ofServer);
    proxy = await FaultProxy.before(Number(new URL(server.url).port));
    product = await openTestProduct({ folder, mongodbUrl: addressThrough(proxy, `${server.url}product`) });
    agent = await join(product, await registerCompany(product, 'Hollis & Vance', ['agency']), 'Priya');
  }, 60_000);
  afterAll(async () => {
    proxy.pass();
    product.log.errors.splice(0);
    await product.close();
    await proxy.close();
    await server.kill();
    for (const kept of [folder, ofServer]) rmSync(kept, { recursive: true });
  });

  const companies = () => agent.get('company/search?keyword=sentinel');
  const ready = () => request(product.server).get('/covertrail-api/health/ready');
  /** A command that seals nothing personal: the log is in the folder, whatever becomes of the server. */
  const register = () => {
    const data = {
      companyId: newId(),
      name: 'Sentinel Works',
      roles: ['insured'] as const,
      address: ADDRESS,
      timeZone: 'America/Denver',
    };
    return product.infrastructure.deciders.handle(
      companyDecider,
      data.companyId,
      { type: 'RegisterCompany', ...data },
      byNobody(),
    );
  };
  const unavailable = async (ask: () => PromiseLike<Response>): Promise<void> => {
    const before = performance.now();
    const reply = await ask();
    expect(performance.now() - before).toBeLessThan(BOUNDED_MS);
    expect([reply.status, reply.body]).toMatchObject([503, { code: 'HTTP.UNAVAILABLE', status: 503 }]);
    expect(reply.headers['content-type']).toMatch(/^application\/problem\+json/);
  };
  const notReady = (why: RegExp) => until('it is not ready', async () => why.test((await ready()).text), BACK_MS);
  const found = async (): Promise<number | null> => {
    const reply = await companies();
    return reply.status === 200 ? bodyOf<{ total: number }>(reply).total : null;
  };
  const goesOn = async (total: number): Promise<void> => {
    await until('queries answer, and with what came meanwhile', async () => (await found()) === total, BACK_MS);
    await until('it is ready', async () => (await ready()).status === 200, BACK_MS);
    for (const { facts } of product.log.errors.splice(0))
      expect(facts).toMatchObject({ code: expect.stringMatching(/^(HTTP\.UNAVAILABLE|HEALTH\.NOT_READY)$/) });
  };

  it('is killed and started again on the same files: queries are refused meanwhile, commands of the log are taken', async () => {
    await server.kill('SIGKILL');
    await notReady(/the read store does not answer/);
    await register();
    await unavailable(companies);
    server = await startMongodbServer(program, ofServer, Number(new URL(server.url).port));
    await goesOn(1);
  });

  it('is a black hole: queries are refused within seconds, and answer afterwards', async () => {
    proxy.blackHole();
    await register();
    await unavailable(companies);
    await notReady(/the read store does not answer/);
    proxy.pass();
    await goesOn(2);
  });

  it('cannot be reached at the start: waits, says so at each try, less often with time, and then opens', async () => {
    const lines: { readonly reason: string; readonly attempt: number; readonly at: number }[] = [];
    const log = {
      debug: () => undefined,
      info: () => undefined,
      error: () => undefined,
      warn: (facts: object) =>
        void lines.push({ ...(facts as { reason: string; attempt: number }), at: performance.now() }),
    };
    proxy.cut();
    const mongodbUrl = addressThrough(proxy, `${server.url}other`, 300);
    const other = newFolder();
    const opening = waitForStores(() => openTestProduct({ folder: other, mongodbUrl }), log);
    await until('it has tried four times', () => lines.length >= 4, BACK_MS);
    expect(lines.map(({ attempt }) => attempt)).toEqual(lines.map((_, index) => index + 1));
    for (const { reason } of lines) expect(reason).toMatch(/MongoDB does not answer/);
    proxy.pass();
    await (await opening).close();
    rmSync(other, { recursive: true });
  });
});

const ADDRESS = { address1: '1 Main Street', city: 'Denver', state: 'CO', postalCode: '80202', country: 'US' };
