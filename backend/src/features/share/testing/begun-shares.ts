import type { Caller } from '#testing/people';
import { bodyOf } from '#testing/test-product';

/** What an insured began to share with many; its only recipient gets nothing, because the project is not its own. */
export async function begunShares(
  insured: Caller,
  { projectId, policyId }: { readonly projectId: string; readonly policyId: string },
): Promise<string> {
  const rows = [{ requesterCompanyId: insured.companyId, projectId }];
  const input = { insuredCompanyId: insured.companyId, policyIds: [policyId], rows };
  return bodyOf<{ batchId: string }>(await insured.post('sharedpolicy/bulk/share', input).expect(201)).batchId;
}
