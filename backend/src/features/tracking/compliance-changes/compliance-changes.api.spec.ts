import type { ComplianceChanges } from '@covertrail/contracts/tracking/tracking.replies';
import { coverSupplier, openWithSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import { join, loggedIn, type Caller } from '#testing/people';
import { bodyOf, type TestProduct } from '#testing/test-product';

const HOUR_MS = 60 * 60_000;

describe('what changed since the last visit [F11]', () => {
  let product: TestProduct;
  let world: CoveredSupplier;
  let theirs: CoveredSupplier;

  beforeAll(async () => {
    [product, world] = await openWithSupplier();
    theirs = await coverSupplier(product, 'Their ');
  });
  afterAll(() => product.close());

  const changes = async (by: Caller, query = '') =>
    bodyOf<ComplianceChanges>(await by.get(`dashboard/changes${query}`).expect(200));
  const visit = (by: Caller) => by.put('dashboard/visit', {}).expect(200);
  /** The same person some hours later, in another browser: the session has ended meanwhile. */
  const later = (hours: number, caller: Caller) => {
    product.clock.moveTo(new Date(Date.parse(product.clock.now()) + hours * HOUR_MS).toISOString());
    return loggedIn(product, caller);
  };

  it('is at the first visit what changed in a week: who, from what, to what, and why', async () => {
    const { lastVisit, since, became, rows, total } = await changes(world.requester);
    expect(lastVisit).toBeNull();
    expect(Date.parse(product.clock.now()) - Date.parse(since)).toBe(7 * 24 * HOUR_MS);
    expect(became).toEqual([{ status: 'compliant', count: 1 }]);
    expect(total).toBe(1);
    expect(rows).toMatchObject([
      {
        trackingId: world.trackingId,
        supplierName: 'Granite Peak',
        projectName: 'Union Yard',
        from: 'requested',
        to: 'compliant',
        reason: 'Policies were shared',
        on: '2026-11-21',
      },
    ]);
  });

  it('stays while a visit lasts, and is new at the next one, in any browser of the person', async () => {
    await visit(world.requester);
    expect((await changes(world.requester)).lastVisit).toBeNull();
    const before = product.clock.now();
    const dana = await later(2, world.requester);
    expect(await changes(dana)).toMatchObject({ lastVisit: before, rows: [], total: 0, became: [] });
    const cancellation = { effectiveFrom: '2026-11-20', reason: 'not paid' };
    const agent = await loggedIn(product, world.agent);
    await agent.delete(`policy/deletePolicy/${world.policyId}`, cancellation).expect(200);
    await product.settled();
    const rows = [{ from: 'compliant', to: 'nonCompliant', reason: 'General liability was canceled 11/20/2026' }];
    for (const _time of [1, 2]) {
      await visit(dana);
      expect(await changes(await loggedIn(product, dana))).toMatchObject({ lastVisit: before, rows });
    }
  });

  it('is another for each person, and of no other company', async () => {
    const omar = await join(product, world.requester.companyId, 'Omar');
    expect((await changes(omar)).lastVisit).toBeNull();
    const their = await loggedIn(product, theirs.requester);
    expect((await changes(their)).rows.map(({ supplierName }) => supplierName)).toEqual(['Their Granite Peak']);
  });

  it('is since any day that is asked for, page by page, newest first', async () => {
    const dana = await loggedIn(product, world.requester);
    const all = await changes(dana, '?since=2026-11-21');
    expect(all.rows.map(({ to }) => to)).toEqual(['nonCompliant', 'compliant']);
    const [first, second] = [
      await changes(dana, '?since=2026-11-21&size=1'),
      await changes(dana, '?since=2026-11-21&size=1&page=2'),
    ];
    expect([...first.rows, ...second.rows]).toEqual(all.rows);
    expect(first.total).toBe(2);
    expect(await changes(dana, '?since=2026-11-23')).toMatchObject({ rows: [], total: 0 });
  });

  it('writes no event', async () => {
    const dana = await later(3, world.requester);
    // Her log-in has consequences of its own.
    await product.settled();
    const head = await product.infrastructure.events.head();
    await visit(dana);
    expect(await product.infrastructure.events.head()).toBe(head);
  });
});
