import type { NotificationSubject } from '@covertrail/domain/notification/notification.contract';
import { statusOfOutcome } from '@covertrail/domain/status/status-of-outcome';
import { correctedSpansText } from '@covertrail/wording/correction/correction-words';
import type { RecordedEvent } from '@covertrail/platform/engine/define-projection';
import { defineNotices } from '#notices/define-notices';
import { notice, type Notice } from '#notices/notice';
import type { NoticeNames } from '#notices/notice-names.reader';

export const correctionNotices = defineNotices({
  VerdictsCorrected: onVerdictsCorrected,
  CorrectionNoticeSent: onCorrectionNoticeSent,
});

const subjectOf = ({
  correctionId,
  trackingId,
}: RecordedEvent<'VerdictsCorrected' | 'CorrectionNoticeSent'>['data']): NotificationSubject => ({
  kind: 'correction',
  id: correctionId,
  trackingId,
});

type Status = ReturnType<typeof statusOfOutcome> | null;
const statusOf = (outcome: Parameters<typeof statusOfOutcome>[0] | null): Status => outcome && statusOfOutcome(outcome);

/** Notifies the requester of past days on which the status was another one than its pages showed. */
async function onVerdictsCorrected(
  { data }: RecordedEvent<'VerdictsCorrected'>,
  names: NoticeNames,
): Promise<readonly Notice[]> {
  const { requesterId, insuredId, projectId } = data;
  const spans = data.spans.filter(({ before, after }) => statusOf(before) !== statusOf(after));
  if (spans.length === 0) return [];
  const params = {
    supplier: await names.company(insuredId),
    project: await names.project(projectId),
    corrected: correctedSpansText(spans),
  };
  return [notice(requesterId, 'CORRECTION.RECORDED', 'requesterDashboard', params, subjectOf(data))];
}

/** Notifies those again who were notified of what is not true. */
async function onCorrectionNoticeSent(
  { data }: RecordedEvent<'CorrectionNoticeSent'>,
  names: NoticeNames,
): Promise<readonly Notice[]> {
  const { requesterId, insuredId, projectId, companyIds } = data;
  const params = {
    requester: await names.company(requesterId),
    insured: await names.company(insuredId),
    project: await names.project(projectId),
    corrected: correctedSpansText(data.spans),
  };
  return companyIds.map((companyId) =>
    notice(
      companyId,
      'CORRECTION.NOTICE',
      companyId === insuredId ? 'insuredMyPolicies' : 'agentClient',
      params,
      subjectOf(data),
    ),
  );
}
