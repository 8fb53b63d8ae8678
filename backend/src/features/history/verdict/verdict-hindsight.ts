import type { ComplianceAssessed } from '@covertrail/domain/assessment/assessment.contract';
import type { Outcome } from '@covertrail/domain/compliance/finding';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Recorded } from '@covertrail/domain/kernel/event';
import { lastMomentOf } from '@covertrail/domain/kernel/zoned-day';
import { assessUncited } from '@covertrail/domain/tracking/tracking.rules';
import type { LoadedHistory } from '../loaded-history/loaded-history.js';
import { isAssessed } from '../entries/history-turning-points.js';

/** What was announced by the end of a day, and the event that shows that it was wrong. */
export interface Difference {
  readonly outcome: Outcome;
  readonly reason: Recorded;
}

/**
 * Undefined when nothing was announced by then, or when the announcement is still right by `events`, which is everything known.
 * The reason is the event after which that day was assessed as it is now; when only the announcement was late, it is the
 * announcement.
 */
export async function differenceOn(
  day: CalendarDate,
  outcome: Outcome,
  history: LoadedHistory,
  events: readonly Recorded[],
): Promise<Difference | undefined> {
  const end = lastMomentOf(day, history.timeZone);
  const then = events.filter(isAnnouncement).findLast(({ meta }) => meta.recordedAt <= end);
  const announced = then && outcomeIn(then);
  if (!announced || announced === outcome) return undefined;
  const later = events.filter(({ meta }) => meta.recordedAt > end);
  const late = later.find((event) => isAnnouncement(event) && outcomeIn(event) === outcome);
  const reason = (await newsOf(day, outcome, history, later)) ?? late;
  return reason && { outcome: announced, reason };
}

/** The first of the later events after which the day is always assessed as it is now. */
async function newsOf(
  day: CalendarDate,
  outcome: Outcome,
  history: LoadedHistory,
  later: readonly Recorded[],
): Promise<Recorded | undefined> {
  for (const event of later.filter(isAssessed).reverse()) {
    const before = await history.inputsAt(positionBefore(event, history));
    if ((before && assessUncited(before, day)?.outcome) !== outcome) return event;
  }
  return undefined;
}

function positionBefore(event: Recorded, { events }: LoadedHistory): string {
  return events.findLast(({ position }) => position < event.position)?.position ?? '';
}

const isAnnouncement = ({ type }: Recorded): boolean => type === 'ComplianceAssessed';
const outcomeIn = ({ data }: Recorded): Outcome => (data as ComplianceAssessed['data']).after;
