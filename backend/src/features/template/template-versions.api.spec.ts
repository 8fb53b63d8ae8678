import type { Verdict } from '@covertrail/contracts/history/history.replies';
import type { TemplateVersions } from '@covertrail/contracts/template/template.replies';
import { asksFor, coverSupplier, openWithSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import { bodyOf, type TestProduct } from '#testing/test-product';

describe('the versions of a template over HTTP [F04]', () => {
  let product: TestProduct;
  let supplier: CoveredSupplier;
  beforeAll(async () => {
    [product, supplier] = await openWithSupplier();
  });
  afterAll(() => product.close());

  it('are listed newest first, with their day, their author and what they changed', async () => {
    const { requester, templateId } = supplier;
    await requester.put(`requestor/templates/${templateId}`, { requirements: asksFor(2_000_000) }).expect(200);
    await requester
      .put(`requestor/templates/${templateId}`, {
        requirements: { ...asksFor(2_000_000), rating: { strength: 'A-', size: 'VII' } },
        effectiveFrom: '2099-01-01',
      })
      .expect(200);
    const { name, versions } = bodyOf<TemplateVersions>(
      await requester.get(`requestor/templates/${templateId}/versions`).expect(200),
    );
    expect(name).toBe('Trade contractors');
    expect(versions.map(({ version, standing }) => [version, standing])).toEqual([
      [3, 'coming'],
      [2, 'inEffect'],
      [1, 'past'],
    ]);
    expect(versions[1]!.changes).toEqual([
      { label: 'General liability: each occurrence', before: '$1,000,000', after: '$2,000,000' },
    ]);
    expect(versions[0]!).toMatchObject({
      effectiveFrom: '2099-01-01',
      company: 'Meridian Builders',
      changes: [{ label: 'AM Best', before: 'not required', after: 'A- VII or better' }],
    });
  });

  it('are seen by no one else', async () => {
    await supplier.insured.get(`requestor/templates/${supplier.templateId}/versions`).expect(403);
    const other = await coverSupplier(product, 'Other ');
    await other.requester
      .get(`requestor/templates/${supplier.templateId}/versions`)
      .expect(({ status }) => expect([403, 404]).toContain(status));
  });

  it('may state lines that are not required: requester, supplier and agent read them beside the verdict', async () => {
    const { requester, insured, agent, templateId, trackingId } = supplier;
    const requirements = { ...asksFor(1_000_000), notRequired: ['workersCompensation'] };
    await requester.put(`requestor/templates/${templateId}`, { requirements }).expect(200);
    await product.settled();
    for (const caller of [requester, insured, agent]) {
      expect(bodyOf<Verdict>(await caller.get(`tracking/${trackingId}/verdict`).expect(200))).toMatchObject({
        outcome: 'pass',
        notRequired: ['workersCompensation'],
      });
    }
    const { versions } = bodyOf<TemplateVersions>(
      await requester.get(`requestor/templates/${templateId}/versions`).expect(200),
    );
    expect(versions.find(({ standing }) => standing === 'inEffect')?.changes).toContainEqual({
      label: 'Workers’ compensation',
      before: 'not required',
      after: 'stated as not required',
    });
    const both = await requester
      .put(`requestor/templates/${templateId}`, {
        requirements: { ...requirements, notRequired: ['generalLiability'] },
      })
      .expect(422);
    expect(JSON.stringify(both.body)).toContain('TEMPLATE.REQUIRED_AND_NOT');
  });

  it('refuse a requirement that no policy of the line can state', async () => {
    const line = { line: 'generalLiability', limits: [], endorsements: [], stateFund: 'acceptStopGap' };
    const refused = await supplier.requester
      .post('requestor/templates', { name: 'Odd', requirements: { lines: [line] } })
      .expect(422);
    expect(JSON.stringify(refused.body)).toContain('TEMPLATE.REQUIREMENT_NOT_OF_LINE');
  });
});
