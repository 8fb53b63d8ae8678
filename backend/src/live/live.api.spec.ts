import { LIVE_PATH, type ClientToServer, type ServerToClient, type UpdatedMessage } from '@covertrail/domain/live/live.contract';
import { deriveId, newId } from '@covertrail/platform/ids/ids';
import { io, type Socket } from 'socket.io-client';
import { appoint, join, registerCompany, type Player } from '../testing/cast.js';
import { terms } from '../testing/terms.js';
import { openTestProduct, type TestProduct } from '../testing/test-product.js';

type PageSocket = Socket<ServerToClient, ClientToServer>;

describe('open pages, live [J04]', () => {
  let product: TestProduct;
  let insured: Player;
  let agent: Player;
  let stranger: Player;
  const open: PageSocket[] = [];

  beforeAll(async () => {
    product = await openTestProduct();
    insured = await join(product, await registerCompany(product, 'Granite Peak', ['insured']), 'Ines');
    agent = await join(product, await registerCompany(product, 'Hollis & Vance', ['agency']), 'Priya');
    stranger = await join(product, await registerCompany(product, 'Keystone', ['agency']), 'Jonah');
    await appoint(product, agent, insured.companyId);
  });
  afterEach(() => {
    for (const socket of open.splice(0)) socket.disconnect();
  });
  afterAll(() => product.close());

  const pageOf = async ({ token }: Player, ...views: string[]): Promise<PageSocket> => {
    const socket: PageSocket = io(product.url, { path: LIVE_PATH, transports: ['websocket'], reconnection: false, forceNew: true, auth: { token } });
    open.push(socket);
    await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('connect_error', reject));
    expect(await socket.emitWithAck('watch', { views })).toBe(true);
    return socket;
  };
  const next = (socket: PageSocket) => new Promise<UpdatedMessage>((resolve) => void socket.once('updated', resolve));
  const add = (by: Player, key: string) =>
    by.post('policy/addnewpolicy', { insuredCompanyId: insured.companyId, line: 'generalLiability', terms: terms() }, key).expect(201);

  it('hear of what changed in the views that they watch, in both companies and nowhere else', async () => {
    const [theirs, ours, third] = [await pageOf(agent, 'policies'), await pageOf(insured, 'policies'), await pageOf(stranger, 'policies')];
    const heardByThird: unknown[] = [];
    third.on('updated', (message) => heardByThird.push(message));
    const heard = Promise.all([next(theirs), next(ours)]);
    const key = newId();
    const reply = await add(agent, key);
    const update = { view: 'policies', ids: [deriveId('policy', key)], position: reply.headers['x-position'] };
    for (const { updates } of await heard) expect(updates).toEqual([update]);
    const fence = new Promise((resolve) => third.once('refetch', resolve));
    product.gateway.tellCompany(stranger.companyId, 'refetch', { view: 'fence', position: '' });
    await fence;
    expect(heardByThird).toEqual([]);
  });

  it('hear nothing of views that they do not watch any more', async () => {
    const [leaver, stayer] = [await pageOf(agent, 'policies'), await pageOf(agent, 'policies')];
    const heard: unknown[] = [];
    leaver.on('updated', (message) => heard.push(message));
    leaver.emit('unwatch', { views: ['policies'] });
    expect(await leaver.emitWithAck('watch', { views: ['projects'] })).toBe(true);
    const told = next(stayer);
    await add(agent, newId());
    await told;
    const fence = new Promise((resolve) => leaver.once('refetch', resolve));
    product.gateway.tellCompany(agent.companyId, 'refetch', { view: 'fence', position: '' });
    await fence;
    expect(heard).toEqual([]);
  });
});
