import type { PolicyHistory } from '@covertrail/contracts/history/history.replies';
import { coverSupplier } from '#testing/covered-supplier';
import { bodyOf, openTestProduct, type TestProduct } from '#testing/test-product';
import { attachedTo, PDF, uploaded } from '../../document/testing/document-files.js';

describe('the history of a policy', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await openTestProduct();
  });
  afterAll(() => product.close());

  it('says who attached, replaced and removed its documents, and when [J05]', async () => {
    const { insured, agent, requester, policyId } = await coverSupplier(product);
    const id = await attachedTo(policyId, agent, { documentType: 1 }, PDF, 'COI 2026.pdf');
    await insured.put(`document/${id}`, { uploadId: await uploaded(insured, PDF, 'COI 2027.pdf') }).expect(200);
    await insured.put(`policy/archive/${policyId}`).expect(200);
    await insured.put(`policy/unarchive/${policyId}`).expect(200);
    await insured.delete(`document/${id}`).expect(200);
    await product.settled();
    const { entries } = bodyOf<PolicyHistory>(await insured.get(`policy/${policyId}/history`).expect(200));
    expect(entries.map(({ type }) => type)).toEqual([
      'PolicyAdded',
      'PolicyApproved',
      'DocumentAttached',
      'DocumentReplaced',
      'PolicyArchived',
      'PolicyUnarchived',
      'DocumentRemoved',
    ]);
    expect(entries[2]).toMatchObject({
      actor: 'Priya Tester',
      sentence: 'The document *COI 2026.pdf* was attached to *General liability GL-88120*.',
      changes: expect.arrayContaining([{ label: 'Document type', after: 'Certificate of insurance' }]) as unknown,
      after: { verification: 'verified', standing: 'inForce' },
    });
    const attached = entries[2]!.id;
    const then = bodyOf<PolicyHistory>(await insured.get(`policy/${policyId}/history?known=${attached}`).expect(200));
    expect(then.entries).toHaveLength(3);
    await requester.get(`policy/${policyId}/history`).expect(403);
  });
});
