/** @run rest: several backends, connections that are cut, results that come late, and reactions that break off. */
import { cpSync, rmSync } from 'node:fs';
import { atProduct, type Caller } from '#testing/people';
import { bodyOf, newFolder, openTestProduct, type TestProduct } from '#testing/test-product';
import { oneLife, standsAt, TRANSFER_ID, type Story } from './testing/one-life.js';
import { clientOf, transferParties } from './testing/transfer-parties.js';

/** Every event of the transfer, in the order in which processes died after it. */
const DEATHS = [
  'ClaimTaken',
  'ClientTransferRequested',
  'ClientTransferAcknowledged',
  'ClientTransferApproved',
  'ClientTransferred',
  'ClientTransferCompleted',
  'ClientReleased',
  'ClientAdded',
].map((type) => `after ${type}`);

describe('a transfer whose process is killed between any two steps [G04]', () => {
  const folders: string[] = [];
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true });
  });

  const folderOf = (original?: string): string => {
    const folder = newFolder();
    folders.push(folder);
    if (original) cpSync(original, folder, { recursive: true });
    return folder;
  };

  async function begin(folder: string): Promise<Story> {
    const product = await openTestProduct({ folder });
    const { holder, receiver } = await transferParties(product);
    const insuredId = await clientOf(product, holder);
    await product.settled();
    await product.close();
    return { insuredId, holder, receiver };
  }

  /** The agencies that may act for the client, and those that list it. */
  async function ownersIn(product: TestProduct, { insuredId, holder, receiver }: Story) {
    const agents = [holder, receiver].map((caller) => atProduct(product, caller));
    const may = await Promise.all(agents.map((agent) => agent.get(`policy/list/${insuredId}`)));
    const lists = await Promise.all(agents.map((agent) => agent.get('agent/client').expect(200)));
    return {
      mayAct: agents.filter((_, index) => may[index]?.status === 200).map(({ companyId }) => companyId),
      list: agents
        .filter((_, index) => bodyOf<{ total: number }>(lists[index]!).total === 1)
        .map(({ companyId }) => companyId),
    };
  }

  /**
   * While the process finishes what was left, the client may move between two calls. It moves in one direction: when the two
   * agencies are asked in this order, they can never both be allowed, and in the other order never both refused.
   */
  async function neverTwoNorNone(product: TestProduct, { insuredId, holder, receiver }: Story): Promise<void> {
    const [from, to] = [atProduct(product, holder), atProduct(product, receiver)];
    const ask = async (agent: Caller) => (await agent.get(`policy/list/${insuredId}`)).status;
    expect([await ask(to), await ask(from)]).not.toEqual([200, 200]);
    expect([await ask(from), await ask(to)]).not.toEqual([404, 404]);
  }

  /** What a process that is started on these files shows, once it has finished what was left. */
  async function recovered(folder: string, story: Story) {
    const product = await openTestProduct({ folder: folderOf(folder) });
    await neverTwoNorNone(product, story);
    await product.settled();
    const owners = await ownersIn(product, story);
    const transfer = await atProduct(product, story.receiver).get(`agent/transfer/${TRANSFER_ID}`);
    await product.close();
    return { ...owners, stage: transfer.status === 200 ? bodyOf<{ stage: string }>(transfer).stage : null };
  }

  it('leaves the client with exactly one agency each time, and completes when started again', async () => {
    const folder = folderOf();
    const story = await begin(folder);
    const {
      holder: { companyId: from },
      receiver: { companyId: to },
    } = story;
    const deaths: string[] = [];
    for (let death = await oneLife(folder, story); death !== null; death = await oneLife(folder, story)) {
      deaths.push(death);
      const approved = deaths.includes('after ClientTransferApproved');
      const moved = deaths.includes('after ClientTransferred');
      expect(await standsAt(folder, story.insuredId)).toMatchObject({ agencyId: moved ? to : from });
      const owner = [approved ? to : from];
      expect(await recovered(folder, story)).toEqual({ mayAct: owner, list: owner, stage: stageAfter(deaths) });
    }
    expect(deaths).toEqual(DEATHS);
  });

  it('adds nothing when everything is done, however often the reactions see the log again', async () => {
    const folder = folderOf();
    const story = await begin(folder);
    expect(await oneLife(folder, story, true)).toBeNull();
    expect(await standsAt(folder, story.insuredId)).toEqual({ stage: 'completed', agencyId: story.receiver.companyId });
    expect(await oneLife(folder, story)).toBeNull();
  });
});

/** An approved transfer completes by itself; before that only the agents can take the next step. */
function stageAfter(deaths: readonly string[]): string | null {
  if (deaths.includes('after ClientTransferApproved')) return 'completed';
  if (deaths.includes('after ClientTransferAcknowledged')) return 'acknowledged';
  return deaths.includes('after ClientTransferRequested') ? 'requested' : null;
}
