/** @run rest: several backends, connections that are cut, results that come late, and reactions that break off. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { appoint, join, registerCompany, type Caller } from '../testing/people.js';
import { terms } from '../testing/terms.js';
import { bodyOf, openTestProduct, type TestProduct } from '../testing/test-product.js';
import { LivePage, policiesOf } from './testing/live-page.js';

const PAGES = 99;
const ALWAYS_AWAY = 6;
const ROUNDS = 24;
const CUTS_A_ROUND = 12;
const COMMANDS_A_ROUND = 2;
/** A page that is not up to date after so long never will be; a busy machine needs only seconds. */
const CATCH_UP_MS = 60_000;

/** The same choices in every run; at which moment of the server's work they come depends on the machine. */
function chooser(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

describe('pages whose lines drop at random while commands run [J04]', () => {
  let product: TestProduct;
  let insured: Caller;
  let agent: Caller;
  let other: Caller;
  let otherInsuredId: string;
  const pages: LivePage[] = [];

  beforeAll(async () => {
    product = await openTestProduct();
    insured = await join(product, await registerCompany(product, 'Granite Peak', ['insured']), 'Ines');
    agent = await join(product, await registerCompany(product, 'Hollis & Vance', ['agency']), 'Priya');
    other = await join(product, await registerCompany(product, 'Keystone', ['agency']), 'Jonah');
    otherInsuredId = await registerCompany(product, 'Delmar Roofing', ['insured']);
    await appoint(product, agent, insured.companyId);
    await appoint(product, other, otherInsuredId);
    await product.settled();
  });
  afterAll(async () => {
    for (const { socket } of pages) socket.disconnect();
    await product.close();
  });

  const add = async (by: Caller, insuredCompanyId: string): Promise<string> => {
    const policy = { insuredCompanyId, line: 'generalLiability', terms: terms() };
    return bodyOf<{ policyId: string }>(await by.post('policy/addnewpolicy', policy).expect(201)).policyId;
  };
  /** Deletes old live messages, as the sweeper does. */
  const pruneOutboxes = async (): Promise<void> => {
    for (const [name, { position }] of await product.infrastructure.reads.checkpoints())
      await product.infrastructure.reads.pruneOutbox(name, position);
  };
  const until = async (holds: () => boolean): Promise<boolean> => {
    const deadline = performance.now() + CATCH_UP_MS;
    while (!holds() && performance.now() < deadline) await nextTurn();
    return holds();
  };

  it('show what the server shows, and receive nothing that is not theirs', async () => {
    const choose = chooser(20_261_121);
    for (let index = 0; index < PAGES; index += 1)
      pages.push(new LivePage(product, [agent, insured, other][index % 3]!));
    const connected = () => pages.filter(({ socket }) => socket.connected).length;
    const added: string[] = [];
    const commands = async (): Promise<void> => {
      for (let command = 0; command < COMMANDS_A_ROUND; command += 1) {
        added.push(choose(3) === 0 ? await add(other, otherInsuredId) : await add(agent, insured.companyId));
      }
    };
    const cuts = async (): Promise<void> => {
      for (let cut = 0; cut < CUTS_A_ROUND; cut += 1) {
        pages[ALWAYS_AWAY + choose(PAGES - ALWAYS_AWAY)]!.cut();
        for (let turns = choose(20); turns >= 0; turns -= 1) await nextTurn();
      }
    };
    await Promise.all(pages.map((page) => page.read()));
    for (const { socket } of pages.slice(0, ALWAYS_AWAY)) socket.disconnect();
    for (let round = 0; round < ROUNDS; round += 1) {
      expect(await until(() => connected() > PAGES / 2)).toBe(true);
      await Promise.all([commands(), cuts()]);
      if (round === ROUNDS / 2) await pruneOutboxes();
    }
    await product.settled();
    for (const { socket } of pages.slice(0, ALWAYS_AWAY)) socket.connect();
    const truths = new Map(
      await Promise.all(
        [agent, insured, other].map(
          async ({ companyId }) => [companyId, await policiesOf(product, companyId)] as const,
        ),
      ),
    );
    const wrong = () => pages.filter((page) => !page.shows(truths.get(page.caller.companyId)!));
    await until(() => wrong().length === 0);
    expect(wrong().map((page) => pages.indexOf(page))).toEqual([]);
    for (const { received, caller } of pages)
      expect([...received].filter((id) => !truths.get(caller.companyId)!.has(id))).toEqual([]);
    expect([agent, other].flatMap(({ companyId }) => [...truths.get(companyId)!.keys()]).sort()).toEqual(added.sort());
    expect(pages.slice(0, ALWAYS_AWAY).map(({ refetched }) => refetched)).toEqual(
      Array.from({ length: ALWAYS_AWAY }, () => 1),
    );
    expect(await until(() => product.gateway.roomsWaiting === 0)).toBe(true);
  });
});
