import { policyDecider } from '@covertrail/domain/policy/policy.decider';
import { managerOf } from '@covertrail/domain/representation/managing-agency.rules';
import { representationDecider } from '@covertrail/domain/representation/representation.decider';
import type { RecordedEvent } from '@covertrail/platform/engine/define-projection';
import { defineNotices } from '#notices/define-notices';
import { notice, type Notice } from '#notices/notice';
import type { NoticeNames } from '#notices/notice-names.reader';

export const shareBatchNotices = defineNotices({ ShareBatchStarted: onIssuedByInsured });

/** An insured that issues a policy again issues no certificates: the agency that manages the policy is asked to, where it does so by one click [D12]. */
async function onIssuedByInsured(
  { data: { insuredId, agencyId, policyIds, again } }: RecordedEvent<'ShareBatchStarted'>,
  names: NoticeNames,
): Promise<readonly Notice[]> {
  const [policyId] = policyIds;
  if (!again || agencyId !== null || policyId === undefined) return [];
  const { state: policy } = await names.deciders.readable.load(policyDecider, policyId);
  const { state: represented } = await names.deciders.readable.load(representationDecider, insuredId);
  const manager = policy && represented && managerOf(represented, policy.given);
  const named = manager && (await names.policy(policyId));
  if (!named) return [];
  const params = { insured: await names.company(insuredId), policy: named.name };
  const subject = { kind: 'policy', id: policyId } as const;
  return [notice(manager, 'CERTIFICATE.ASKED_AGAIN', 'agentPolicyCertificates', params, subject)];
}
