import type { ExportOfSystemDto } from '@covertrail/contracts/agency-import/agency-import.inputs';
import { dayInZone } from '@covertrail/domain/kernel/dates';
import type { Clock } from '@covertrail/platform/clock/clock';
import type { Actor } from '#auth/actor';
import { Problem } from '#http/problem';

/** Throws 400 for an export of a day that is yet to come where the actor is. */
export function holdToPast(
  { timeZone }: Pick<Actor, 'timeZone'>,
  { asOf }: Pick<ExportOfSystemDto, 'asOf'>,
  clock: Clock,
): void {
  if (asOf > dayInZone(clock.now(), timeZone))
    throw new Problem('HTTP.BAD_INPUT', {
      errors: { asOf: 'Please enter the day of the export, today at the latest.' },
    });
}
