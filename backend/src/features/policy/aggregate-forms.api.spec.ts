import type { Verdict } from '@covertrail/contracts/history/history.replies';
import type { Endorsement } from '@covertrail/domain/insurance/coverage';
import { asksFor, openWithSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import { terms } from '#testing/terms';
import { bodyOf, type TestProduct } from '#testing/test-product';

const AGGREGATE = 'generalLiability.aggregate';
const ENDORSEMENT = 'generalLiability.endorsement.aggregatePerLocation';

describe('the forms of the general aggregate over HTTP [C08] [C13]', () => {
  let product: TestProduct;
  let supplier: CoveredSupplier;
  beforeAll(async () => {
    [product, supplier] = await openWithSupplier();
    const [line] = asksFor(1_000_000).lines;
    const required = {
      ...line,
      endorsements: [{ code: 'aggregatePerLocation', grade: 'seen' }],
      aggregate: { basis: 'perProject', grade: 'seen' },
    };
    await supplier.requester
      .put(`requestor/templates/${supplier.templateId}`, { requirements: { lines: [required] } })
      .expect(200);
  });
  afterAll(() => product.close());

  const findings = async () => {
    await product.settled();
    const verdict = bodyOf<Verdict>(
      await supplier.requester.get(`tracking/${supplier.trackingId}/verdict`).expect(200),
    );
    return Object.fromEntries(verdict.findings.map(({ rule, outcome, reason }) => [rule, `${outcome} ${reason}`]));
  };
  const edit = (...endorsements: Endorsement[]) =>
    supplier.agent
      .put('policy/editpolicy', {
        policyId: supplier.policyId,
        effectiveFrom: '2026-07-01',
        enteredWrongly: false,
        terms: { ...terms({ policyNumber: 'GL-88120' }), endorsements },
      })
      .expect(200);

  it('stand in boxes of their own: CG 25 03 per project, CG 25 04 per location', async () => {
    expect(await findings()).toMatchObject({
      [AGGREGATE]: 'unknown AGGREGATE.NOT_GIVEN',
      [ENDORSEMENT]: 'fail ENDORSEMENT.ABSENT',
    });
    await edit({ code: 'aggregatePerProject', grade: 'seen', form: 'CG 25 04 05 09' });
    expect(await findings()).toMatchObject({
      [AGGREGATE]: 'fail AGGREGATE.OTHER_FORM',
      [ENDORSEMENT]: 'pass ENDORSEMENT.SEEN',
    });
    await edit(
      { code: 'aggregatePerProject', grade: 'seen', form: 'CG 25 03 05 09' },
      { code: 'aggregatePerLocation', grade: 'claimed' },
    );
    expect(await findings()).toMatchObject({
      [AGGREGATE]: 'pass AGGREGATE.FORM_SEEN',
      [ENDORSEMENT]: 'review ENDORSEMENT.CLAIMED_ONLY',
    });
  });
});
