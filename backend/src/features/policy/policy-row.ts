import type { PolicyDocument } from '@covertrail/contracts/policy/policy.views';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import { policyStatus } from '@covertrail/domain/policy/policy-status';
import type { PolicyRow } from '@covertrail/contracts/policy/policy.replies';

/** A policy as a list shows it on a day, to someone who may see it whole. */
export function policyRow(record: PolicyDocument, insuredName: string, today: CalendarDate): PolicyRow {
  const { id, insuredId, policyNumber, carrierName, effectiveOn, expiresOn, verification, canceledFrom, line, timelines } = record;
  const standing = policyStatus(timelines, today);
  return { id, insuredId, insuredName, line, policyNumber, carrierName, effectiveOn, expiresOn, verification, canceledFrom, standing };
}
