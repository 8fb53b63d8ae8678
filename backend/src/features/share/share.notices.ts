import { policyDecider } from '@covertrail/domain/policy/policy.decider';
import { shareDecider } from '@covertrail/domain/share/share.decider';
import { LINE_NAMES } from '@covertrail/wording/insurance/labels';
import type { RecordedEvent } from '@covertrail/platform/engine/define-projection';
import { defineNotices } from '#notices/define-notices';
import { consequenceOf, notice, type Notice } from '#notices/notice';
import type { NoticeNames } from '#notices/notice-names.reader';
import { supplierSubject, wholeSupplier } from '#notices/supplier-subject.rules';
import { heldChanges, heldChangesText } from './holders/held-changes.rules.js';

export const shareNotices = defineNotices({
  PoliciesShared: onPoliciesShared,
  SharedPolicyIssuedAgain: onIssuedAgain,
});

/** The notification of an answer also covers the policies that were shared with it. */
async function onPoliciesShared(
  { data, meta }: RecordedEvent<'PoliciesShared'>,
  names: NoticeNames,
): Promise<readonly Notice[]> {
  const { requesterId, insuredId, projectId, requestId, policyIds } = data;
  if (requestId) return [];
  const params = {
    insured: await names.company(insuredId),
    project: await names.project(projectId),
    policies: String(policyIds.length),
  };
  const shared = notice(
    requesterId,
    'POLICIES.SHARED',
    'requesterDashboard',
    params,
    supplierSubject({ requesterId, projectId, insuredId }),
  );
  return [consequenceOf(meta.correlationId, wholeSupplier(insuredId, params.insured), shared)];
}

/** It says the first things that changed; the mail says them all [D12]. */
async function onIssuedAgain(
  {
    data: { shareId, policyId, requesterId, insuredId, since, upTo, beside = [] },
    meta,
  }: RecordedEvent<'SharedPolicyIssuedAgain'>,
  names: NoticeNames,
): Promise<readonly Notice[]> {
  const { state: share } = await names.deciders.load(shareDecider, shareId);
  const { state: before } = await names.deciders.loadAt(policyDecider, policyId, since);
  const { state: policy } = await names.deciders.loadAt(policyDecider, policyId, upTo);
  if (!share || !policy) return [];
  const changed = before && heldChanges(before, policy, meta.recordedAt.slice(0, 10));
  const { projectId } = share.shared;
  const params = {
    insured: await names.company(insuredId),
    project: await names.project(projectId),
    policy: LINE_NAMES[policy.line],
    changes: heldChangesText(changed, beside),
  };
  const subject = supplierSubject({ requesterId, projectId, insuredId });
  return [notice(requesterId, 'POLICIES.ISSUED_AGAIN', 'requesterDashboard', params, subject)];
}
