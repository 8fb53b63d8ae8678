import type { OutcomeSpan } from '@covertrail/domain/tracking/tracking.contract';
import { COVERAGE_LINES, type CoverageLine } from '@covertrail/domain/insurance/coverage';
import type { Outcome } from '@covertrail/domain/compliance/finding';
import { LINE_NAMES } from '@covertrail/wording/insurance/labels';
import { daysBetween, type CalendarDate } from '@covertrail/domain/kernel/dates';
import type { OutcomeCalendar } from '@covertrail/domain/tracking/tracking-outcomes';
import type { LapseBetween } from '@covertrail/contracts/history/history.replies';

const SHORT_OF: Readonly<Record<Exclude<Outcome, 'pass'>, string>> = {
  fail: 'short of the requirements',
  review: 'waiting for a review',
  unknown: 'that could not be checked',
};

/**
 * Periods that began after the first day and ended before the second, so that neither day shows them: periods in which not all
 * requirements were met, and those in which a line had no cover.
 */
export function lapsesBetween(calendar: OutcomeCalendar, a: CalendarDate, b: CalendarDate): readonly LapseBetween[] {
  const range = { start: a, end: b, knownDay: b };
  const hidden = ({ from, to }: OutcomeSpan) => from > a && to <= b;
  const overall = calendar
    .overall(range)
    .filter(hidden)
    .flatMap((span) => shortfall(span));
  const lines = COVERAGE_LINES.flatMap((line) =>
    calendar
      .withoutCover(line, range)
      .filter(hidden)
      .map((span) => gap(line, span)),
  );
  return [...overall, ...lines];
}

function shortfall({ from, to, outcome }: OutcomeSpan): LapseBetween[] {
  if (outcome === 'pass' || outcome === 'notRequired' || outcome === 'notKnownYet') return [];
  const days = daysBetween(from, to);
  return [
    { line: null, from, to, days, outcome, withoutCover: false, sentence: `${dayCount(days)} ${SHORT_OF[outcome]}` },
  ];
}

function gap(line: CoverageLine, { from, to }: OutcomeSpan): LapseBetween {
  const days = daysBetween(from, to);
  return {
    line,
    from,
    to,
    days,
    outcome: 'fail',
    withoutCover: true,
    sentence: `${LINE_NAMES[line]}: ${dayCount(days)} without cover`,
  };
}

const dayCount = (days: number): string => (days === 1 ? '1 day' : `${days} days`);
