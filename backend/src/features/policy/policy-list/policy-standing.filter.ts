import { addDays, type CalendarDate } from '@covertrail/domain/kernel/dates';
import { EXPIRING_WITHIN_DAYS } from '@covertrail/domain/policy/policy-status';
import type { PolicyStanding } from '@covertrail/domain/policy/policy.views';
import type { Condition, Filter } from '@covertrail/platform/read-store/read-store.port';

type Where = Readonly<Record<string, Condition>>;

const notCanceled = (today: CalendarDate): Filter => ({ or: [{ where: { canceledFrom: { eq: null } } }, { where: { canceledFrom: { gt: today } } }] });

/** A status as a predicate over what is stored, so that a list can be filtered by what only a date decides (DESIGN section 4). */
export function standingFilter(standing: PolicyStanding, today: CalendarDate): Filter {
  const soon = addDays(today, EXPIRING_WITHIN_DAYS);
  const alive = (where: Where): Filter => ({ and: [{ where }, notCanceled(today)] });
  switch (standing) {
    case 'rejected': return { where: { verification: { eq: 'rejected' } } };
    case 'canceled': return { where: { verification: { in: ['verified', 'unverified'] }, canceledFrom: { lte: today } } };
    case 'pendingCancellation': return { where: { verification: { in: ['verified', 'unverified'] }, canceledFrom: { gt: today } } };
    case 'expired': return alive({ verification: { in: ['verified', 'unverified'] }, expiresOn: { lt: today } });
    case 'unverified': return alive({ verification: { eq: 'unverified' }, expiresOn: { gte: today } });
    case 'notYetInForce': return alive({ verification: { eq: 'verified' }, effectiveOn: { gt: today } });
    case 'expiring': return alive({ verification: { eq: 'verified' }, effectiveOn: { lte: today }, expiresOn: { gte: today, lte: soon } });
    case 'verified': return alive({ verification: { eq: 'verified' }, effectiveOn: { lte: today }, expiresOn: { gt: soon } });
  }
}
