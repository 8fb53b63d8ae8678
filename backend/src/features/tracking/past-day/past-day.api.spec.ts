import type { PageOf } from '@covertrail/contracts/calls/page';
import type { PastSummary, PastSupplierRow } from '@covertrail/contracts/tracking/tracking.replies';
import { asksFor, coverSupplier, openWithSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import { loggedIn, type Caller } from '#testing/people';
import { bodyOf, type TestProduct } from '#testing/test-product';

const TODAY = '2026-11-21';
const NEXT_WEEK = '2026-11-28';

describe('the dashboard as of a past day [F11]', () => {
  let product: TestProduct;
  let world: CoveredSupplier;
  let dana: Caller;

  beforeAll(async () => {
    [product, world] = await openWithSupplier();
    await coverSupplier(product, 'Their ');
    product.clock.moveTo(`${NEXT_WEEK}T18:00:00.000Z`);
    dana = await loggedIn(product, world.requester);
    await dana.put(`requestor/templates/${world.templateId}`, { requirements: asksFor(5_000_000) }).expect(200);
    await product.settled();
  });
  afterAll(() => product.close());

  const rows = async (query: string) =>
    bodyOf<PageOf<PastSupplierRow>>(await dana.get(`dashboard/past?${query}`).expect(200));
  const summary = async (on: string) =>
    bodyOf<PastSummary>(await dana.get(`dashboard/past/summary?on=${on}`).expect(200));
  const counted = async (on: string) => (await summary(on)).statuses.filter(({ count }) => count > 0);

  it('has each supplier as its requester read it at the end of that day, and of no other company', async () => {
    const granite = { id: world.trackingId, supplierName: 'Granite Peak', projectName: 'Union Yard' };
    expect((await rows(`on=${TODAY}`)).rows).toEqual([{ ...granite, status: 'compliant', missing: null }]);
    expect((await rows('on=2026-11-27')).rows).toMatchObject([{ status: 'compliant' }]);
    expect((await rows(`on=${NEXT_WEEK}`)).rows).toEqual([
      { ...granite, status: 'nonCompliant', missing: 'GL: Each occurrence' },
    ]);
    expect(await rows('on=2026-11-20')).toMatchObject({ rows: [], total: 0 });
  });

  it('counts what its list has, and says since when there is something', async () => {
    expect(await counted(TODAY)).toEqual([{ status: 'compliant', count: 1 }]);
    expect(await counted(NEXT_WEEK)).toEqual([{ status: 'nonCompliant', count: 1 }]);
    expect(await counted('2026-11-20')).toEqual([]);
    expect((await summary(TODAY)).firstDay).toBe(TODAY);
  });

  it('has the trend up to that day', async () => {
    expect((await summary(TODAY)).trend.at(-1)).toEqual({ month: '2026-11', compliant: 1, nonCompliant: 0, total: 1 });
    expect((await summary(NEXT_WEEK)).trend.at(-1)).toMatchObject({ compliant: 0, nonCompliant: 1 });
    expect((await summary('2026-10-31')).trend).toHaveLength(12);
  });

  it('is narrowed by status and by the beginning of a name', async () => {
    expect((await rows(`on=${TODAY}&status=nonCompliant`)).total).toBe(0);
    expect((await rows(`on=${TODAY}&status=compliant&keyword=gran`)).total).toBe(1);
    expect((await rows(`on=${TODAY}&keyword=basalt`)).total).toBe(0);
  });

  it('refuses what is no day', () => dana.get('dashboard/past?on=2026-02-31').expect(400));
});
