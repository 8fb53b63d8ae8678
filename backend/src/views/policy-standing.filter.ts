import type { policiesView } from '@covertrail/contracts/policy/policy.views';
import { addDays, type CalendarDate } from '@covertrail/domain/kernel/dates';
import { EXPIRING_WITHIN_DAYS } from '@covertrail/domain/status/expiry';
import type { PolicyStatus } from '@covertrail/domain/policy/policy.contract';
import type { FilterOf, WhereOf } from '@covertrail/platform/read-store/view-query';

type PolicyFilter = FilterOf<typeof policiesView>;
type Where = WhereOf<typeof policiesView>;

const ACCEPTED = { in: ['verified', 'unverified'] } as const;

/** A status as a filter on what is stored, so that a list can be filtered by a status that depends on the date (reference: projections). */
export function standingFilter(standing: PolicyStatus, today: CalendarDate): PolicyFilter {
  if (standing === 'archived') return { where: { archived: { eq: true } } };
  return { and: [NOT_ARCHIVED, keptFilter(standing, today)] };
}

/** Lists leave archived policies out unless they are asked for. */
export const NOT_ARCHIVED: PolicyFilter = { where: { archived: { eq: false } } };

function keptFilter(standing: Exclude<PolicyStatus, 'archived'>, today: CalendarDate): PolicyFilter {
  const soon = addDays(today, EXPIRING_WITHIN_DAYS);
  const uncanceled = (where: Where): PolicyFilter => ({ where: { ...where, canceledFrom: { eq: null } } });
  switch (standing) {
    case 'rejected':
      return { where: { verification: { eq: 'rejected' } } };
    case 'canceled':
      return { where: { verification: ACCEPTED, canceledFrom: { lte: today } } };
    case 'expired':
      return { and: [{ where: { verification: ACCEPTED, expiresOn: { lt: today } } }, notCanceledBy(today)] };
    case 'pendingCancellation':
      return { where: { verification: ACCEPTED, expiresOn: { gte: today }, canceledFrom: { gt: today } } };
    case 'unverified':
      return uncanceled({ verification: { eq: 'unverified' }, expiresOn: { gte: today } });
    case 'notYetInForce':
      return uncanceled({ verification: { eq: 'verified' }, effectiveOn: { gt: today } });
    case 'expiring':
      return uncanceled({
        verification: { eq: 'verified' },
        effectiveOn: { lte: today },
        expiresOn: { gte: today, lte: soon },
      });
    case 'verified':
      return uncanceled({ verification: { eq: 'verified' }, effectiveOn: { lte: today }, expiresOn: { gt: soon } });
  }
}

/** Verified policies that have not ended, which an agent may verify again; with `days`, those whose verification is at least so old. */
export const verifiableFilter = (today: CalendarDate, days?: number): PolicyFilter => ({
  and: [
    NOT_ARCHIVED,
    notCanceledBy(today),
    {
      where: {
        verification: { eq: 'verified' },
        expiresOn: { gte: today },
        ...(days === undefined ? {} : { verifiedOn: { lte: addDays(today, -days) } }),
      },
    },
  ],
});

const notCanceledBy = (today: CalendarDate): PolicyFilter => ({
  or: [{ where: { canceledFrom: { eq: null } } }, { where: { canceledFrom: { gt: today } } }],
});
