import { addDays, type CalendarDate } from '@covertrail/domain/kernel/dates';
import { EXPIRING_WITHIN_DAYS } from '@covertrail/domain/policy/policy-status';
import type { PolicyStanding } from '@covertrail/domain/policy/policy.views';
import type { Condition, Filter } from '@covertrail/platform/read-store/read-store.port';

type Where = Readonly<Record<string, Condition>>;

/** A status as a predicate over what is stored, so that a list can be filtered by what only a date decides (DESIGN section 4). */
export function standingFilter(standing: PolicyStanding, today: CalendarDate): Filter {
  const soon = addDays(today, EXPIRING_WITHIN_DAYS);
  const uncanceled = (verification: Filter, where: Where): Filter => ({ and: [verification, { where: { ...where, canceledFrom: { eq: null } } }] });
  switch (standing) {
    case 'rejected': return since('rejected', today);
    case 'canceled': return { and: [accepted(today), { where: { canceledFrom: { lte: today } } }] };
    case 'expired': return { and: [accepted(today), { where: { expiresOn: { lt: today } } }, notCanceledBy(today)] };
    case 'pendingCancellation': return { and: [accepted(today), { where: { expiresOn: { gte: today }, canceledFrom: { gt: today } } }] };
    case 'unverified': return uncanceled(since('unverified', today), { expiresOn: { gte: today } });
    case 'notYetInForce': return uncanceled(verified(today), { effectiveOn: { gt: today } });
    case 'expiring': return uncanceled(verified(today), { effectiveOn: { lte: today }, expiresOn: { gte: today, lte: soon } });
    case 'verified': return uncanceled(verified(today), { effectiveOn: { lte: today }, expiresOn: { gt: soon } });
  }
}

/** What an edit from a later day on made of a policy is not so today. */
const since = (verification: 'unverified' | 'rejected', today: CalendarDate): Filter =>
  ({ where: { verification: { eq: verification }, unverifiedFrom: { lte: today } } });
const stillVerified = (today: CalendarDate): Filter => ({ where: { unverifiedFrom: { gt: today } } });
const verified = (today: CalendarDate): Filter => ({ or: [{ where: { verification: { eq: 'verified' } } }, stillVerified(today)] });
const accepted = (today: CalendarDate): Filter =>
  ({ or: [{ where: { verification: { in: ['verified', 'unverified'] } } }, stillVerified(today)] });

const notCanceledBy = (today: CalendarDate): Filter => ({
  or: [{ where: { canceledFrom: { eq: null } } }, { where: { canceledFrom: { gt: today } } }],
});
