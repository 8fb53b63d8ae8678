import type { Uuid } from '@covertrail/domain/kernel/event';
import { representationDecider } from '@covertrail/domain/representation/representation.decider';
import { currentTenures } from '@covertrail/domain/representation/representation.state';
import type { RecordedEvent } from '@covertrail/platform/engine/define-projection';
import { isInsured } from '@covertrail/domain/rights/sides';
import { defineNotices } from '#notices/define-notices';
import { consequenceOf, notice, type Notice } from '#notices/notice';
import type { NoticeNames } from '#notices/notice-names.reader';

export const policyNotices = defineNotices({
  PolicyAdded: onPolicyAdded,
  PolicyApproved: onPolicyDecided,
  PolicyRejected: onPolicyDecided,
  PolicyEditsRejected: onPolicyDecided,
});

/** A policy that the insured added waits for the agency that manages it, else for any of its agencies; one that an agency added does not. */
async function onPolicyAdded(
  { data, meta }: RecordedEvent<'PolicyAdded'>,
  names: NoticeNames,
): Promise<readonly Notice[]> {
  const { policyId, insuredId, agencyId } = data;
  const policy = await names.policy(policyId);
  if (!isInsured(meta) || !policy) return [];
  const params = { insured: await names.company(insuredId), policy: policy.name };
  const agencies = agencyId === null ? await agenciesOf(insuredId, names) : [agencyId];
  return agencies.map((id) =>
    notice(id, 'POLICY.ADDED', 'agentPendingRequestApproval', params, { kind: 'policy', id: policyId }),
  );
}

async function agenciesOf(insuredId: Uuid, { deciders }: NoticeNames): Promise<readonly Uuid[]> {
  const { state } = await deciders.readable.load(representationDecider, insuredId);
  return currentTenures(state).map(({ agencyId }) => agencyId);
}

const DECISION_CODES = {
  PolicyApproved: 'POLICY.APPROVED',
  PolicyRejected: 'POLICY.REJECTED',
  PolicyEditsRejected: 'POLICY.EDITS_REJECTED',
} as const;
type DecisionType = keyof typeof DECISION_CODES;

/** Notifies the insured of the decision on its policy. */
async function onPolicyDecided(
  { type, data, meta }: RecordedEvent<DecisionType>,
  names: NoticeNames,
): Promise<readonly Notice[]> {
  const { policyId, agencyId } = data;
  const policy = await names.policy(policyId);
  if (!policy) return [];
  const subject = { kind: 'policy', id: policyId } as const;
  const params = { agency: await names.company(agencyId), policy: policy.name };
  const decided = notice(policy.insuredId, DECISION_CODES[type], 'insuredMyPolicies', params, subject);
  return [consequenceOf(meta.correlationId, subject, decided)];
}
