import { dollars } from '@covertrail/domain/kernel/money';
import type { PageOf } from '@covertrail/contracts/calls/page';
import type { InsuredOverview, RequesterRow } from '@covertrail/contracts/tracking/requester.replies';
import { coverSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import { appoint, join, registerCompany, type Caller } from '#testing/people';
import { bodyOf, openTestProduct, type TestProduct } from '#testing/test-product';

const overviewOf = async ({ insured }: CoveredSupplier, by: Caller) =>
  bodyOf<InsuredOverview>(await by.get(`insured/${insured.companyId}/overview`).expect(200));

describe('the requesters of an insured [D08]', () => {
  let product: TestProduct;
  let world: CoveredSupplier;
  beforeAll(async () => {
    product = await openTestProduct();
    world = await coverSupplier(product, '', { limits: { eachOccurrence: dollars(500_000) } });
    const { projectId } = bodyOf<{ projectId: string }>(
      await world.requester
        .post('requestor/projects', { name: 'Second Yard', templateId: world.templateId })
        .expect(201),
    );
    const input = { projectId, insuredCompanyId: world.insured.companyId, dueOn: '2026-12-20' };
    await world.requester.post('policy/request/template/createPolicyRequest', input).expect(201);
    await product.settled();
  });
  afterAll(() => product.close());

  const rowsOf = async (by: Caller, query = '') =>
    bodyOf<PageOf<RequesterRow>>(
      await by.get(`insured/${world.insured.companyId}/requesters?size=10${query}`).expect(200),
    );

  it('are listed with what each needs, the most urgent first', async () => {
    const { rows, total } = await rowsOf(world.insured);
    expect(total).toBe(2);
    expect(rows.map(({ need, projectName }) => [need, projectName])).toEqual([
      ['answer', 'Second Yard'],
      ['fix', rows[1]!.projectName],
    ]);
    expect(rows[0]).toMatchObject({ answered: false, request: { dueOn: '2026-12-20' } });
    expect(rows[1]).toMatchObject({ id: world.trackingId, outcome: 'fail', request: null });
    expect(rows[1]!.gaps).toContainEqual(expect.objectContaining({ line: 'generalLiability' }));
  });

  it('come by pages, and by what they need', async () => {
    const second = bodyOf<PageOf<RequesterRow>>(
      await world.insured.get(`insured/${world.insured.companyId}/requesters?size=1&page=2`).expect(200),
    );
    expect(second.rows.map(({ need }) => need)).toEqual(['fix']);
    expect((await rowsOf(world.insured, '&need=answer')).rows.map(({ need }) => need)).toEqual(['answer']);
    await world.insured.get(`insured/${world.insured.companyId}/requesters?need=x`).expect(400);
  });

  it('are counted by what they need, beside what lapses next', async () => {
    const { counts } = await overviewOf(world, world.insured);
    expect(counts).toEqual({ total: 2, answer: 1, fix: 1, wait: 0, ended: 0, fine: 0 });
  });

  it('are those of nobody else', async () => {
    const other = await coverSupplier(product, 'Other ');
    for (const by of [other.insured, other.agent])
      for (const what of ['requesters', 'overview'])
        await by.get(`insured/${world.insured.companyId}/${what}`).expect(404);
    await world.requester.get(`insured/${world.insured.companyId}/requesters`).expect(403);
  });

  it('are read by its agent as well', async () => {
    expect((await rowsOf(world.agent)).rows).toEqual((await rowsOf(world.insured)).rows);
    expect(await overviewOf(world, world.agent)).toEqual(await overviewOf(world, world.insured));
  });
});

describe('what lapses next for an insured [D08]', () => {
  let product: TestProduct;
  let world: CoveredSupplier;
  beforeAll(async () => {
    product = await openTestProduct();
    world = await coverSupplier(product, '', { period: { effectiveOn: '2026-07-01', expiresOn: '2026-12-31' } });
  });
  afterAll(() => product.close());

  it('is the policy that ends within 90 days, with how often it is shared', async () => {
    const { lapses } = await overviewOf(world, world.insured);
    expect(lapses).toEqual([
      {
        kind: 'policy',
        on: '2026-12-31',
        policyId: world.policyId,
        line: 'generalLiability',
        policyNumber: 'GL-88120',
        shares: 1,
      },
    ]);
  });

  it('leaves out for an agent the policies that another agency manages', async () => {
    const other = await join(product, await registerCompany(product, 'Keystone Risk', ['agency']), 'Jonah');
    await appoint(product, other, world.insured.companyId, 'beside.test');
    await product.settled();
    expect((await overviewOf(world, world.agent)).lapses).toHaveLength(1);
    expect((await overviewOf(world, other)).lapses).toEqual([]);
  });
});
