import { appoint, join, registerCompany, type Caller } from '@covertrail/backend/testing/people';
import { LivePage, policiesOf } from '@covertrail/backend/live/testing/live-page';
import { terms } from '@covertrail/backend/testing/terms';
import { openTestProduct, type TestProduct } from '@covertrail/backend/testing/test-product';
import { newId } from '@covertrail/platform/ids/ids';
import { until } from '../support/until.js';
import { FaultProxy } from './fault-proxy.js';

/** Instead of the 25 and 20 seconds of every day. */
const PING = { pingInterval: 150, pingTimeout: 300 };
const CONNECT_MS = 400;
const BACK_MS = 30_000;

describe('a page whose line becomes a black hole while commands run [J04]', () => {
  let product: TestProduct;
  let proxy: FaultProxy;
  let agent: Caller;
  let insuredCompanyId: string;
  let page: LivePage;

  beforeAll(async () => {
    product = await openTestProduct();
    const { engine } = Reflect.get(product.gateway, 'server') as { engine: { opts: object } };
    Object.assign(engine.opts, PING);
    proxy = await FaultProxy.before(Number(new URL(product.url).port));
    insuredCompanyId = await registerCompany(product, 'Granite Peak', ['insured']);
    agent = await join(product, await registerCompany(product, 'Hollis & Vance', ['agency']), 'Priya');
    await appoint(product, agent, insuredCompanyId);
    page = new LivePage({ ...product, url: `http://127.0.0.1:${proxy.port}` }, agent);
    page.socket.io.timeout(CONNECT_MS);
  });
  afterAll(async () => {
    page.socket.disconnect();
    await proxy.close();
    await product.close();
  });

  const add = () =>
    agent
      .post('policy/addnewpolicy', { insuredCompanyId, line: 'generalLiability', terms: terms() }, newId())
      .expect(201);
  const showsTheTruth = async (): Promise<boolean> => page.shows(await policiesOf(product, agent.companyId));

  it('notices by the pings that do not come, connects again, and receives what it missed without reading all again', async () => {
    await page.read();
    await until('the page is connected', () => page.socket.connected, BACK_MS);
    await add();
    await until('the page received a policy', showsTheTruth, BACK_MS);
    proxy.blackHole();
    await add();
    await until('the page noticed', () => !page.socket.connected, BACK_MS);
    await add();
    await product.settled();
    expect(await showsTheTruth()).toBe(false);
    proxy.pass();
    await until('the page shows what the server shows', showsTheTruth, BACK_MS);
    expect((await policiesOf(product, agent.companyId)).size).toBe(3);
    expect([page.socket.connected, page.refetched]).toEqual([true, 0]);
  });
});
