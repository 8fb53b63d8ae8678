/** @run rest: several backends, connections that are cut, results that come late, and reactions that break off. */
import { rmSync } from 'node:fs';
import request from 'supertest';
import { appoint, join, registerCompany, type Caller } from '../testing/people.js';
import { terms } from '../testing/terms.js';
import { newFolder, openTestProduct, type TestProduct } from '../testing/test-product.js';

const ROUNDS = 12;

/** What a page shows, and the position that it awaits. */
interface Seen {
  readonly position: string;
  readonly total: number;
}

describe('a page whose calls go to two backends in turn', () => {
  const folder = newFolder();
  let backends: readonly TestProduct[];
  let agent: Caller;
  let insured: Caller;

  beforeAll(async () => {
    const first = await openTestProduct({ folder });
    backends = [first, await openTestProduct({ folder })];
    insured = await join(first, await registerCompany(first, 'Granite Peak', ['insured']), 'Ines');
    agent = await join(first, await registerCompany(first, 'Hollis & Vance', ['agency']), 'Priya');
    await appoint(first, agent, insured.companyId);
    await Promise.all(backends.map((backend) => backend.settled()));
  });
  afterAll(async () => {
    for (const backend of backends) await backend.close();
    rmSync(folder, { recursive: true });
  });

  /** The policies as one backend shows them to a page that has seen a position. */
  const ask = async (backend: TestProduct, held: string) => {
    const call = request(backend.server)
      .get('/covertrail-api/policy/agency?size=5')
      .set('Authorization', `Bearer ${agent.token}`)
      .set('If-Position', held);
    const { headers, body } = await call.expect(200);
    const {
      data: { total },
      stale,
    } = body as { data: { total: number }; stale: boolean };
    return { position: headers['x-position'] as string, total, stale };
  };
  /** Gives the position of the write. */
  const add = async () => {
    const policy = { insuredCompanyId: insured.companyId, line: 'generalLiability', terms: terms() };
    const { headers } = await agent.post('policy/addnewpolicy', policy).expect(201);
    return headers['x-position'] as string;
  };

  /**
   * Does what a page does: it awaits what it has written and what it shows, and refuses a reply that is older, unless the reply says that
   * it is stale. A reply may show more than its position says (`CollectionPositions.of`); what a page has written it may not lose.
   */
  async function watch(rounds: number): Promise<void> {
    let seen: Seen = await ask(backends[0]!, '');
    for (let round = 0; round < rounds; round += 1) {
      seen = { ...seen, position: await add() };
      for (const backend of backends) {
        const { stale, ...answer } = await ask(backend, seen.position);
        if (!stale) expect(answer.position >= seen.position && answer.total >= seen.total).toBe(true);
        else expect(answer.position < seen.position).toBe(true);
        if (!stale) seen = answer;
      }
    }
    await Promise.all(backends.map((backend) => backend.settled()));
    for (const backend of backends) expect(await ask(backend, seen.position)).toMatchObject({ stale: false });
  }

  it('never sees less than it has seen', () => watch(ROUNDS));

  it('never sees less than it has seen while the one rebuilds the views', async () => {
    await Promise.all([backends[0]!.rebuilt(), watch(2 * ROUNDS)]);
  });

  it('answers `stale` when no view became current in time', async () => {
    const { total } = await ask(backends[1]!, '');
    const future = '9'.repeat(20);
    expect(await ask(backends[1]!, future)).toMatchObject({ total, stale: true });
  });
});
