import { rmSync } from 'node:fs';
import { appoint, deactivate, join, registerCompany, type Caller } from '@covertrail/backend/testing/people';
import { terms } from '@covertrail/backend/testing/terms';
import { newFolder, openTestProduct, type TestProduct } from '@covertrail/backend/testing/test-product';
import request from 'supertest';
import { startEventStoreServer, type EventStoreServer } from '../eventstore-server/eventstore-server.js';
import { until } from '../support/until.js';

const BACK_MS = 30_000;
/** A log that keeps silent is waited for once in a request, for 2 s. */
const SILENT_MS = 4_000;

describe('the product while its EventStoreDB', () => {
  const [folder, ofServer] = [newFolder(), newFolder()];
  let server: EventStoreServer;
  let product: TestProduct;
  let agent: Caller;
  let colleague: Caller;
  let insuredId: string;
  let policyId: string;

  beforeAll(async () => {
    server = await startEventStoreServer({ folder: ofServer });
    product = await openTestProduct({ folder, eventStoreUrl: server.url });
    insuredId = await registerCompany(product, 'Granite Peak', ['insured']);
    const agencyId = await registerCompany(product, 'Hollis & Vance', ['agency']);
    agent = await join(product, agencyId, 'Priya');
    colleague = await join(product, agencyId, 'Jonah');
    await appoint(product, agent, insuredId);
    policyId = ((await add().expect(201)).body as { data: { policyId: string } }).data.policyId;
    await product.settled();
  }, 60_000);
  afterAll(async () => {
    server.faults.thaw();
    server.faults.takeNoAppends(null);
    product.log.errors.splice(0);
    await product.close();
    await server.stop();
    for (const kept of [folder, ofServer]) rmSync(kept, { recursive: true });
  });

  const add = () =>
    agent.post('policy/addnewpolicy', { insuredCompanyId: insuredId, line: 'generalLiability', terms: terms() });
  const PATHS = () => [
    'policy/agency',
    `policy/list/${insuredId}`,
    `policy/${policyId}`,
    'agent/client',
    'user/userdetails',
    'notifications',
  ];
  const answers = async () => {
    const replies = await Promise.all(PATHS().map(async (path) => [path, await agent.get(path)] as const));
    return replies.map(([path, { status, body }]) => ({
      path,
      status,
      stale: (body as { stale?: boolean }).stale ?? false,
    }));
  };
  const all = (answer: { readonly status: number; readonly stale: boolean }) =>
    PATHS().map((path) => ({ path, ...answer }));
  const ready = () => request(product.server).get('/covertrail-api/health/ready');
  const readingGoesOn = async (): Promise<void> => {
    expect(await answers()).toEqual(all({ status: 200, stale: true }));
    expect([(await add()).status, (await ready()).status]).toEqual([503, 200]);
    expect((await ready()).text).toContain('the log does not answer');
  };
  const isBack = async (): Promise<void> => {
    await until('commands are taken', async () => (await add()).status === 201, BACK_MS);
    await product.settled();
    await until('replies are current', async () => (await answers()).every(({ stale }) => !stale), BACK_MS);
    expect(await answers()).toEqual(all({ status: 200, stale: false }));
    product.log.errors.splice(0);
  };

  it('is away: reading goes on, marked stale, and commands are refused', async () => {
    expect(await answers()).toEqual(all({ status: 200, stale: false }));
    const { port } = server;
    await server.stop();
    await readingGoesOn();
    server = await startEventStoreServer({ folder: ofServer, port });
    await isBack();
  });

  it('keeps silent: each request waits for it once', async () => {
    server.faults.freeze();
    const before = performance.now();
    expect(await answers()).toEqual(all({ status: 200, stale: true }));
    expect(performance.now() - before).toBeLessThan(SILENT_MS);
    server.faults.thaw();
    await isBack();
  });

  it.each([
    ['has no leader', 'read-only'],
    ['takes no appends, as with a full disk', 'not-ready'],
  ] as const)('%s: queries answer as ever, commands are refused', async (_, reason) => {
    server.faults.takeNoAppends(reason);
    expect((await add()).status).toBe(503);
    expect(await answers()).toEqual(all({ status: 200, stale: false }));
    server.faults.takeNoAppends(null);
    await isBack();
  });

  it('answers: a right that is withdrawn acts on the next call, and still does when the server is away then', async () => {
    expect((await colleague.get('policy/agency')).status).toBe(200);
    await deactivate(product, colleague);
    expect((await colleague.get('policy/agency')).status).toBe(401);
    const { port } = server;
    await server.stop();
    expect((await colleague.get('policy/agency')).status).toBe(401);
    server = await startEventStoreServer({ folder: ofServer, port });
    await isBack();
  });
});
