import type { CertifiablePolicy, NotEligibleBecause } from '../issued-certificate/certificate-content.contract.js';
import type { CalendarDate } from '../kernel/dates.js';
import { isInForce, isVerified, policyAt, termsAt } from './policy-on-day.js';
import type { AddedPolicy } from './policy.state.js';

/** A policy as a certificate of a day would state it, and why none may [E03]. */
export const certifiableOn = (policy: AddedPolicy, day: CalendarDate): CertifiablePolicy => ({
  certified: { policyId: policy.policyId, line: policy.line, terms: termsAt(policy, day) },
  because: notEligible(policy, day),
});

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
