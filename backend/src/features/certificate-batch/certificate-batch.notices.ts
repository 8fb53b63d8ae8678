import type { RecordedEvent } from '@covertrail/platform/engine/define-projection';
import { defineNotices } from '#notices/define-notices';
import { notice, type Notice } from '#notices/notice';
import type { NoticeNames } from '#notices/notice-names.reader';

export const certificateBatchNotices = defineNotices({ CertificateBatchRequested: onRequested });

/** It leads the agency to the certificates of the policy, which it issues again by one click; a policy that was issued again is what it says first [D12]. */
async function onRequested(
  { data: { insuredId, agencyId, policyId }, meta }: RecordedEvent<'CertificateBatchRequested'>,
  names: NoticeNames,
): Promise<readonly Notice[]> {
  const named = await names.policy(policyId);
  if (!named) return [];
  const params = { insured: await names.company(insuredId), policy: named.name };
  const subject = { kind: 'policy', id: policyId } as const;
  const code = meta.initiator ? 'CERTIFICATE.ASKED_AGAIN' : 'CERTIFICATE.REQUESTED_AGAIN';
  return [notice(agencyId, code, 'agentPolicyCertificates', params, subject)];
}
