import type { CalendarDate } from '../kernel/dates.js';
import type { Uuid } from '../kernel/event.js';
import type { ExceptionDecided } from './exception.contract.js';

/** A decision, the event that recorded it, and its withdrawal. */
export type DecidedException = ExceptionDecided['data'] & {
  readonly event: Uuid;
  /** The first day on which it no longer holds because it was withdrawn. */
  readonly withdrawnOn: CalendarDate | null;
  /** The event that withdrew it. */
  readonly withdrawnBy: Uuid | null;
};

/** All that was decided for one supplier, one project or one template, in the order in which it was recorded. */
export type ExceptionsState = readonly DecidedException[];

/** The first day on which a decision no longer holds; null when there is none. */
export function endOf({
  lapsesOn,
  withdrawnOn,
}: Pick<DecidedException, 'lapsesOn' | 'withdrawnOn'>): CalendarDate | null {
  if (lapsesOn === null || withdrawnOn === null) return withdrawnOn ?? lapsesOn;
  return withdrawnOn < lapsesOn ? withdrawnOn : lapsesOn;
}

/** True for a decision that would hold on a day, had it not been withdrawn. */
export const isWithdrawnOn = (decidedException: DecidedException, day: CalendarDate): boolean =>
  !holdsOn(decidedException, day) && holdsOn({ ...decidedException, withdrawnOn: null }, day);

/** A decision holds on `[effectiveFrom, end)`. */
export function holdsOn(
  decision: Pick<DecidedException, 'effectiveFrom' | 'lapsesOn' | 'withdrawnOn'>,
  day: CalendarDate,
): boolean {
  const end = endOf(decision);
  return decision.effectiveFrom <= day && (end === null || day < end);
}
