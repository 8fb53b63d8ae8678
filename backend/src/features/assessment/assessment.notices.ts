import { isExcepted } from '@covertrail/domain/compliance/excepted';
import { statusChangeOf } from '@covertrail/domain/assessment/status-change.rules';
import { outcomeWord } from '@covertrail/wording/status-display/outcome-word';
import type { RecordedEvent } from '@covertrail/platform/engine/define-projection';
import { defineNotices } from '#notices/define-notices';
import { notice, type Notice } from '#notices/notice';
import type { NoticeNames } from '#notices/notice-names.reader';

export const assessmentNotices = defineNotices({
  ComplianceAssessed: onComplianceAssessed,
});

/** Notifies requester and insured when the status on their pages changes. A first assessment changes nothing. */
async function onComplianceAssessed(
  { data }: RecordedEvent<'ComplianceAssessed'>,
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
  return [
    notice(requesterId, 'COMPLIANCE.CHANGED', 'requesterDashboard', { ...change, insured }, subject),
    notice(insuredId, 'COMPLIANCE.CHANGED_FOR_YOU', 'insuredMyPolicies', { ...change, requester }, subject),
  ];
}
