import type { Verdict } from '@covertrail/contracts/history/history.replies';
import type { PolicyCompliance } from '@covertrail/contracts/policy/policy-cards.replies';
import type { UserDetails } from '@covertrail/contracts/session/session.replies';
import type { TemplateVersions } from '@covertrail/contracts/template/template.replies';
import { dollars } from '@covertrail/domain/kernel/money';
import { asksFor, coverSupplier } from '#testing/covered-supplier';
import { bodyOf, openTestProduct, type TestProduct } from '#testing/test-product';

describe('a requester of Canada [F04] [H01] [C03]', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await openTestProduct();
  });
  afterAll(() => product.close());

  it('requires in Canadian dollars, and everybody reads findings in them', async () => {
    const { requester, insured, agent, templateId, policyId, trackingId } = await coverSupplier(
      product,
      'Bay ',
      { region: 'canada', limits: { eachOccurrence: dollars(1_000_000) } },
      'CA',
    );
    expect(bodyOf<UserDetails>(await requester.get('user/userdetails').expect(200)).company?.regionId).toBe(2);
    await requester.put(`requestor/templates/${templateId}`, { requirements: asksFor(2_000_000) }).expect(200);
    await product.settled();
    const { versions } = bodyOf<TemplateVersions>(
      await requester.get(`requestor/templates/${templateId}/versions`).expect(200),
    );
    expect(versions[0]!.changes).toEqual([
      { label: 'General liability: each occurrence', before: 'CA$1,000,000', after: 'CA$2,000,000' },
    ]);
    for (const caller of [requester, insured, agent]) {
      const { findings } = bodyOf<Verdict>(await caller.get(`tracking/${trackingId}/verdict`).expect(200));
      expect(findings.find(({ rule }) => rule === 'generalLiability.limit.eachOccurrence')).toMatchObject({
        requiredText: 'CA$2,000,000',
        availableText: 'CA$1,000,000',
        sentence:
          'The each occurrence limit is short by CA$1,000,000: GL each occurrence CA$1,000,000 of CA$2,000,000 required.',
        fixText: 'Raise the each occurrence limit of Bay GL-88120 by CA$1,000,000.',
      });
    }
    const { standings } = bodyOf<PolicyCompliance>(await agent.get(`policy/${policyId}/compliance`).expect(200));
    expect(standings[0]!.findings).toContainEqual(
      expect.objectContaining({
        rule: 'generalLiability.limit.eachOccurrence',
        requiredText: 'CA$2,000,000',
        availableText: 'CA$1,000,000',
      }),
    );
  });
});
