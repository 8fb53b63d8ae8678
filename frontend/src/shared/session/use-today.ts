import { useState } from 'react';
import { dayInZone, type CalendarDate } from '@covertrail/domain/kernel/dates';
import { useSession } from './use-session.js';

/** The day that the reader's company has: the server counts insurance days by the same zone. It stands while the page does. */
export function useToday(): CalendarDate {
  const { user } = useSession();
  const [today] = useState(() => dayInZone(new Date().toISOString(), user.timeZone));
  return today;
}
