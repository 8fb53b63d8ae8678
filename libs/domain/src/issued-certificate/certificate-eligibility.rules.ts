import type { CalendarDate } from '../kernel/dates.js';
import { isInForce, isVerified, policyAt } from '../policy/policy-on-day.js';
import type { AddedPolicy } from '../policy/policy.state.js';

/** Why a policy cannot be certified on a day [E03]. `notVerified`: no agent has approved it, or what was changed of it since. */
export const NOT_ELIGIBLE_BECAUSE = [
  'archived',
  'rejected',
  'canceled',
  'expired',
  'notYetInForce',
  'notVerified',
] as const;
export type NotEligibleBecause = (typeof NOT_ELIGIBLE_BECAUSE)[number];

/**
 * Null where a certificate may state the policy on that day: it is in force, and an agent has verified what it states of the day. Which
 * agency manages it is not decided here.
 */
export function notEligible(policy: AddedPolicy, day: CalendarDate): NotEligibleBecause | null {
  if (policy.archived) return 'archived';
  if (policyAt(policy, day)?.verification.value === 'rejected') return 'rejected';
  if (!isInForce(policy, day)) return notInForce(policy, day);
  return isVerified(policy, day) ? null : 'notVerified';
}

function notInForce(policy: AddedPolicy, day: CalendarDate): NotEligibleBecause {
  const { effectiveOn, expiresOn } = policyAt(policy, day)!.period.value;
  if (expiresOn <= day) return 'expired';
  return day < effectiveOn ? 'notYetInForce' : 'canceled';
}
