import { addDays, addYears, type CalendarDate } from '@covertrail/domain/kernel/dates';
import type { DemoStep } from '../demo-step.js';
import { atMinute } from '../working-hours.js';
import type { AddStep } from './granite-peak-steps.js';
import { lapseRecordedLate, secondLapse } from './lapses.js';
import { otherRequesters, transferInProgress } from './other-companies.js';
import { firstYear, secondYear, thirdYear } from './policy-years.js';
import { equipmentPlaced, secondAgency } from './second-agency.js';

/**
 * The supplier with which the demo is shown: a template raises its requirements, an umbrella makes up the shortfall, a carrier is
 * downgraded, a cancellation is recorded 77 days late, another one after the supplier had been announced as compliant, a second agency
 * manages some of the policies, and two agencies are about to transfer a client.
 */
export function granitePeakStory(start: CalendarDate, today: CalendarDate): readonly DemoStep[] {
  const steps: DemoStep[] = [];
  const on: AddStep = (day, name, by, command, minute = 0) =>
    void steps.push({ key: `granite-peak/${name}`, at: atMinute(day, minute), by, command });
  const renewal = addDays(start, 222);
  firstYear(start, addYears(renewal, -1), on);
  secondYear(renewal, on);
  lapseRecordedLate(renewal, on);
  thirdYear(addYears(renewal, 1), today, on);
  secondLapse(addYears(renewal, 1), on);
  equipmentPlaced(addDays(addYears(renewal, 1), -8), on);
  secondAgency(today, on);
  otherRequesters(today, on);
  transferInProgress(today, on);
  return steps.filter(({ at }) => at.slice(0, 10) < today);
}
