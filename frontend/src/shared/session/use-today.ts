import { useState } from 'react';
import { dayInZone, type CalendarDate } from '@covertrail/domain/kernel/dates';
import { useSession } from './use-session.js';

/** Today in the time zone of the reader's company, which the server uses for insurance days too. It does not change while the page is open. */
export function useToday(): CalendarDate {
  const { user } = useSession();
  const [today] = useState(() => dayInZone(new Date().toISOString(), user.timeZone));
  return today;
}
