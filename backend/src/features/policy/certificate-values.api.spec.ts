import type { Verdict } from '@covertrail/contracts/history/history.replies';
import type { PolicyDetails } from '@covertrail/contracts/policy/policy.replies';
import { attachedTo, PDF } from '#features/document/testing/document-files';
import { asksFor, openWithSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import type { Caller } from '#testing/people';
import { terms } from '#testing/terms';
import { bodyOf, type TestProduct } from '#testing/test-product';

const ON = '2026-11-21';

describe('values that a person typed from a certificate [H12]', () => {
  let product: TestProduct;
  let supplier: CoveredSupplier;
  let certificate: string;

  beforeAll(async () => {
    [product, supplier] = await openWithSupplier();
    const requirements = { ...asksFor(1_000_000), proof: { least: 'verifiedByAgent' } };
    await supplier.requester.put(`requestor/templates/${supplier.templateId}`, { requirements }).expect(200);
    certificate = await attachedTo(supplier.policyId, supplier.insured, { documentType: 1 }, PDF, 'COI 2026.pdf');
  });
  afterAll(() => product.close());

  const edit = (by: Caller, eachOccurrence: number, certificateId?: string) =>
    by.put('policy/editpolicy', {
      policyId: supplier.policyId,
      terms: terms({ limits: { eachOccurrence } }),
      effectiveFrom: ON,
      enteredWrongly: false,
      ...(certificateId ? { certificateId } : {}),
    });
  const details = async () =>
    bodyOf<PolicyDetails>(await supplier.agent.get(`policy/${supplier.policyId}`).expect(200));
  const limitFinding = async () => {
    await product.settled();
    const { findings } = bodyOf<Verdict>(
      await supplier.requester.get(`tracking/${supplier.trackingId}/verdict`).expect(200),
    );
    return findings.find(({ rule }) => rule === 'generalLiability.limit.eachOccurrence');
  };

  it('are claimed on it, also if the agent typed them; the requester reads the name of the file', async () => {
    await edit(supplier.agent, 150_000_000, certificate).expect(200);
    const { sources } = await details();
    expect(sources.limits).toMatchObject({
      kind: 'claimedOnCertificate',
      on: ON,
      evidence: { name: 'COI 2026.pdf', documentId: certificate },
    });
    expect(sources.carrier).toEqual({ kind: 'verifiedByAgent', on: ON });
    expect(await limitFinding()).toMatchObject({
      outcome: 'review',
      reason: 'PROOF.TOO_LOW',
      fixText: 'Verify GL-88120 again.',
      sourceText: 'Claimed on a certificate (COI 2026.pdf) on 11/21/2026, today',
    });
  });

  it('prove enough once the agent verified the policy again', async () => {
    await supplier.agent.put(`policy/reverify/${supplier.policyId}`).expect(200);
    expect(await limitFinding()).toMatchObject({
      outcome: 'pass',
      sourceText: 'Verified by the agent on 11/21/2026, today',
    });
  });

  it('need a certificate that is attached to the policy', async () => {
    const other = await attachedTo(supplier.policyId, supplier.insured, { documentType: 4 });
    const removed = await attachedTo(supplier.policyId, supplier.insured, { documentType: 1 }, PDF, 'Old.pdf');
    await supplier.insured.delete(`document/${removed}`).expect(200);
    for (const document of [other, removed, supplier.policyId]) {
      const refused = await edit(supplier.agent, 175_000_000, document).expect(422);
      expect(refused.body).toMatchObject({
        code: 'POLICY.CERTIFICATE_UNKNOWN',
        message: 'Please choose a certificate that is attached to this policy.',
      });
    }
  });

  it('may be those of a new policy', async () => {
    const body = {
      insuredCompanyId: supplier.insured.companyId,
      line: 'generalLiability',
      terms: terms({ policyNumber: 'GL-2' }),
      fromCertificate: true,
    };
    const { policyId } = bodyOf<{ policyId: string }>(
      await supplier.agent.post('policy/addnewpolicy', body).expect(201),
    );
    const { sources } = bodyOf<PolicyDetails>(await supplier.agent.get(`policy/${policyId}`).expect(200));
    expect(sources.limits).toEqual({ kind: 'claimedOnCertificate', on: ON });
  });
});
