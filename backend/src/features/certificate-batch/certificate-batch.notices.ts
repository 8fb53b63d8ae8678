import type { RecordedEvent } from '@covertrail/platform/engine/define-projection';
import { defineNotices } from '#notices/define-notices';
import { notice, type Notice } from '#notices/notice';
import type { NoticeNames } from '#notices/notice-names.reader';

export const certificateBatchNotices = defineNotices({ CertificateBatchRequested: onRequested });

/** It leads the agency to the certificates of the policy, which it issues again by one click [D12]. */
async function onRequested(
  { data: { insuredId, agencyId, policyId } }: RecordedEvent<'CertificateBatchRequested'>,
  names: NoticeNames,
): Promise<readonly Notice[]> {
  const named = await names.policy(policyId);
  if (!named) return [];
  const params = { insured: await names.company(insuredId), policy: named.name };
  const subject = { kind: 'policy', id: policyId } as const;
  return [notice(agencyId, 'CERTIFICATE.REQUESTED_AGAIN', 'agentPolicyCertificates', params, subject)];
}
