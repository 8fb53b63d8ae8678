import type { ReminderStage } from '@covertrail/domain/renewal-reminder/renewal-reminder.contract';

/** In how many days the cover ends at most; null where it is over. */
export const DAYS_LEFT: Readonly<Record<ReminderStage, number | null>> = {
  within90: 90,
  within60: 60,
  within30: 30,
  pastDue: null,
};
