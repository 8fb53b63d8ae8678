import { dayInZone, type CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Instant } from '@covertrail/domain/kernel/event';
import { offsetAt } from '@covertrail/domain/kernel/zoned-day';

const BROWSERS = Intl.DateTimeFormat().resolvedOptions().timeZone;

let shown = BROWSERS;

/**
 * From now on every moment of the page is shown in this time zone, an IANA name: of the person, else of the company [I01]. Null, and a name that
 * this browser does not know: in that of the browser. Calendar dates have no zone and stay.
 */
export function showMomentsIn(timeZone: string | null): void {
  shown = timeZone !== null && isKnown(timeZone) ? timeZone : BROWSERS;
}

function isKnown(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone });
    return true;
  } catch {
    return false;
  }
}

/** Words for a moment in the zone that is shown, made anew when that changes. */
export function inShownZone(options: Intl.DateTimeFormatOptions): (instant: Instant) => string {
  let made: { readonly zone: string; readonly format: Intl.DateTimeFormat } | null = null;
  return (instant) => {
    if (made?.zone !== shown)
      made = { zone: shown, format: new Intl.DateTimeFormat('en-US', { ...options, timeZone: shown }) };
    return made.format.format(new Date(instant));
  };
}

/** The day of a moment in the zone that is shown. */
export const shownDay = (instant: Instant): CalendarDate => dayInZone(instant, shown);

/** How far the clocks of the zone that is shown are ahead of UTC, in milliseconds. */
export const shownOffset = (instant: Instant): number => offsetAt(Date.parse(instant), shown);
