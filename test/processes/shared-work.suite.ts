import { Random } from '@covertrail/demo/random';
import { newId } from '@covertrail/platform/ids/ids';
import { PROJECTIONS } from '@covertrail/projections/projections';
import { until } from '../support/until.js';
import { dataIn, type Answer } from './caller.js';
import { Callers } from './callers.js';
import { addProjects, registerAccounts, type Accounts } from './accounts.js';
import { CheckpointSampler } from './checkpoint-sampler.js';
import { Cluster } from './cluster.js';
import {
  newInfrastructure,
  type InfrastructureKind,
  type InfrastructureUnderTest,
} from './infrastructure-under-test.js';
import { brokenLog, brokenPromises, brokenReactions } from './invariants.js';
import { Journal } from './journal.js';
import { LeaseBook } from './lease-book.js';
import { differencesOf, ClusterReader } from './cluster-reader.js';
import { Orders, termsOf } from './orders.js';
import { openPageSocket } from './page-socket.js';
import { report } from './report.js';
import { stopAmidWork } from './stop-amid-work.js';
import { strayedRows } from './tenants.js';

const ALL = PROJECTIONS.length;
const HALF = Math.ceil(ALL / 2);
/** A dead process's lease is free at once, that of a stopped one after 3 s; then whoever stands by takes it at its next look. */
const TAKE_OVER_MS = 15_000;
/** Includes the end of the process and the looks of the other one; a lease that is not released runs out after 3 s, so that this cannot show which of the two it was. */
const HAND_OVER_MS = 8_000;
/** Shorter than the time of a test, so that what was waited for is named. */
const PATIENCE_MS = 60_000;
/** Two backends that both write and two workers that share the views between them. The tests build on each other. */
export function sharedWorkOn(kind: InfrastructureKind): void {
  jest.setTimeout(150_000);
  let infrastructure: InfrastructureUnderTest;
  let cluster: Cluster;
  let accounts: Accounts;
  let reader: ClusterReader;
  let leases: LeaseBook;
  const toEnd: (() => unknown)[] = [];
  const url = (backend: number): string => cluster.urlOf(backend)!;
  const say = (sentence: string): void => report(`${kind}: ${sentence}`);

  beforeAll(async () => {
    infrastructure = await newInfrastructure(kind);
    cluster = new Cluster(infrastructure, { backends: 2, workers: 2 });
    const registered = await registerAccounts(infrastructure.config);
    await cluster.start();
    accounts = await addProjects(registered, url(0));
    reader = await ClusterReader.open(infrastructure.config);
    leases = await LeaseBook.open(infrastructure);
  });
  afterAll(async () => {
    for (const end of toEnd) await end();
    await cluster?.end();
    await leases?.close();
    await reader?.close();
    await infrastructure?.remove();
  });

  const agency = () => accounts.agencies[0]!;
  const insuredId = (): string => agency().insured[0]!.person.companyId;
  const addAt = (backend: number): Promise<Answer> => {
    const body = {
      insuredCompanyId: insuredId(),
      line: 'generalLiability',
      terms: termsOf(`GL-${newId().slice(0, 8)}`),
    };
    return agency().agent.expect(url(backend), { method: 'POST', path: 'policy/addnewpolicy', body, key: newId() });
  };
  const editAt = (backend: number, policyId: string, cents: number, pinned?: number) => {
    const body = {
      policyId,
      terms: termsOf('GL-1', cents),
      effectiveFrom: new Date().toISOString().slice(0, 10),
      enteredWrongly: true,
      reason: 'Typing error.',
    };
    const seen = pinned === undefined ? {} : { pinned };
    return agency().agent.call(url(backend), { method: 'PUT', path: 'policy/editpolicy', body, key: newId(), ...seen });
  };

  /** The list of one backend as of a position; an answer that says it is older is asked for again. */
  async function currentList(at: number, awaited: string): Promise<Answer> {
    let list: Answer | null = null;
    await until(
      `backend ${at + 1} shows ${awaited}`,
      async () => {
        list = await agency().agent.expect(url(at), {
          method: 'GET',
          path: `policy/list/${insuredId()}?size=200`,
          awaited,
        });
        return !(list.body as { stale: boolean }).stale;
      },
      PATIENCE_MS,
    );
    return list!;
  }

  /** A page on the one backend receives the change of a command at the other, and sees it. */
  async function pageSees(from: number, at: number): Promise<number> {
    const page = await openPageSocket(url(at), agency().agent, ['policies']);
    toEnd.push(page.close);
    const added = await addAt(from);
    const { policyId } = dataIn<{ policyId: string }>(added);
    const ms = await page.receives('policies', added.position, PATIENCE_MS);
    expect(page.received.some(({ ids, position }) => ids.includes(policyId) && position >= added.position)).toBe(true);
    page.close();
    const list = await currentList(at, added.position);
    expect(list.position >= added.position).toBe(true);
    expect(dataIn<{ rows: { id: string }[] }>(list).rows.map(({ id }) => id)).toContain(policyId);
    return Math.round(ms);
  }
  const sharedAs = (shares: string, fits: (found: readonly number[]) => boolean): Promise<number> => {
    let found: readonly number[] = [];
    return until(
      () => `the workers fold ${shares}, not ${String(found)}`,
      async () => {
        found = await leases.shares(cluster.workers);
        return fits(found);
      },
      PATIENCE_MS,
    );
  };
  const shared = (shares: string, ...wanted: number[]) => sharedAs(shares, (found) => String(found) === String(wanted));
  /** Of an odd number of views either worker may have the one more. */
  const sharedInHalves = (shares: string) =>
    sharedAs(shares, (found) => found.length === 2 && Math.max(...found) === HALF && Math.min(...found) === ALL - HALF);

  it('both write: of two that saw the same revision one wins, who pins nothing comes after, and the log has no gap', async () => {
    const added = await addAt(0);
    const { policyId } = dataIn<{ policyId: string }>(added);
    const written = [added.revision];
    for (let round = 0; round < 5; round += 1) {
      const both = await Promise.all(
        [0, 1].map((backend) => editAt(backend, policyId, 110_000_000 + 2 * round + backend, written.at(-1))),
      );
      expect(both.map((answer) => answer?.status).sort()).toEqual([200, 409]);
      written.push(both.find((answer) => answer?.status === 200)!.revision);
    }
    const four = await Promise.all([0, 1, 0, 1].map((backend, n) => editAt(backend, policyId, 120_000_000 + n)));
    expect(four.map((answer) => answer?.status)).toEqual([200, 200, 200, 200]);
    written.push(...four.map((answer) => answer!.revision).sort((a, b) => a - b));
    expect(new Set(written).size).toBe(10);
    const events = await reader.events();
    expect(brokenLog(events)).toEqual([]);
    const ofPolicy = events.filter(({ stream }) => stream === `policy-${policyId}`);
    expect(new Set(ofPolicy.map(({ meta }) => meta.commandId)).size).toBe(10);
    expect(ofPolicy.at(-1)?.revision).toBe(written.at(-1));
  });

  it('a page on either backend receives the change of a command at the other, and a query there shows it', async () => {
    say(`a page on the other backend received after ${await pageSees(0, 1)} and ${await pageSees(1, 0)} ms`);
  });

  it("the workers share the views, and a killed one's are taken over", async () => {
    await sharedInHalves('half each');
    await cluster.workers[0]!.end('SIGKILL');
    const ms = await shared('all by the one that is left', 0, ALL);
    say(`a killed worker's views were taken over after ${Math.round(ms)} ms`);
    expect(ms).toBeLessThan(TAKE_OVER_MS);
    await pageSees(1, 0);
  });

  it('a worker that comes gets its share, and one that leaves hands over at once', async () => {
    cluster.workers[0]!.start();
    await sharedInHalves('half each again');
    const leaving = cluster.workers[1]!.end('SIGTERM');
    const ms = await shared('all by the one that stays', ALL, 0);
    say(`a worker that left handed over in ${Math.round(ms)} ms`);
    expect(ms).toBeLessThan(HAND_OVER_MS);
    expect(await leaving).toEqual({ code: 0, signal: null });
    await pageSees(0, 1);
  });

  it('a stopped worker that goes on changes nothing that the fold would not have written, and moves no checkpoint', async () => {
    const [sleeper, other] = [cluster.workers[0]!, cluster.workers[1]!];
    other.start();
    await other.untilReady();
    const journal = new Journal();
    const random = new Random('stopped');
    const slow = infrastructure.config.mongodbUrl !== null;
    const callers = new Callers({
      cluster,
      journal,
      random,
      orders: new Orders(accounts, random, newId()),
      callers: slow ? 1 : 3,
      restMs: slow ? 400 : 40,
    });
    const sampler = new CheckpointSampler(reader);
    toEnd.push(
      () => callers.stop(),
      () => sampler.stop(),
    );
    await until('some commands are through', () => journal.count('acknowledged') > 5, PATIENCE_MS);
    await stopAmidWork(sleeper, infrastructure);
    const atStop = await reader.checkpoints();
    const ms = await shared('all by the other', 0, ALL);
    say(`a stopped worker's views were taken over after ${Math.round(ms)} ms`);
    expect(ms).toBeLessThan(TAKE_OVER_MS);
    // The server of the tests would only fall behind, and no list would be of the present.
    if (slow) await callers.stop();
    await pageSees(0, 1);
    sleeper.signal('SIGCONT');
    await sharedInHalves('half each once more');
    await callers.stop();
    await reader.settled(PATIENCE_MS);
    await sampler.stop();
    expect(sampler.wentBack).toEqual([]);
    // A view to which no event belongs writes its place once a second at the most, and only when it has come to rest.
    const views = async () => [...(await reader.checkpoints())].filter(([name]) => !name.startsWith('reaction:'));
    await until(
      'each view has kept a later place',
      async () => (await views()).every(([name, { position }]) => position > atStop.get(name)!.position),
      PATIENCE_MS,
    );
    const taken = await views();
    expect(taken.filter(([name, { epoch }]) => epoch < atStop.get(name)!.epoch)).toEqual([]);
    expect(taken.filter(([name, { epoch }]) => epoch > atStop.get(name)!.epoch).length).toBeGreaterThanOrEqual(
      ALL - HALF,
    );
    say(`while a worker was stopped: ${journal.summary}`);
    const events = await reader.events();
    expect(journal.surprises).toEqual([]);
    expect([
      ...brokenLog(events),
      ...(await brokenPromises(journal, events, reader.infrastructure.vault)),
      ...brokenReactions(events),
    ]).toEqual([]);
    expect(differencesOf(await reader.answering(), await reader.foldedAnew())).toEqual([]);
    expect(await strayedRows(accounts, url(1), events)).toEqual([]);
  });
}
