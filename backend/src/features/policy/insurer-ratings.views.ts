import type { InsurerRatings } from '@covertrail/contracts/policy/policy.replies';
import { ratingAt, type CarrierState } from '@covertrail/domain/carrier/carrier.decider';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';

/** The ratings of an insurer on the first day of a policy and today. */
export function insurerRatings(carrier: CarrierState, start: CalendarDate, today: CalendarDate): InsurerRatings {
  const { rating: currentRating, since: currentSince } = ratingAt(carrier, today);
  return { ratingAtStart: ratingAt(carrier, start).rating, currentRating, currentSince };
}
