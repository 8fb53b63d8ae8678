import { locationForm } from '#features/location/testing/location-form';
import type {
  LimitDetailsPage,
  PolicyCompliance,
  ProvidedPolicyCard,
} from '@covertrail/contracts/policy/policy-cards.replies';
import type { TrackingHistory } from '@covertrail/contracts/history/history.replies';
import { dollars } from '@covertrail/domain/kernel/money';
import { shareDecider } from '@covertrail/domain/share/share.decider';
import { asksFor, coverSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import { byNobody, type Caller } from '#testing/people';
import { terms } from '#testing/terms';
import { bodyOf, openTestProduct, type TestProduct } from '#testing/test-product';

describe('the cards of a policy', () => {
  let product: TestProduct;
  let ours: CoveredSupplier;
  let theirs: CoveredSupplier;

  beforeAll(async () => {
    product = await openTestProduct();
    ours = await coverSupplier(product, '', {
      coverages: [
        { type: 'stopGap', subCoverages: [], description: '' },
        { type: 'contractualLiability', subCoverages: [], description: '' },
      ],
    });
    theirs = await coverSupplier(product, 'Their ');
  });
  afterAll(() => product.close());

  const limitsOf = async (by: Caller, more: object = {}) =>
    bodyOf<LimitDetailsPage>(
      await by.post('policy/getLimitDetails', { limitType: 'property', policyId: ours.policyId, ...more }).expect(200),
    );

  it('show the limits page by page to both sides of a share, and to nobody else [C02]', async () => {
    for (const reader of [ours.insured, ours.agent, ours.requester]) {
      const page = await limitsOf(reader, { pageSize: 1, page: 2 });
      expect(page).toMatchObject({
        policyLimitCount: 2,
        blanketLimitCount: 0,
        locationLimitCount: 0,
        totalCount: 2,
        countryId: 1,
        hasLimitIssue: false,
        hasProofIssue: false,
      });
      expect(page.policyLimts).toEqual([
        {
          limit: 'generalAggregate',
          limitTypeId: 105,
          limitCategoryId: 2,
          amount: dollars(2_000_000),
          issues: [],
          madeUp: [],
        },
      ]);
    }
    for (const stranger of [theirs.insured, theirs.agent, theirs.requester]) {
      await stranger.post('policy/getLimitDetails', { limitType: 'property', policyId: ours.policyId }).expect(404);
    }
    await ours.insured
      .post('policy/getLimitDetails', { limitType: 'property', policyId: ours.policyId, projectId: theirs.projectId })
      .expect(404);
    await ours.insured.post('policy/getLimitDetails', { limitType: 'other', policyId: ours.policyId }).expect(400);
    await ours.insured
      .post('policy/getLimitDetails', { limitType: 'property', policyId: ours.policyId, pageSize: 51 })
      .expect(400);
  });

  it('list locations, to a requester those that were chosen for its project [C02]', async () => {
    const { locationId } = bodyOf<{ locationId: string }>(
      await ours.agent.post('policy/location', { policyId: ours.policyId, ...locationForm() }).expect(201),
    );
    await product.settled();
    const input = { limitType: 'location', projectId: ours.projectId };
    for (const reader of [ours.insured, ours.requester]) {
      expect(await limitsOf(reader, input)).toMatchObject({
        locationLimitCount: 1,
        totalCount: 1,
        policyLimts: [],
        locations: [{ id: locationId }],
      });
    }
    await ours.insured
      .post(`policy/locations/selection/${ours.policyId}`, { projectId: ours.projectId, clearPrevious: true })
      .expect(200);
    expect(await limitsOf(ours.requester, input)).toMatchObject({ locationLimitCount: 0, locations: [] });
    expect(await limitsOf(ours.requester, { limitType: 'location' })).toMatchObject({
      locationLimitCount: 0,
      locations: [],
    });
    expect(await limitsOf(ours.insured, input)).toMatchObject({ locationLimitCount: 1 });
  });

  it('say which limit is high enough and proven too little [H12]', async () => {
    await ours.requester
      .put(`requestor/templates/${ours.templateId}`, {
        requirements: { ...asksFor(1_000_000), proof: { least: 'agencySystem' } },
      })
      .expect(200);
    await product.settled();
    for (const reader of [ours.insured, ours.requester]) {
      const page = await limitsOf(reader, { projectId: ours.projectId });
      expect(page).toMatchObject({ hasLimitIssue: false, hasProofIssue: true });
      expect(page.policyLimts[0]).toMatchObject({
        issues: [
          {
            what: 'limit',
            requested: '$1,000,000',
            available: '$1,000,000',
            proofText: expect.stringMatching(/^It was .* the template requires it from the agency system\.$/) as string,
          },
        ],
      });
    }
  });

  it('say which limit is below what is asked, with both amounts [C02]', async () => {
    await ours.requester
      .put(`requestor/templates/${ours.templateId}`, {
        requirements: { ...asksFor(3_000_000), rating: { strength: 'A-', size: 'VII' } },
      })
      .expect(200);
    await product.settled();
    for (const reader of [ours.insured, ours.requester]) {
      const page = await limitsOf(reader, { projectId: ours.projectId, coverageTemplateId: ours.templateId });
      expect(page.hasLimitIssue).toBe(true);
      expect(page.policyLimts[0]).toMatchObject({
        limit: 'eachOccurrence',
        issues: [{ what: 'limit', requested: '$3,000,000', available: '$1,000,000' }],
      });
    }
  });

  it('say how the policy stands with its requesters [C09] [C11]', async () => {
    const { standings } = bodyOf<PolicyCompliance>(
      await ours.agent.get(`policy/${ours.policyId}/compliance`).expect(200),
    );
    expect(standings).toMatchObject([
      { trackingId: ours.trackingId, requesterName: 'Meridian Builders', projectName: 'Union Yard' },
    ]);
    expect(standings[0]?.findings.map(({ rule, outcome }) => [rule, outcome])).toEqual(
      expect.arrayContaining([
        ['generalLiability.limit.eachOccurrence', 'fail'],
        ['generalLiability.rating', 'review'],
      ]),
    );
    await theirs.agent.get(`policy/${ours.policyId}/compliance`).expect(404);
  });

  it('hide stop gap from requesters, except on the page of a supplier’s policies [C13]', async () => {
    await ours.agent
      .put('policy/editpolicy', {
        policyId: ours.policyId,
        effectiveFrom: '2026-11-21',
        enteredWrongly: false,
        terms: terms({
          coverages: [
            { type: 'stopGap', subCoverages: ['stopGapOhio'], description: '' },
            { type: 'crossLiability', subCoverages: [], description: '' },
          ],
        }),
      })
      .expect(200);
    await product.settled();
    const history = async (by: Caller) =>
      JSON.stringify(bodyOf<TrackingHistory>(await by.get(`tracking/${ours.trackingId}/history`).expect(200)).entries);
    expect(await history(ours.requester)).toContain('Cross-liability');
    expect(await history(ours.requester)).not.toContain('Stop gap');
    expect(await history(ours.insured)).toContain('Stop gap');
    const log = async (by: Caller) => (await by.get('activity-log').expect(200)).text;
    expect(await log(ours.requester)).not.toContain('Stop gap');
    const [card] = bodyOf<readonly ProvidedPolicyCard[]>(
      await ours.requester.get(`tracking/${ours.trackingId}/coverage`).expect(200),
    );
    expect(card).toMatchObject({
      policyNumber: 'GL-88120',
      agent: { agencyName: 'Hollis & Vance', agentName: 'Priya Tester' },
    });
    expect(card?.terms.coverages.map(({ type }) => type)).toContain('stopGap');
    await theirs.requester.get(`tracking/${ours.trackingId}/coverage`).expect(404);
  });

  it('show nothing of a policy whose share has ended [C02] [D08]', async () => {
    const shared = bodyOf<{ rows: { id: string }[] }>(await theirs.insured.get('sharedpolicy/listview').expect(200))
      .rows[0]!;
    const input = { limitType: 'property', policyId: theirs.policyId };
    await theirs.requester.post('policy/getLimitDetails', input).expect(200);
    await product.infrastructure.deciders.handle(shareDecider, shared.id, { type: 'EndShare' }, byNobody());
    await product.settled();
    await theirs.requester.post('policy/getLimitDetails', input).expect(404);
    await theirs.requester.get(`policy/${theirs.policyId}/compliance`).expect(404);
    expect(bodyOf(await theirs.requester.get(`tracking/${theirs.trackingId}/coverage`).expect(200))).toEqual([]);
  });
});
