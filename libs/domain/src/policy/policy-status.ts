import type { PolicyStatus } from './policy.contract.js';
import { addDays, type CalendarDate } from '../kernel/dates.js';
import { EXPIRING_WITHIN_DAYS } from '../status/expiry.js';
import { knownAt } from './policy-on-day.js';
import type { AddedPolicy, PolicyTimelines } from './policy.state.js';

/** What decides the status. */
type Shown = Pick<PolicyTimelines, 'period' | 'standing' | 'verification'> & Pick<AddedPolicy, 'archived'>;

/**
 * The one status of a policy that a list shows. The worst status comes first; an unverified policy shows as such even when it
 * has not begun or will soon end, because until an agent approves it, it does not count. On the day of its expiration
 * it is still `expiring`: the label for that day stands (reference: insurance days).
 */
export function policyStatus(policy: Shown, today: CalendarDate): PolicyStatus {
  if (policy.archived) return 'archived';
  const verification = knownAt(policy.verification, today).value;
  if (verification === 'rejected') return 'rejected';
  const { effectiveOn, expiresOn } = knownAt(policy.period, today).value;
  if (knownAt(policy.standing, today).value.status === 'canceled') return 'canceled';
  if (expiresOn < today) return 'expired';
  if (policy.standing.some(({ from, value }) => from > today && value.status === 'canceled'))
    return 'pendingCancellation';
  if (verification === 'unverified') return 'unverified';
  if (today < effectiveOn) return 'notYetInForce';
  if (expiresOn <= addDays(today, EXPIRING_WITHIN_DAYS)) return 'expiring';
  return 'verified';
}
