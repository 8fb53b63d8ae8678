import type { PageOf } from '@covertrail/contracts/calls/page';
import type { CorrectionRow } from '@covertrail/contracts/correction/correction.replies';
import type { Verdict } from '@covertrail/contracts/history/history.replies';
import { dollars } from '@covertrail/domain/kernel/money';
import { openWithSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import { loggedIn } from '#testing/people';
import { terms } from '#testing/terms';
import { bodyOf, type TestProduct } from '#testing/test-product';

const [START, EDITED_FROM, EDITED, REJECTED] = ['2026-11-21', '2026-11-25', '2026-12-03', '2026-12-05'];
const at = (day: string) => `${day}T15:00:00.000Z`;

/** On 3 December the insured lowers a limit, from 25 November on; on the 5th its agent rejects the change. */
describe('[H13] an edit that the agent rejects', () => {
  let product: TestProduct;
  let supplier: CoveredSupplier;

  beforeAll(async () => {
    [product, supplier] = await openWithSupplier();
    await product.passTo(at(EDITED));
    const limits = { eachOccurrence: dollars(100_000), generalAggregate: dollars(2_000_000) };
    const edit = {
      policyId: supplier.policyId,
      terms: terms({ limits }),
      effectiveFrom: EDITED_FROM,
      enteredWrongly: false,
    };
    await (await loggedIn(product, supplier.insured)).put('policy/editpolicy', edit).expect(200);
    await product.settled();
    await product.passTo(at(REJECTED));
    await (
      await loggedIn(product, supplier.agent)
    )
      .put(`policy/reject/${supplier.policyId}`, { reason: 'Not lowered.' })
      .expect(200);
    await product.settled();
  }, 120_000);
  afterAll(() => product.close());

  const outcome = async (query: string) =>
    bodyOf<Verdict>(
      await (
        await loggedIn(product, supplier.requester)
      )
        .get(`tracking/${supplier.trackingId}/verdict?${query}`)
        .expect(200),
    ).outcome;

  it('changes no verdict of any day, and what was known meanwhile stays known', async () => {
    for (const day of [START, '2026-11-24', EDITED_FROM, EDITED, '2026-12-04', REJECTED])
      expect([day, await outcome(`on=${day}`)]).toEqual([day, 'pass']);
    expect(await outcome(`on=2026-12-04&known=2026-12-04`)).not.toBe('pass');
    expect(await outcome(`on=2026-11-24&known=2026-12-04`)).toBe('pass');
  });

  it('is a correction of the days of the edit alone, back to what was shown before', async () => {
    const { rows } = bodyOf<PageOf<CorrectionRow>>(
      await (
        await loggedIn(product, supplier.requester)
      )
        .get('dashboard/corrections?sort=recordedAt&direction=asc')
        .expect(200),
    );
    expect(rows.map(({ recordedOn, comparison, from, to }) => [recordedOn, comparison, from, to])).toEqual([
      [EDITED, 'worse', EDITED_FROM, EDITED],
      [REJECTED, 'better', EDITED_FROM, REJECTED],
    ]);
    expect(rows[1]?.reasons).toMatchObject([
      {
        sentence:
          'A change of *General liability GL-88120*, effective 11/25/2026, was rejected by *Hollis & Vance*: Not lowered.',
      },
    ]);
  });
});
