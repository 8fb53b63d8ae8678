import type { Verdict } from '@covertrail/contracts/history/history.replies';
import type { PolicyDetails } from '@covertrail/contracts/policy/policy.replies';
import type { Trigger } from '@covertrail/domain/insurance/coverage';
import type { StatedValues } from '@covertrail/domain/insurance/lines/stated-values';
import { asksFor, openWithSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import { terms } from '#testing/terms';
import { bodyOf, type TestProduct } from '#testing/test-product';

const SHARING = 'generalLiability.value.aggregateSharing';
const REPORTING = 'generalLiability.value.extendedReporting';

describe('shared aggregates and an extended reporting period over HTTP [C13] [F04] [H01]', () => {
  let product: TestProduct;
  let supplier: CoveredSupplier;
  beforeAll(async () => {
    [product, supplier] = await openWithSupplier();
    await ask({ aggregateSharing: 'ownAggregates', extendedReporting: 36 });
  });
  afterAll(() => product.close());

  const ask = (values: object, status = 200) => {
    const [line] = asksFor(1_000_000).lines;
    return supplier.requester
      .put(`requestor/templates/${supplier.templateId}`, { requirements: { lines: [{ ...line, values }] } })
      .expect(status);
  };
  const finding = async (rule: string) => {
    await product.settled();
    const { findings } = bodyOf<Verdict>(
      await supplier.requester.get(`tracking/${supplier.trackingId}/verdict`).expect(200),
    );
    return findings.find((finding) => finding.rule === rule);
  };
  const edit = (statedValues: object, trigger: Trigger = 'claimsMade', status = 200) =>
    supplier.agent
      .put('policy/editpolicy', {
        policyId: supplier.policyId,
        effectiveFrom: '2026-07-01',
        enteredWrongly: false,
        terms: { ...terms({ policyNumber: 'GL-88120' }), trigger, statedValues },
      })
      .expect(status);

  it('are not known until the policy states them', async () => {
    await edit({});
    expect(await finding(SHARING)).toMatchObject({
      outcome: 'unknown',
      reason: 'VALUE.NOT_GIVEN',
      requiredText: 'Not shared with others',
    });
    expect(await finding(REPORTING)).toMatchObject({
      outcome: 'unknown',
      reason: 'VALUE.NOT_GIVEN',
      requiredText: 'At least 36',
    });
  });

  it('fail or pass by what it states', async () => {
    await edit({ aggregateSharing: 'sharedAggregates', extendedReporting: 12 });
    expect(await finding(SHARING)).toMatchObject({
      outcome: 'fail',
      reason: 'VALUE.NOT_ENOUGH',
      availableText: 'Shared with other insureds, locations or policies',
    });
    expect(await finding(REPORTING)).toMatchObject({
      outcome: 'fail',
      reason: 'VALUE.NOT_ENOUGH',
      availableText: '12',
    });
    const stated: StatedValues = { aggregateSharing: 'ownAggregates', extendedReporting: 'unlimited' };
    await edit(stated);
    expect(await finding(SHARING)).toMatchObject({ outcome: 'pass', reason: 'VALUE.MET' });
    expect(await finding(REPORTING)).toMatchObject({
      outcome: 'pass',
      reason: 'VALUE.MET',
      availableText: 'Unlimited',
    });
    const { terms: kept } = bodyOf<PolicyDetails>(
      await supplier.insured.get(`policy/${supplier.policyId}`).expect(200),
    );
    expect(kept.statedValues).toEqual(stated);
  });

  it('asks no extended reporting period of an occurrence policy', async () => {
    await edit({ aggregateSharing: 'ownAggregates' }, 'occurrence');
    expect(await finding(REPORTING)).toMatchObject({
      outcome: 'pass',
      reason: 'VALUE.OCCURRENCE',
      availableText: 'Occurrence',
    });
  });

  it('are refused where they are no such terms, and a template cannot ask for a shared aggregate', async () => {
    await edit({ extendedReporting: 'forever' }, 'claimsMade', 400);
    await edit({ aggregateSharing: 'maybe' }, 'claimsMade', 400);
    const { body } = await ask({ aggregateSharing: 'sharedAggregates' }, 422);
    expect(body).toMatchObject({ code: 'TEMPLATE.REQUIREMENT_NOT_OF_LINE' });
  });
});
