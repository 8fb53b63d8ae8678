/** @run rest: passes days, and draws certificates. */
import type { PageOf } from '@covertrail/contracts/calls/page';
import type { CorrectionDetails, CorrectionRow } from '@covertrail/contracts/correction/correction.replies';
import type { CertificateMade } from '@covertrail/contracts/issued-certificate/issued-certificate.replies';
import { dollars } from '@covertrail/domain/kernel/money';
import { openWithSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import { loggedIn, type Caller } from '#testing/people';
import { terms } from '#testing/terms';
import { bodyOf, type TestProduct } from '#testing/test-product';
import { pngOf } from '#uploads/testing/pictures';

const at = (day: string) => `${day}T15:00:00.000Z`;
const SIGNATURE = { dataURI: `data:image/png;base64,${pngOf(64, 64).toString('base64')}` };

/** A certificate is issued on 3 and on 8 December. On the 20th it turns out that the limit was short from the 5th on: the second one was not true. */
describe('[H13] certificates of days that a correction is about', () => {
  let product: TestProduct;
  let supplier: CoveredSupplier;

  beforeAll(async () => {
    [product, supplier] = await openWithSupplier();
    await product.passTo(at('2026-12-03'));
    const agent = await loggedIn(product, supplier.agent);
    await agent.post(`agent/signature/${agent.userId}`, SIGNATURE).expect(201);
    await issue('Early Holder');
    await product.passTo(at('2026-12-08'));
    await issue('Late Holder');
    await product.passTo(at('2026-12-20'));
    const limits = { eachOccurrence: dollars(500_000), generalAggregate: dollars(2_000_000) };
    const changed = terms({ policyNumber: 'GL-88120', limits });
    const of = { policyId: supplier.policyId, effectiveFrom: '2026-12-05', enteredWrongly: false };
    await (await loggedIn(product, supplier.agent)).put('policy/editpolicy', { ...of, terms: changed }).expect(200);
    await product.settled();
  }, 120_000);
  afterAll(() => product.close());

  async function issue(name: string): Promise<string> {
    const agent = await loggedIn(product, supplier.agent);
    const of = { insuredCompanyId: supplier.insured.companyId, form: '25', policyIds: [supplier.policyId] };
    const made = await agent.post('certificate/issue', { ...of, holder: { name } }).expect(201);
    await product.settled();
    return bodyOf<CertificateMade>(made).certificateId;
  }
  async function certificatesFor(by: Caller) {
    const caller = await loggedIn(product, by);
    const path = `tracking/${supplier.trackingId}/corrections`;
    const { rows } = bodyOf<PageOf<CorrectionRow>>(await caller.get(path).expect(200));
    const details = await caller.get(`${path}/${rows[0]!.id}`).expect(200);
    return bodyOf<CorrectionDetails>(details).certificates;
  }

  it('are listed as not true any more for the insured and the agency that issued them, and not to a requester that has none', async () => {
    const late = { holderName: 'Late Holder', issuedOn: '2026-12-08', againOn: null };
    expect(await certificatesFor(supplier.agent)).toMatchObject([{ ...late, mayIssueAgain: true }]);
    const [seen] = await certificatesFor(supplier.insured);
    expect(seen).toMatchObject({ ...late, mayIssueAgain: false });
    expect(seen!.sentence).toMatch(
      /^Certificate 25-[0-9A-F]{12} for \*Late Holder\*, issued on 12\/08\/2026, is not true any more\.$/,
    );
    expect(await certificatesFor(supplier.requester)).toEqual([]);
  });

  it('are issued again, and say since when', async () => {
    const [untrue] = await certificatesFor(supplier.agent);
    const agent = await loggedIn(product, supplier.agent);
    await agent.put(`policy/approve/${supplier.policyId}`);
    await agent.put(`certificate/again/${untrue!.certificateId}`).expect(200);
    await product.settled();
    expect(await certificatesFor(supplier.agent)).toMatchObject([
      { holderName: 'Late Holder', againOn: '2026-12-20', mayIssueAgain: false },
    ]);
  });
});
