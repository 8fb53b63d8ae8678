import type { RecordedEvent } from '@covertrail/platform/engine/define-projection';
import { notice, type Notice } from './notice.rules.js';
import type { NoticeNames } from './notice-names.reader.js';

/** A policy that the insured added waits for its agency; one that the agency added does not. */
export async function onPolicyAdded(
  { data, meta }: RecordedEvent<'PolicyAdded'>,
  names: NoticeNames,
): Promise<readonly Notice[]> {
  const { policyId, insuredId, agencyId } = data;
  const policy = await names.policy(policyId);
  if (meta.role !== 'insured' || !agencyId || !policy) return [];
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
export async function onPolicyDecided(
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
