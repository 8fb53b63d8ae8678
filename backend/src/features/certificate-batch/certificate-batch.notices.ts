import type { RecordedEvent } from '@covertrail/platform/engine/define-projection';
import { defineNotices } from '#notices/define-notices';
import { notice, type Notice } from '#notices/notice';
import type { NoticeNames } from '#notices/notice-names.reader';

export const certificateBatchNotices = defineNotices({ CertificateBatchRequested: onRequested });

/** It leads the agency to the certificates of the policy, which it issues again by one click [D12]. */
async function onRequested(
  { data: { insuredId, agencyId, policyId }, meta }: RecordedEvent<'CertificateBatchRequested'>,
  names: NoticeNames,
): Promise<readonly Notice[]> {
  const named = await names.policy(policyId);
  if (!named) return [];
  const params = { insured: await names.company(insuredId), policy: named.name };
  const subject = { kind: 'policy', id: policyId } as const;
  // A person asks for the certificates alone; a reaction asks for them because the policy was issued again, and the notice says so.
  const code = meta.initiator ? 'CERTIFICATE.ASKED_AGAIN' : 'CERTIFICATE.REQUESTED_AGAIN';
  return [notice(agencyId, code, 'agentPolicyCertificates', params, subject)];
}
