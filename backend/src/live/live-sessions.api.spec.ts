import { LIVE_PATH } from '@covertrail/contracts/live/live.messages';
import { io, type Socket } from 'socket.io-client';
import { join, loggedIn, registerCompany, type Caller } from '../testing/people.js';
import { openTestProduct, type TestProduct } from '../testing/test-product.js';

const HOUR = 3_600_000;

describe('the sockets of a session [J04]', () => {
  let product: TestProduct;
  let agent: Caller;
  const open: Socket[] = [];

  beforeAll(async () => {
    product = await openTestProduct();
    agent = await join(product, await registerCompany(product, 'Hollis & Vance', ['agency']), 'Priya');
  });
  afterAll(async () => {
    for (const socket of open) socket.disconnect();
    await product.close();
  });

  const pageOf = async ({ token }: Caller, origin?: string): Promise<Socket> => {
    const extraHeaders: Record<string, string> = origin === undefined ? {} : { origin };
    const socket = io(product.url, {
      path: LIVE_PATH,
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
      auth: { token },
      extraHeaders,
    });
    open.push(socket);
    await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('connect_error', reject));
    return socket;
  };
  const ended = (socket: Socket) => new Promise<string>((resolve) => socket.once('disconnect', resolve));
  const hoursPass = (count: number) =>
    product.clock.moveTo(new Date(Date.parse(product.clock.now()) + count * HOUR).toISOString());

  it('are opened by pages of our own alone: not by those of another site', async () => {
    await expect(pageOf(agent, 'https://evil.example')).rejects.toThrow();
    await expect(pageOf(agent, 'null')).rejects.toThrow();
    expect((await pageOf(agent, product.url)).connected).toBe(true);
  });

  it('are closed to a page that watches more than any page shows', async () => {
    const greedy = await pageOf(agent);
    const closed = ended(greedy);
    for (const hundred of ['a', 'b', 'c']) {
      const views = Array.from({ length: 50 }, (_, index) => `view-${hundred}-${'x'.repeat(index)}`);
      greedy.emit('watch', { views });
    }
    expect(await closed).toBe('io server disconnect');
  });

  it('end at once where one logs out', async () => {
    const caller = await loggedIn(product, agent);
    const closed = ended(await pageOf(caller));
    await caller.post('logout').expect(200);
    expect(await closed).toBe('io server disconnect');
  });

  it('end where it was ended through another process: within a minute, or with the next view that the page would watch', async () => {
    const [idle, busy] = [await pageOf(await loggedIn(product, agent)), await pageOf(await loggedIn(product, agent))];
    await product.infrastructure.vault.endSessionsOf(agent.userId);
    const [idleClosed, busyClosed] = [ended(idle), ended(busy)];
    busy.emit('watch', { views: ['policies'] });
    expect(await busyClosed).toBe('io server disconnect');
    await product.gateway.endDeadSessions();
    expect(await idleClosed).toBe('io server disconnect');
  });

  it('end with it, and with no other', async () => {
    const early = await pageOf(await loggedIn(product, agent));
    hoursPass(6);
    const late = await pageOf(await loggedIn(product, agent));
    hoursPass(6);
    const closed = ended(early);
    await product.gateway.endDeadSessions();
    expect(await closed).toBe('io server disconnect');
    const received = new Promise((resolve) => late.once('refetch', resolve));
    product.gateway.notifyCompany(agent.companyId, 'refetch', { view: 'fence', position: '' });
    await received;
  });
});
