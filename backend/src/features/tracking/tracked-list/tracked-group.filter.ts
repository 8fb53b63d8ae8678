import type { trackedSuppliersView } from '@covertrail/contracts/tracking/tracking.views';
import type { TrackedGroup } from '@covertrail/contracts/tracking/tracking.inputs';
import { addDays, type CalendarDate } from '@covertrail/domain/kernel/dates';
import type { FilterOf } from '@covertrail/platform/read-store/view-query';
import { drillDownsOf } from '@covertrail/domain/status/status-codes';
import { EXPIRING_WITHIN_DAYS } from '@covertrail/domain/status/expiry';

type Filter = FilterOf<typeof trackedSuppliersView>;

/** A group of the dashboard as a predicate: dates decide what is expiring, not a stored word. What is set aside is in no other group. */
export const trackedGroupFilter = (group: TrackedGroup, today: CalendarDate): Filter =>
  group === 'inactive'
    ? { where: { active: { eq: false } } }
    : { and: [{ where: { active: { eq: true } } }, activeGroupFilter(group, today)] };

/** The rows of the drill-downs that codes name: of any of them. */
export const statusCodesFilter = (codes: string, today: CalendarDate): Filter => ({
  or: drillDownsOf(codes.split(',').map(Number)).map((drillDown) => trackedGroupFilter(drillDown, today)),
});

function activeGroupFilter(group: Exclude<TrackedGroup, 'inactive'>, today: CalendarDate): Filter {
  const within = (days: number): Filter => ({
    where: { outcome: { eq: 'pass' }, coverEndsOn: { gt: today, lte: addDays(today, days) } },
  });
  switch (group) {
    case 'compliant':
      return { where: { outcome: { eq: 'pass' } } };
    case 'nonCompliant':
      return { where: { answered: { eq: true }, outcome: { eq: 'fail' } } };
    case 'review':
      return { where: { answered: { eq: true }, outcome: { eq: 'review' } } };
    case 'unknown':
      return { where: { answered: { eq: true }, outcome: { in: ['unknown', null] } } };
    case 'notAnswered':
      return { where: { answered: { eq: false }, outcome: { in: ['fail', 'review', 'unknown', null] } } };
    case 'expiring30':
      return within(30);
    case 'expiring60':
      return within(60);
    case 'expiring90':
      return within(90);
    case 'expired':
      return { where: { coverEndsOn: { lte: today } } };
    case 'excepted':
      return { where: { outcome: { eq: 'pass' }, outcomeWithout: { in: ['fail', 'review', 'unknown'] } } };
    case 'exceptionsLapsing':
      return { where: { exceptionsLapseOn: { gt: today, lte: addDays(today, EXPIRING_WITHIN_DAYS) } } };
    case 'reviewsWaiting':
      return { where: { review: { eq: 'pending' } } };
    case 'awaitingResponse':
      return { where: { asked: { eq: 'requested' } } };
  }
}
