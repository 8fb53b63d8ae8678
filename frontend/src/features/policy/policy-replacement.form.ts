import { addYears, type CalendarDate } from '@covertrail/domain/kernel/dates';
import type { ReplacedUpon } from '@covertrail/domain/policy/policy.contract';
import type { PolicyDetails } from '@covertrail/contracts/policy/policy.replies';
import { valuesOf, type PolicyValues } from './policy-values.form.js';

/** What the next policy takes over: all terms, for a year from the day on which it takes the place of the old one. */
export function nextValues(
  { line, terms, effectiveOn, expiresOn }: PolicyDetails,
  upon: ReplacedUpon,
  today: CalendarDate,
): PolicyValues {
  const within = effectiveOn <= today && today < expiresOn;
  const begins = upon === 'expiration' ? expiresOn : within ? today : effectiveOn;
  return { ...valuesOf(line, terms), effectiveOn: begins, expiresOn: addYears(begins, 1) };
}
