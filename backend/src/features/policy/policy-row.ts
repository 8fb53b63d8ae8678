import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { policyStatus } from '@covertrail/domain/policy/policy-status';
import type { AddedPolicy, Verification } from '@covertrail/domain/policy/policy.state';
import type { PolicyRow } from '@covertrail/contracts/policy/policy.replies';

/** The `policies` document as queries read it. */
export interface PolicyRecord {
  readonly id: Uuid;
  readonly insuredId: Uuid;
  readonly agencyId: Uuid | null;
  readonly policyNumber: string;
  readonly carrierName: string;
  readonly effectiveOn: CalendarDate;
  readonly expiresOn: CalendarDate;
  readonly verification: Verification;
  readonly canceledFrom: CalendarDate | null;
  readonly state: AddedPolicy;
  readonly revision: number;
}

/** A policy as a list shows it on a day, to somebody who may see it whole. */
export function policyRow(record: PolicyRecord, insuredName: string, today: CalendarDate): PolicyRow {
  const { id, insuredId, policyNumber, carrierName, effectiveOn, expiresOn, verification, canceledFrom, state } = record;
  const standing = policyStatus(state, today);
  return { id, insuredId, insuredName, line: state.line, policyNumber, carrierName, effectiveOn, expiresOn, verification, canceledFrom, standing };
}
