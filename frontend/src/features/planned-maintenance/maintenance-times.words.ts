import type { Instant } from '@covertrail/domain/kernel/event';
import { inShownZone, shownOffset } from '#shared/format/shown-zone';

const MINUTE = 60_000;
const HALF_HOUR = 30 * MINUTE;
const WITH_ZONE = inShownZone({
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** `Saturday, December 5 at 3:10 AM MST` in the time zone of the reader. */
export const momentWithZone = (instant: Instant): string => WITH_ZONE(instant);

/** The next half hour of the reader's clock, the moment itself where it is one [A13]. */
export function upToHalfHour(instant: Instant): Instant {
  const offset = shownOffset(instant);
  return new Date(Math.ceil((Date.parse(instant) + offset) / HALF_HOUR) * HALF_HOUR - offset).toISOString();
}

/** `in 2 hours`, `in 20 minutes`. */
export function untilText(from: Instant, at: Instant): string {
  const minutes = Math.max(1, Math.round((Date.parse(from) - Date.parse(at)) / MINUTE));
  const [count, unit] = minutes < 90 ? [minutes, 'minute'] : [Math.round(minutes / 60), 'hour'];
  return `in ${count} ${unit}${count === 1 ? '' : 's'}`;
}
