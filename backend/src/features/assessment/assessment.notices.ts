import { isExcepted } from '@covertrail/domain/compliance/excepted';
import { actOf, statusChangeOf } from '@covertrail/domain/assessment/status-change.rules';
import type { ComplianceAssessed } from '@covertrail/domain/assessment/assessment.contract';
import type { NotificationSubject } from '@covertrail/domain/notification/notification.contract';
import { outcomeWord } from '@covertrail/wording/status-display/outcome-word';
import type { RecordedEvent } from '@covertrail/platform/engine/define-projection';
import { defineNotices } from '#notices/define-notices';
import { consequenceOf, notice, type Notice } from '#notices/notice';
import type { NoticeNames } from '#notices/notice-names.reader';
import { wholeSupplier } from '#notices/supplier-subject.rules';

export const assessmentNotices = defineNotices({
  ComplianceAssessed: onComplianceAssessed,
});

/**
 * Notifies requester and insured when the status on their pages changes, each once of all that one act changed. A first assessment changes
 * nothing.
 */
async function onComplianceAssessed(
  { id, data }: RecordedEvent<'ComplianceAssessed'>,
  names: NoticeNames,
): Promise<readonly Notice[]> {
  const { trackingId, requesterId, insuredId, projectId } = data;
  const changed = statusChangeOf(data);
  if (changed === null) return [];
  const [requester, insured] = [await names.company(requesterId), await names.company(insuredId)];
  const change = {
    project: await names.project(projectId),
    before: outcomeWord(changed.before, data.beforeByException),
    after: outcomeWord(changed.after, data.findings.some(isExcepted)),
  };
  const subject = { kind: 'tracking', id: trackingId } as const;
  const act = actOf(data.cause) ?? id;
  return [
    consequenceOf(
      act,
      wholeSupplier(insuredId, insured),
      notice(requesterId, 'COMPLIANCE.CHANGED', 'requesterDashboard', { ...change, insured }, subject),
    ),
    consequenceOf(
      act,
      policyOf(data.cause),
      notice(insuredId, 'COMPLIANCE.CHANGED_FOR_YOU', 'insuredMyPolicies', { ...change, requester }, subject),
    ),
  ];
}

/** The policy that changed. */
const policyOf = (cause: ComplianceAssessed['data']['cause']): NotificationSubject | undefined =>
  cause.kind === 'event' && cause.policyId !== undefined ? { kind: 'policy', id: cause.policyId } : undefined;
