import type { policiesView } from '@covertrail/contracts/policy/policy.views';
import { addDays, type CalendarDate } from '@covertrail/domain/kernel/dates';
import { EXPIRING_WITHIN_DAYS } from '@covertrail/domain/status/expiry';
import type { FilterOf, WhereOf } from '@covertrail/platform/read-store/view-query';

type Policies = FilterOf<typeof policiesView>;

/**
 * The same policies that the agency's list shows under these words, so that a count and the list behind it agree. `usable` are the
 * policies of the agency (`usableBy`).
 */
export const unverifiedPolicies = (usable: Policies, today: CalendarDate): Policies =>
  living(usable, today, { verification: { eq: 'unverified' }, expiresOn: { gte: today } });

export const expiringPolicies = (usable: Policies, today: CalendarDate): Policies =>
  living(usable, today, {
    verification: { eq: 'verified' },
    effectiveOn: { lte: today },
    expiresOn: { gte: today, lte: addDays(today, EXPIRING_WITHIN_DAYS) },
  });

const living = (usable: Policies, today: CalendarDate, where: WhereOf<typeof policiesView>): Policies => ({
  and: [
    usable,
    { where: { archived: { eq: false }, ...where } },
    { or: [{ where: { canceledFrom: { eq: null } } }, { where: { canceledFrom: { gt: today } } }] },
  ],
});
