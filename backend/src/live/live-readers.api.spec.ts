/** @run rest: a page of each role, beside what the other suites of the sockets show for one. */
import {
  LIVE_PATH,
  type ClientToServer,
  type RefetchMessage,
  type ServerToClient,
  type UpdatedMessage,
} from '@covertrail/contracts/live/live.messages';
import { io, type Socket } from 'socket.io-client';
import { askFor } from '../features/client-transfer/testing/transfer-parties.js';
import { coverSupplier, type CoveredSupplier } from '../testing/covered-supplier.js';
import { join, registerCompany, type Caller } from '../testing/people.js';
import { terms } from '../testing/terms.js';
import { openTestProduct, type TestProduct } from '../testing/test-product.js';

type PageSocket = Socket<ServerToClient, ClientToServer>;

/** Of the requester, the insured and its agency. */
const COMPANIES = ['requester', 'insured', 'agent'] as const;
const FENCE = 'fence';
/** Messages that no page sends: those of the server, and what a call would be named. */
const UNASKED = ['updated', 'refetch', 'CLIENT_TRANSFER', 'policy/approve', 'join', 'message'] as const;

describe('pages of people who only read, live [J04] [I01]', () => {
  let product: TestProduct;
  let world: CoveredSupplier;
  let readers: Readonly<Record<(typeof COMPANIES)[number], Caller>>;
  const open: PageSocket[] = [];

  beforeAll(async () => {
    product = await openTestProduct();
    world = await coverSupplier(product, 'Live ');
    const reader = (of: Caller) => join(product, of.companyId, 'Rhea', 'readOnly');
    readers = {
      requester: await reader(world.requester),
      insured: await reader(world.insured),
      agent: await reader(world.agent),
    };
    await product.announced();
  });
  afterEach(() => {
    for (const socket of open.splice(0)) socket.disconnect();
  });
  afterAll(() => product.close());

  const pageOf = async ({ token }: Caller, ...views: string[]): Promise<PageSocket> => {
    const auth = { token };
    const socket: PageSocket = io(product.url, {
      path: LIVE_PATH,
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
      auth,
    });
    open.push(socket);
    await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('connect_error', reject));
    expect(await socket.emitWithAck('watch', { views })).toBe(true);
    return socket;
  };
  const heardBy = (socket: PageSocket): string[] => {
    const heard: string[] = [];
    socket.onAny((message: string, content: Partial<UpdatedMessage & RefetchMessage>) => {
      if (message === 'updated') heard.push(...(content.updates ?? []).map(({ view }) => view));
      else if (content.view !== FENCE) heard.push(message);
    });
    return heard;
  };
  /** What was sent before has arrived: messages of one company come in order. */
  const heard = async (socket: PageSocket, { companyId }: Caller): Promise<void> => {
    await product.announced();
    const fence = new Promise((resolve) => socket.once('refetch', resolve));
    product.gateway.notifyCompany(companyId, 'refetch', { view: FENCE, position: '' });
    await fence;
  };

  it.each(COMPANIES)('receive what changes in the views of their company: %s', async (role) => {
    const view = { requester: 'shares', insured: 'policies', agent: 'policies' }[role];
    const [reader, manager] = [await pageOf(readers[role], view), await pageOf(world[role], view)];
    const both = [heardBy(reader), heardBy(manager)];
    const { insured, agent, requester, projectId } = world;
    const limits = { combinedSingleLimit: 100 };
    const policy = { insuredCompanyId: insured.companyId, line: 'automobile', terms: terms({ limits, trigger: null }) };
    const added = await agent.post('policy/addnewpolicy', policy).expect(201);
    const { policyId } = (added.body as { data: { policyId: string } }).data;
    const share = {
      insuredCompanyId: insured.companyId,
      requesterCompanyId: requester.companyId,
      projectId,
      policyIds: [policyId],
    };
    await insured.post('sharedpolicy/share/company', share).expect(201);
    await heard(reader, readers[role]);
    await heard(manager, world[role]);
    expect(both[0]).toContain(view);
    expect(both[0]).toEqual(both[1]);
  });

  it('receive nothing of another company, whatever they watch', async () => {
    const stranger = await join(product, await registerCompany(product, 'Delmar', ['agency']), 'Del', 'readOnly');
    const rooms = [world.agent, world.insured].flatMap(({ companyId, userId }) => [
      `company:${companyId}`,
      `${companyId}|policies`,
      `${userId}|policies`,
      companyId,
    ]);
    const page = await pageOf(stranger, 'policies', 'transfer-details', ...rooms);
    const all = heardBy(page);
    const asking = await join(product, await registerCompany(product, 'Keystone', ['agency']), 'Jonah');
    await askFor(asking, world.insured.companyId);
    const policy = { insuredCompanyId: world.insured.companyId, line: 'generalLiability', terms: terms() };
    await world.agent.post('policy/addnewpolicy', policy).expect(201);
    await heard(page, stranger);
    expect(all).toEqual([]);
  });

  it.each(COMPANIES)('write nothing by a message, and reach no other page: %s', async (role) => {
    const [reader, other] = [await pageOf(readers[role], 'policies'), await pageOf(world[role], 'policies')];
    const all = heardBy(other);
    const before = await product.infrastructure.events.head();
    for (const message of UNASKED)
      (reader as Socket).emit(message, { views: ['policies'], policyId: world.policyId, id: world.policyId });
    expect(await reader.emitWithAck('watch', { views: ['policies'] })).toBe(true);
    await heard(other, world[role]);
    expect(all).toEqual([]);
    expect(await product.infrastructure.events.head()).toBe(before);
  });
});
