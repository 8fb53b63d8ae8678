import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { policyStatus } from '@covertrail/domain/policy/policy-status';
import type { AddedPolicy } from '@covertrail/domain/policy/policy.state';
import type { RespondChoice } from '@covertrail/contracts/request/request.replies';

/** The `policies` document as the respond wizard reads it. */
export interface PolicyRecord {
  readonly id: Uuid;
  readonly policyNumber: string;
  readonly carrierName: string;
  readonly effectiveOn: CalendarDate;
  readonly expiresOn: CalendarDate;
  readonly state: AddedPolicy;
}

/** A policy as the wizard offers it on a day (spec 2 section 8). */
export function respondChoice({ id, policyNumber, carrierName, effectiveOn, expiresOn, state }: PolicyRecord, today: CalendarDate): RespondChoice {
  return { policyId: id, line: state.line, policyNumber, carrierName, effectiveOn, expiresOn, unavailable: whyUnavailable(state, today) };
}

/** Cover ends on the day of expiration, also while a list still calls that day `expiring`. */
function whyUnavailable(policy: AddedPolicy, today: CalendarDate): RespondChoice['unavailable'] {
  const status = policyStatus(policy, today);
  if (status === 'canceled' || status === 'rejected' || status === 'unverified' || status === 'notYetInForce' || status === 'expired') return status;
  return (policy.period.at(-1)?.value.expiresOn ?? today) <= today ? 'expired' : null;
}
