import { LAST_DAY, addDays, type CalendarDate } from '../kernel/dates.js';
import type { ProvidedPolicy } from '../insurance/coverage.js';
import { canceledOn } from './rules/presence.js';

/**
 * The first later day on which the same facts may give another result: a policy begins, ends or is canceled, or "ended today" is
 * no longer true; LAST_DAY when there is none. `changesOn`: the day on which the facts themselves change.
 */
export function holdsUntil(
  policies: readonly ProvidedPolicy[],
  day: CalendarDate,
  changesOn?: CalendarDate | null,
): CalendarDate {
  let first = changesOn && changesOn > day ? changesOn : LAST_DAY;
  for (const policy of policies) {
    const { effectiveOn, expiresOn } = policy.period.value;
    const canceled = canceledOn(policy);
    if (effectiveOn > day && effectiveOn < first) first = effectiveOn;
    if (expiresOn > day && expiresOn < first) first = expiresOn;
    if (canceled !== null && canceled > day && canceled < first) first = canceled;
    if (expiresOn === day && day < LAST_DAY) first = addDays(day, 1);
  }
  return first;
}
