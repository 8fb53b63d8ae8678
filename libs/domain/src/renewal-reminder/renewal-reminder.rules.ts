import type { CoverageLine } from '../insurance/line-codes.js';
import { addDays, type CalendarDate } from '../kernel/dates.js';
import { REMINDER_STAGES, type ReminderStage } from './renewal-reminder.contract.js';

/** How many days before the end a stage is reached [I06]. */
const DAYS_BEFORE: Readonly<Record<ReminderStage, number>> = { within90: 90, within60: 60, within30: 30, pastDue: 0 };
/**
 * So many days later a reminder is made up for, as after a stop. Who adds a policy later than that has just seen when it ends, and is
 * reminded at the next stage.
 */
const MADE_UP_DAYS = 7;
/** So long the renewal of what is over is listed. */
const PAST_DUE_DAYS = 90;

interface Ends {
  readonly gte: CalendarDate;
  readonly lte: CalendarDate;
}

const endsOfStage = (stage: ReminderStage, today: CalendarDate, slack = 0): Ends => ({
  gte: addDays(today, DAYS_BEFORE[stage] - MADE_UP_DAYS - slack),
  lte: addDays(today, DAYS_BEFORE[stage] + slack),
});

/** The days of ends that a reminder may be due for on this day, and so many days before and after it. */
export const remindedEnds = (today: CalendarDate, slack = 0): readonly Ends[] =>
  REMINDER_STAGES.map((stage) => endsOfStage(stage, today, slack));

/** The days of ends that are past due on this day. Cover ends at 12:01 am of its last day, so that day is past due already. */
export const pastDueEnds = (today: CalendarDate): Ends => ({ gte: addDays(today, -PAST_DUE_DAYS), lte: today });

/** The stage that an end has reached lately. */
export function stageOf(endsOn: CalendarDate, today: CalendarDate): ReminderStage | null {
  const reached = REMINDER_STAGES.find((stage) => {
    const { gte, lte } = endsOfStage(stage, today);
    return endsOn >= gte && endsOn <= lte;
  });
  return reached ?? null;
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
