/** @run rest: every call: its replies, whom it is open to, with every wrong type and all bad input; and every list read while others write. */
import type { PageOf } from '@covertrail/contracts/calls/page';
import type { RequestRow } from '@covertrail/contracts/request/request.replies';
import { join, registerCompany, type Caller } from '#testing/people';
import { coverSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import { bodyOf, openTestProduct, type TestProduct } from '#testing/test-product';

const COMPOSED = 'N\u00fa\u00f1ez';
const DECOMPOSED = 'nu\u0301n\u0303ez';
const FULL_WIDTH = '\uff2e\u00fa\u00f1\uff45\uff5a';

/** Every list with a search by name or number: who may use it, and its path. */
const LISTS: readonly (readonly [
  list: string,
  by: 'requester' | 'insured' | 'agent' | 'rival',
  path: (world: CoveredSupplier) => string,
])[] = [
  ['templates', 'requester', () => 'requestor/templates'],
  ['projects', 'requester', () => 'requestor/projects'],
  ['projects of a request', 'requester', () => 'policy/request/projects'],
  ['tracked suppliers', 'requester', () => 'dashboard/tracked'],
  ['sent requests', 'requester', () => 'policy/request/pendinglist'],
  ['companies', 'requester', () => 'company/search'],
  ['people of the activity log', 'requester', () => 'activity-log/people'],
  ['policies of an insured', 'insured', ({ insured }) => `policy/list/${insured.companyId}`],
  ['policies of an agency', 'agent', () => 'policy/agency'],
  ['received requests', 'insured', () => 'policy/respond/list'],
  ['insurers', 'agent', () => 'policy/details/insurer'],
  ['clients', 'agent', () => 'agent/client'],
  ['clients to add', 'rival', () => 'agent/client/search'],
  ['agencies', 'rival', () => 'agent/agencies'],
];

describe('a name with signs that others take for wildcards [K02]', () => {
  let product: TestProduct;
  let agent: Caller;

  beforeAll(async () => {
    product = await openTestProduct();
    agent = await join(product, await registerCompany(product, 'Keystone Brokers', ['agency']), 'Jonah');
    for (const companyName of [
      'Half 50% Mutual',
      'Half 500 Mutual',
      'Half a_b Mutual',
      'Half axb Mutual',
      'Half a\\b Mutual',
    ]) {
      await agent.post('policy/details/insurer', { companyName, companyNaic: '' }).expect(201);
    }
    await product.settled();
  });
  afterAll(() => product.close());

  it.each([
    ['%', ['Half 50% Mutual']],
    ['50%', ['Half 50% Mutual']],
    ['_', ['Half a_b Mutual']],
    ['a_', ['Half a_b Mutual']],
    ['\\', ['Half a\\b Mutual']],
    ['half %_', []],
    ['half 50', ['Half 50% Mutual', 'Half 500 Mutual']],
  ])('is found in a list by them: %s', async (keyword, names) => {
    const reply = await agent.get(`policy/details/insurer?keyword=${encodeURIComponent(keyword)}`).expect(200);
    expect(
      bodyOf<PageOf<{ name: string }>>(reply)
        .rows.map(({ name }) => name)
        .sort(),
    ).toEqual(names);
  });
});

describe.each([
  ['composed', COMPOSED],
  ['decomposed', DECOMPOSED],
  ['full-width', FULL_WIDTH],
])('a name that was given in %s letters', (_form, mark) => {
  let product: TestProduct;
  let world: CoveredSupplier;
  let rival: Caller;

  beforeAll(async () => {
    product = await openTestProduct();
    world = await coverSupplier(product, mark);
    rival = await join(product, await registerCompany(product, 'Keystone Brokers', ['agency']), 'Jonah');
    await world.agent.post('policy/details/insurer', { companyName: `${mark} Mutual`, companyNaic: '' }).expect(201);
    await product.settled();
  });
  afterAll(() => product.close());

  const findsIt = async (caller: Caller, path: string) => {
    for (const keyword of [COMPOSED, DECOMPOSED, FULL_WIDTH, COMPOSED.toUpperCase()]) {
      const found = bodyOf<PageOf<unknown> | readonly unknown[]>(
        await caller.get(`${path}?keyword=${encodeURIComponent(keyword)}`).expect(200),
      );
      expect('rows' in found ? found.rows : found).not.toEqual([]);
    }
  };

  it.each(LISTS)('is found among %s however it is typed', async (_list, by, path) => {
    await findsIt(by === 'rival' ? rival : world[by], path(world));
  });

  it('is found among the policies that may answer a request', async () => {
    const [sent] = bodyOf<PageOf<RequestRow>>(await world.requester.get('policy/request/pendinglist').expect(200)).rows;
    await findsIt(world.agent, `policy/respond/choices/${sent?.id}`);
  });
});
