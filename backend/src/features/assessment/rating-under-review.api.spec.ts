import type { Verdict } from '@covertrail/contracts/history/history.replies';
import type { PolicyDetails } from '@covertrail/contracts/policy/policy.replies';
import { carrierDecider } from '@covertrail/domain/carrier/carrier.decider';
import { byNobody } from '#testing/people';
import { asksFor, coverSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import { SUMMIT } from '#testing/terms';
import { bodyOf, openTestProduct, type TestProduct } from '#testing/test-product';

describe('a rating that is under review, over HTTP [C11] [F04] [H01]', () => {
  let product: TestProduct;
  let supplier: CoveredSupplier;
  beforeAll(async () => {
    product = await openTestProduct();
    const { deciders } = product.infrastructure;
    await deciders.handle(carrierDecider, SUMMIT.carrierId, { type: 'AddCarrier', ...SUMMIT }, byNobody());
    const rating = { strength: 'A', size: 'VIII', underReview: true } as const;
    await deciders.handle(
      carrierDecider,
      SUMMIT.carrierId,
      { type: 'RateCarrier', rating, effectiveFrom: '2024-01-01' },
      byNobody(),
    );
    supplier = await coverSupplier(product);
  });
  afterAll(() => product.close());

  const revise = (rating: object, status = 200) =>
    supplier.requester
      .put(`requestor/templates/${supplier.templateId}`, { requirements: { ...asksFor(1_000_000), rating } })
      .expect(status);
  const findingOf = async (rating: object) => {
    await revise(rating);
    await product.settled();
    const { findings } = bodyOf<Verdict>(
      await supplier.requester.get(`tracking/${supplier.trackingId}/verdict`).expect(200),
    );
    return findings.find(({ rule }) => rule === 'generalLiability.rating');
  };

  it('is for the requester to decide, unless the template accepts or refuses it', async () => {
    const rating = { strength: 'A-', size: 'VII' };
    expect(await findingOf(rating)).toMatchObject({
      outcome: 'review',
      reason: 'RATING.UNDER_REVIEW',
      requiredText: 'A- VII or better',
      availableText: 'A u VIII',
    });
    expect(await findingOf({ ...rating, ifUnderReview: 'refuse' })).toMatchObject({
      outcome: 'fail',
      reason: 'RATING.UNDER_REVIEW_REFUSED',
      requiredText: 'A- VII or better, not under review',
    });
    expect(await findingOf({ ...rating, ifUnderReview: 'accept' })).toMatchObject({
      outcome: 'pass',
      reason: 'RATING.MET',
    });
    await revise({ ...rating, ifUnderReview: 'maybe' }, 400);
  });

  it('is shown with the policy', async () => {
    const { insurer } = bodyOf<PolicyDetails>(await supplier.insured.get(`policy/${supplier.policyId}`).expect(200));
    expect(insurer.currentRating).toEqual({ strength: 'A', size: 'VIII', underReview: true });
  });
});
