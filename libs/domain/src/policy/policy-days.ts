import type { CalendarDate } from '../kernel/dates.js';
import { nextChange, segmentAt, type Timeline } from '../kernel/timeline.js';
import { eachTerm } from './policy-aspects.js';
import type { PolicyTerms } from '../insurance/terms/policy-terms.js';
import { knownAt } from './policy-on-day.js';
import { BEGINNING, type AddedPolicy } from './policy.state.js';

/** The days on which a value holds, `[from, to)`. */
export interface TermDays {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

type TermsDays = Readonly<Record<keyof PolicyTerms, TermDays>>;

/**
 * For each part of the terms, the days on which it has the value of a given day: a correction of that value changes these days.
 * The first value is valid from the first day of the policy, the last one up to its last day.
 */
export function daysOfTerms(policy: AddedPolicy, day: CalendarDate): TermsDays {
  const { effectiveOn, expiresOn } = knownAt(policy.period, day).value;
  const days = (timeline: Timeline<unknown>): TermDays => {
    const from = segmentAt(timeline, day)?.from ?? BEGINNING;
    return { from: from === BEGINNING ? effectiveOn : from, to: nextChange(timeline, day) ?? expiresOn };
  };
  return eachTerm<TermsDays>((aspect) => days(policy[aspect]));
}
