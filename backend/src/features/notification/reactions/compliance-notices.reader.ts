import type { Outcome } from '@covertrail/domain/compliance/finding';
import { displayOf } from '@covertrail/wording/status-display/status-display';
import { statusOfOutcome } from '@covertrail/domain/status/status-of-outcome';
import type { RecordedEvent } from '@covertrail/platform/engine/define-projection';
import { notice, type Notice } from './notice.rules.js';
import type { NoticeNames } from './notice-names.reader.js';

/** Notifies requester and insured when the status on their pages changes. A first assessment changes nothing. */
export async function onComplianceAssessed({ data }: RecordedEvent<'ComplianceAssessed'>, names: NoticeNames): Promise<readonly Notice[]> {
  const { trackingId, requesterId, insuredId, projectId, before, after } = data;
  if (before === null || statusOfOutcome(before) === statusOfOutcome(after)) return [];
  const [requester, insured] = [await names.company(requesterId), await names.company(insuredId)];
  const change = { project: await names.project(projectId), before: wordOf(before), after: wordOf(after) };
  const subject = { kind: 'tracking', id: trackingId } as const;
  return [
    notice(requesterId, 'COMPLIANCE.CHANGED', 'requesterDashboard', { ...change, insured }, subject),
    notice(insuredId, 'COMPLIANCE.CHANGED_FOR_YOU', 'insuredMyPolicies', { ...change, requester }, subject),
  ];
}

/** A supplier that has shared nothing needs no review, because nothing is known of it. */
const wordOf = (outcome: Outcome): string => (outcome === 'unknown' ? 'Not Known Yet' : wordOfStatus(outcome));
const wordOfStatus = (outcome: Outcome): string => displayOf('trackedSuppliers', statusOfOutcome(outcome)).full;
