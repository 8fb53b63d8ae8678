import type { policiesView } from '@covertrail/contracts/policy/policy.views';
import { addDays, type CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { EXPIRING_WITHIN_DAYS } from '@covertrail/domain/status/expiry';
import type { FilterOf, WhereOf } from '@covertrail/platform/read-store/view-query';

/** The same policies that the agency's list shows under these words, so that a count and the list behind it agree. */
export const unverifiedPolicies = (agencyId: Uuid, today: CalendarDate): FilterOf<typeof policiesView> =>
  living(agencyId, today, { verification: { eq: 'unverified' }, expiresOn: { gte: today } });

export const expiringPolicies = (agencyId: Uuid, today: CalendarDate): FilterOf<typeof policiesView> =>
  living(agencyId, today, {
    verification: { eq: 'verified' },
    effectiveOn: { lte: today },
    expiresOn: { gte: today, lte: addDays(today, EXPIRING_WITHIN_DAYS) },
  });

const living = (
  agencyId: Uuid,
  today: CalendarDate,
  where: WhereOf<typeof policiesView>,
): FilterOf<typeof policiesView> => ({
  and: [
    { where: { agencyId: { eq: agencyId }, archived: { eq: false }, ...where } },
    { or: [{ where: { canceledFrom: { eq: null } } }, { where: { canceledFrom: { gt: today } } }] },
  ],
});
