/** @run rest: whole histories, replayed position by position, and corrected after the fact. */
import fc from 'fast-check';
import { addDays } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { dollars } from '@covertrail/domain/kernel/money';
import type { Verdict } from '@covertrail/contracts/history/history.replies';
import type { TrackedSupplierRow } from '@covertrail/contracts/tracking/tracking.replies';
import { loggedIn } from '#testing/people';
import { asksFor, coverSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import { bodyOf, openTestProduct, TEST_DAY, type TestProduct } from '#testing/test-product';
import { terms } from '#testing/terms';

/** Something that may happen in one of the worlds; `back` is how many days ago it took effect. */
type Act = { readonly world: 0 | 1; readonly back: number } & (
  | { readonly does: 'limit' | 'template'; readonly dollars: number }
  | { readonly does: 'cancel' | 'reinstate' | 'renew' }
  | { readonly does: 'wait'; readonly days: number }
);

const where = { world: fc.constantFrom(0 as const, 1 as const), back: fc.nat(20) };
const amount = fc.constantFrom(500_000, 1_000_000, 2_000_000);
const anyAct: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ ...where, does: fc.constantFrom('limit' as const, 'template' as const), dollars: amount }),
  fc.record({ ...where, does: fc.constantFrom('cancel' as const, 'reinstate' as const, 'renew' as const) }),
  fc.record({ ...where, does: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 12 }) }),
);

const SEEDS = [20_261_121, 7];
const ACTS = 24;

describe.each(SEEDS)('a random history (seed %i) replayed [J05]', (seed) => {
  let product: TestProduct;
  let worlds: CoveredSupplier[];
  let shown: Map<Uuid, TrackedSupplierRow>;

  beforeAll(async () => {
    product = await openTestProduct();
    const period = { effectiveOn: '2026-07-01', expiresOn: '2027-01-10' };
    worlds = [await coverSupplier(product, 'One', { period }), await coverSupplier(product, 'Two', { period })];
    const [acts = []] = fc.sample(fc.array(anyAct, { minLength: ACTS, maxLength: ACTS }), { numRuns: 1, seed });
    for (const act of acts) await perform(act, worlds[act.world]!, product);
    await product.settled();
    shown = await dashboards(product, worlds);
  });
  afterAll(() => product.close());

  it('at (now, now) equals the dashboard', async () => {
    expect(shown.size).toBe(worlds.length);
    for (const world of worlds) {
      const { outcome, findings, nextExpiry } = await verdict(product, world, '');
      const gaps = findings
        .filter((finding) => finding.outcome !== 'pass')
        .map((finding) => `${finding.rule} ${finding.outcome}`);
      const row = shown.get(world.trackingId);
      expect({ outcome, nextExpiry, met: findings.length - gaps.length, gaps }).toEqual({
        outcome: row?.outcome,
        nextExpiry: row?.nextExpiry,
        met: row?.met,
        gaps: row?.gaps.map((gap) => `${gap.rule} ${gap.outcome}`),
      });
    }
  });

  it('gives the same answer for every day after all views were rebuilt [H06]', async () => {
    const before = await verdicts(product, worlds);
    expect(new Set(before.map(({ outcome }) => outcome)).size).toBeGreaterThan(1);
    await product.rebuilt();
    expect(await verdicts(product, worlds)).toEqual(before);
    expect(await dashboards(product, worlds)).toEqual(shown);
  });
});

/** Some commands are refused, as expected: a canceled policy cannot be canceled again. */
async function perform(act: Act, world: CoveredSupplier, product: TestProduct): Promise<void> {
  const today = product.clock.now().slice(0, 10);
  const effectiveFrom = addDays(today, -act.back);
  if (act.does === 'wait') return product.passTo(`${addDays(today, act.days)}T15:00:00.000Z`);
  if (act.does === 'template') {
    const requester = await loggedIn(product, world.requester);
    await requester.put(`requestor/templates/${world.templateId}`, {
      requirements: asksFor(act.dollars),
      effectiveFrom,
    });
    return product.settled();
  }
  const agent = await loggedIn(product, world.agent);
  const edit = (edited: object) =>
    agent.put('policy/editpolicy', { policyId: world.policyId, terms: edited, effectiveFrom, enteredWrongly: false });
  const period = { effectiveOn: '2026-07-01', expiresOn: '2027-01-10' };
  switch (act.does) {
    case 'limit':
      await edit(terms({ period, limits: { eachOccurrence: dollars(act.dollars) } }));
      break;
    case 'renew':
      await edit(terms({ period: { ...period, expiresOn: '2027-07-01' } }));
      break;
    case 'cancel':
      await agent.delete(`policy/deletePolicy/${world.policyId}`, { effectiveFrom, reason: '' });
      break;
    case 'reinstate':
      await agent.put(`policy/reinstate/${world.policyId}`, { effectiveFrom, reason: '' });
      break;
  }
  await product.settled();
}

async function dashboards(
  product: TestProduct,
  worlds: readonly CoveredSupplier[],
): Promise<Map<Uuid, TrackedSupplierRow>> {
  const rows = await Promise.all(
    worlds.map(async ({ requester }) => {
      const reply = await (await loggedIn(product, requester)).get('dashboard/tracked').expect(200);
      return bodyOf<{ rows: TrackedSupplierRow[] }>(reply).rows;
    }),
  );
  return new Map(rows.flat().map((row) => [row.id, row]));
}

async function verdict(
  product: TestProduct,
  { requester, trackingId }: CoveredSupplier,
  query: string,
): Promise<Verdict> {
  return bodyOf(await (await loggedIn(product, requester)).get(`tracking/${trackingId}/verdict?${query}`).expect(200));
}

/** A grid of days to assess and of days by which things were known. */
async function verdicts(product: TestProduct, worlds: readonly CoveredSupplier[]): Promise<Verdict[]> {
  const first = TEST_DAY.slice(0, 10);
  const days = [0, 7, 21, 40, 60].map((offset) => addDays(first, offset));
  const verdicts: Verdict[] = [];
  for (const world of worlds) {
    for (const on of days)
      for (const knownOn of days) verdicts.push(await verdict(product, world, `on=${on}&known=${knownOn}`));
  }
  return verdicts;
}
