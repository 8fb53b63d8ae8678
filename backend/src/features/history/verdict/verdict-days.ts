import type { Verdict } from '@covertrail/contracts/history/history.replies';
import { LAST_DAY, type CalendarDate } from '@covertrail/domain/kernel/dates';
import type { LoadedInputs } from '#assessment-inputs/assessment-inputs.loader';
import type { LoadedHistory } from '../loaded-history/loaded-history.js';
import { holdsBecause } from './verdict-holds.js';

type Days = Pick<Verdict, 'holdsUntil' | 'nextExpiry' | 'from' | 'to'>;

/**
 * The days of a verdict as its reader may know them, and what ends it. Where another agency's policies are among those that it rests on,
 * only days that something else explains: the others are days of those policies.
 */
export function daysShown(
  days: Days,
  inputs: LoadedInputs,
  { others, start }: Pick<LoadedHistory, 'others' | 'start'>,
): Days & Pick<Verdict, 'holdsBecause'> {
  if (others.isEmpty) return { ...days, holdsBecause: holdsBecause(inputs, days.holdsUntil) };
  const own = { ...inputs, policies: new Map([...inputs.policies].filter(([id]) => !others.has(id))) };
  const explained = (day: CalendarDate | null): CalendarDate | null =>
    day === LAST_DAY || day === start || holdsBecause(own, day) !== null ? day : null;
  return {
    holdsUntil: explained(days.holdsUntil),
    nextExpiry: explained(days.nextExpiry),
    from: explained(days.from),
    to: explained(days.to),
    holdsBecause: holdsBecause(own, days.holdsUntil),
  };
}
