import type { RecordedEvent } from '@covertrail/platform/engine/define-projection';
import { isInsured } from '@covertrail/domain/rights/sides';
import { defineNotices } from '#notices/define-notices';
import { notice, type Notice } from '#notices/notice';
import type { NoticeNames } from '#notices/notice-names.reader';

export const policyNotices = defineNotices({
  PolicyAdded: onPolicyAdded,
  PolicyApproved: onPolicyDecided,
  PolicyRejected: onPolicyDecided,
  PolicyEditsRejected: onPolicyDecided,
});

/** A policy that the insured added waits for its agency; one that the agency added does not. */
async function onPolicyAdded(
  { data, meta }: RecordedEvent<'PolicyAdded'>,
  names: NoticeNames,
): Promise<readonly Notice[]> {
  const { policyId, insuredId, agencyId } = data;
  const policy = await names.policy(policyId);
  if (!isInsured(meta) || !agencyId || !policy) return [];
  const params = { insured: await names.company(insuredId), policy: policy.name };
  return [notice(agencyId, 'POLICY.ADDED', 'agentPendingRequestApproval', params, { kind: 'policy', id: policyId })];
}

const DECISION_CODES = {
  PolicyApproved: 'POLICY.APPROVED',
  PolicyRejected: 'POLICY.REJECTED',
  PolicyEditsRejected: 'POLICY.EDITS_REJECTED',
} as const;
type DecisionType = keyof typeof DECISION_CODES;

/** Notifies the insured of the decision on its policy. */
async function onPolicyDecided(
  { type, data }: RecordedEvent<DecisionType>,
  names: NoticeNames,
): Promise<readonly Notice[]> {
  const { policyId, agencyId } = data;
  const policy = await names.policy(policyId);
  if (!policy) return [];
  return [
    notice(
      policy.insuredId,
      DECISION_CODES[type],
      'insuredMyPolicies',
      { agency: await names.company(agencyId), policy: policy.name },
      { kind: 'policy', id: policyId },
    ),
  ];
}
