import type { CoverageLine } from '../insurance/line-codes.js';
import { addDays, type CalendarDate } from '../kernel/dates.js';
import { REMINDER_STAGES, type ReminderStage } from './renewal-reminder.contract.js';

/** How many days before its end a reminder is due [I06]. */
const DAYS_BEFORE = { within30: 30, within60: 60, within90: 90 } as const;
/** What is over for longer, as in a sheet of old policies, is history and no renewal that somebody waits for. */
const PAST_DUE_DAYS = 30;

/** The days of ends that a reminder may be due for on this day, both included. */
export const remindedEnds = (today: CalendarDate): { readonly gte: CalendarDate; readonly lte: CalendarDate } => ({
  gte: addDays(today, -PAST_DUE_DAYS),
  lte: addDays(today, DAYS_BEFORE.within90),
});

/** The nearest stage that is reached. Cover ends at 12:01 am of its last day, so that day is past due already. */
export function stageOf(endsOn: CalendarDate, today: CalendarDate): ReminderStage | null {
  const { gte, lte } = remindedEnds(today);
  if (endsOn < gte || endsOn > lte) return null;
  if (endsOn <= today) return 'pastDue';
  if (endsOn <= addDays(today, DAYS_BEFORE.within30)) return 'within30';
  return endsOn <= addDays(today, DAYS_BEFORE.within60) ? 'within60' : 'within90';
}

/** What was told of a thing before: of which end, at which stage. */
export interface ToldRenewal {
  readonly endsOn: CalendarDate;
  readonly stage: ReminderStage;
}

/** Whether this stage of this end has not been told yet. A policy that ends on another day since is told of anew. */
export const isUntold = (stage: ReminderStage, endsOn: CalendarDate, told: ToldRenewal | undefined): boolean =>
  told?.endsOn !== endsOn || REMINDER_STAGES.indexOf(told.stage) < REMINDER_STAGES.indexOf(stage);

/** A policy as far as its renewal matters. */
export interface EndingPolicy {
  readonly id: string;
  readonly line: CoverageLine;
  readonly expiresOn: CalendarDate;
  readonly canceledFrom: CalendarDate | null;
  readonly verification: 'verified' | 'unverified' | 'rejected';
  readonly archived: boolean;
  readonly replacedBy: unknown;
}

const isHeld = ({ archived, canceledFrom, verification }: EndingPolicy): boolean =>
  !archived && canceledFrom === null && verification !== 'rejected';

/**
 * Whether a policy waits for its renewal: none took its place, and the insured has no other policy of the line that lasts longer. Who put it
 * aside, canceled or rejected it waits for none.
 */
export const awaitsRenewal = (policy: EndingPolicy, ofInsured: readonly EndingPolicy[]): boolean =>
  isHeld(policy) &&
  policy.replacedBy === null &&
  !ofInsured.some((other) => other.line === policy.line && other.expiresOn > policy.expiresOn && isHeld(other));
