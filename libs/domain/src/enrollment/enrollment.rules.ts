import { PLANS } from '../fields/plans.js';
import { addDays, addMonths, laterOf, type CalendarDate } from '../kernel/dates.js';
import type { Status } from '../status/status.js';
import type { EnrollmentFacts } from './enrollment.contract.js';

/** An enrollment can be paid again when no more than so many days of it are left. */
const RENEWABLE_DAYS = 30;

/** Whether an insured can enroll in the program of a requester on a day, and if not, why [F08]. */
export type Eligibility = 'eligible' | 'notOffered' | 'notTracked' | 'enrolled';

/** `until`: the day on which the paid term ends; null where nothing was ever paid. */
export function eligibilityOn(on: CalendarDate, until: CalendarDate | null, facts: EnrollmentFacts): Eligibility {
  if (until !== null && addDays(on, RENEWABLE_DAYS) < until) return 'enrolled';
  if (facts.fee === null) return 'notOffered';
  return facts.isTracked ? 'eligible' : 'notTracked';
}

/** The term that a payment on a day buys: it follows one that still runs. `until` is the first day after it. */
export function termPaidOn(
  on: CalendarDate,
  until: CalendarDate | null,
): { readonly from: CalendarDate; readonly until: CalendarDate } {
  const from = until === null ? on : laterOf(on, until);
  return { from, until: addMonths(from, PLANS.vendorProgram.months) };
}

/** How far an enrollment is on a day, as a status of the company; `upgrade`: nothing was begun. */
export type EnrollmentStatus = Extract<
  Status,
  'upgrade' | 'awaitingEnrollmentFees' | 'active' | 'expiring' | 'expired'
>;

/** `isAwaited`: a payment was begun that neither came nor failed. */
export function enrollmentStatusOn(
  on: CalendarDate,
  { until, isAwaited }: { readonly until: CalendarDate | null; readonly isAwaited: boolean },
): EnrollmentStatus {
  if (until !== null && on < until) return addDays(on, RENEWABLE_DAYS) < until ? 'active' : 'expiring';
  if (isAwaited) return 'awaitingEnrollmentFees';
  return until === null ? 'upgrade' : 'expired';
}
