import {
  LIVE_PATH,
  type ClientToServer,
  type ServerToClient,
  type RefetchMessage,
  type UpdatedMessage,
} from '@covertrail/contracts/live/live.messages';
import { io, type Socket } from 'socket.io-client';
import { appoint, join, registerCompany, type Caller } from '../testing/people.js';
import { terms } from '../testing/terms.js';
import { bodyOf, openTestProduct, type TestProduct } from '../testing/test-product.js';

type PageSocket = Socket<ServerToClient, ClientToServer>;

describe('open pages, live [J04]', () => {
  let product: TestProduct;
  let insured: Caller;
  let agent: Caller;
  let stranger: Caller;
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

  const pageOf = async ({ token }: Caller, ...views: string[]): Promise<PageSocket> => {
    const socket: PageSocket = io(product.url, {
      path: LIVE_PATH,
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
      auth: { token },
    });
    open.push(socket);
    await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('connect_error', reject));
    expect(await socket.emitWithAck('watch', { views })).toBe(true);
    return socket;
  };
  const watch = async (socket: PageSocket, policiesSince: string): Promise<void> => {
    expect(await socket.emitWithAck('watch', { views: ['policies'], since: { policies: policiesSince } })).toBe(true);
  };
  const next = (socket: PageSocket) => new Promise<UpdatedMessage>((resolve) => void socket.once('updated', resolve));
  const refetched = (socket: PageSocket) =>
    new Promise<RefetchMessage>((resolve) => void socket.once('refetch', resolve));
  const add = async (by: Caller) => {
    const policy = { insuredCompanyId: insured.companyId, line: 'generalLiability', terms: terms() };
    const reply = await by.post('policy/addnewpolicy', policy).expect(201);
    return { policyId: bodyOf<{ policyId: string }>(reply).policyId, position: reply.headers['x-position'] as string };
  };

  it('receive what changed in the views that they watch, in both companies and nowhere else', async () => {
    const [theirs, ours, third] = [
      await pageOf(agent, 'policies'),
      await pageOf(insured, 'policies'),
      await pageOf(stranger, 'policies'),
    ];
    const receivedByThird: unknown[] = [];
    third.on('updated', (message) => receivedByThird.push(message));
    const received = Promise.all([next(theirs), next(ours)]);
    const { policyId, position } = await add(agent);
    // The position is that of the whole batch, which may contain more events.
    for (const { updates } of await received) {
      expect(updates).toMatchObject([{ view: 'policies', ids: [policyId] }]);
      expect(updates[0]!.position >= position).toBe(true);
    }
    const fence = new Promise((resolve) => third.once('refetch', resolve));
    product.gateway.notifyCompany(stranger.companyId, 'refetch', { view: 'fence', position: '' });
    await fence;
    expect(receivedByThird).toEqual([]);
  });

  it.each([[null], [[]], [{ views: [null] }], ['policies'], [7], [{}], [{ views: 'policies' }]])(
    'are answered that %j names no views, and stay connected',
    async (message) => {
      const socket = await pageOf(agent, 'policies');
      const exceptions: unknown[] = [];
      (socket as Socket).on('exception', (said) => exceptions.push(said));
      expect(await (socket as Socket).emitWithAck('watch', message)).toBe(false);
      expect(await socket.emitWithAck('watch', { views: ['projects'] })).toBe(true);
      (socket as Socket).emit('unwatch', message);
      expect(await socket.emitWithAck('watch', { views: ['projects'] })).toBe(true);
      expect([socket.connected, exceptions]).toEqual([true, []]);
    },
  );

  it('receive nothing of views that they do not watch any more', async () => {
    const [leaver, stayer] = [await pageOf(agent, 'policies'), await pageOf(agent, 'policies')];
    const received: unknown[] = [];
    leaver.on('updated', (message) => received.push(message));
    leaver.emit('unwatch', { views: ['policies'] });
    expect(await leaver.emitWithAck('watch', { views: ['projects'] })).toBe(true);
    const update = next(stayer);
    await add(agent);
    await update;
    const fence = new Promise((resolve) => leaver.once('refetch', resolve));
    product.gateway.notifyCompany(agent.companyId, 'refetch', { view: 'fence', position: '' });
    await fence;
    expect(received).toEqual([]);
  });

  it('receive at once what they missed since the position that they show, and nothing of others', async () => {
    const { position: before } = await add(agent);
    const [first, second] = [await add(agent), await add(agent)];
    await product.settled();
    const [back, third] = [await pageOf(agent), await pageOf(stranger)];
    const receivedByThird: unknown[] = [];
    third.onAny((_, message) => receivedByThird.push(message));
    const [received] = await Promise.all([next(back), watch(back, before), watch(third, before)]);
    expect(received.updates).toMatchObject([{ view: 'policies', ids: [first.policyId, second.policyId] }]);
    expect(received.updates[0]!.position >= second.position).toBe(true);
    const fence = refetched(third);
    product.gateway.notifyCompany(stranger.companyId, 'refetch', { view: 'fence', position: '' });
    await fence;
    expect(receivedByThird).toEqual([{ view: 'fence', position: '' }]);
  });

  it.each([
    ['empty', ''],
    ['no position', 'yesterday'],
    ['too long', '9'.repeat(65)],
  ])('read a view again where their position is %s', async (_, since) => {
    const socket = await pageOf(agent);
    const [answer] = await Promise.all([refetched(socket), watch(socket, since)]);
    expect(answer).toEqual({ view: 'policies', position: null });
  });

  it('read a view again that was rebuilt', async () => {
    const page = await pageOf(agent, 'policies');
    const again = new Promise<RefetchMessage>((resolve) =>
      page.on('refetch', (message) => message.view === 'policies' && resolve(message)),
    );
    await product.gateway.notifySwitched();
    await product.rebuilt();
    await product.gateway.notifySwitched();
    expect(await again).toEqual({ view: 'policies', position: null });
  });

  it('read a view again when the store does not say what they missed, and continue to receive changes', async () => {
    const socket = await pageOf(agent);
    const missed = jest
      .spyOn(product.infrastructure.liveFeed, 'missed')
      .mockRejectedValueOnce(new Error('The store does not answer'));
    const [answer] = await Promise.all([refetched(socket), watch(socket, '0')]);
    missed.mockRestore();
    expect(answer).toEqual({ view: 'policies', position: null });
    const received = next(socket);
    const { policyId } = await add(agent);
    expect((await received).updates[0]?.ids).toContain(policyId);
  });
});
