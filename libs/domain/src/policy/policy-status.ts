import type { PolicyStanding } from './policy.contract.js';
import { addDays, type CalendarDate } from '../kernel/dates.js';
import { policyAt } from './policy-on-day.js';
import type { AddedPolicy } from './policy.state.js';

/** Spec 2 section 9. */
export const EXPIRING_WITHIN_DAYS = 30;

/**
 * The one status of a policy that a list shows. The worst news comes first; an unverified policy is told so even when it
 * has not begun or will soon end, because until an agent approves it, it counts for nothing. On the day of its expiration
 * it is still `expiring`: the specification's label for that day stands (DESIGN section 5).
 */
export function policyStatus(state: AddedPolicy, today: CalendarDate): PolicyStanding {
  const policy = policyAt(state, today);
  if (policy === undefined || policy.verification.value === 'rejected') return 'rejected';
  const { effectiveOn, expiresOn } = policy.period.value;
  if (policy.standing.value.status === 'canceled') return 'canceled';
  if (expiresOn < today) return 'expired';
  if (state.standing.some(({ from, value }) => from > today && value.status === 'canceled')) return 'pendingCancellation';
  if (policy.verification.value === 'unverified') return 'unverified';
  if (today < effectiveOn) return 'notYetInForce';
  if (expiresOn <= addDays(today, EXPIRING_WITHIN_DAYS)) return 'expiring';
  return 'verified';
}
