import { addDays, daysBetween, type CalendarDate } from '@covertrail/domain/kernel/dates';
import { dayText } from '@covertrail/wording/text/day-text';
import type { OutcomeSpan } from '@covertrail/domain/tracking/tracking.contract';
import { plural } from '#shared/format/plural';
import { OUTCOMES, type ShownOutcome } from '#shared/ui/outcome-pill.tsx';

export type SpanOutcome = OutcomeSpan['outcome'];

/** The name and color of a period: before anything is known it looks like an unanswered request. */
export const shownSpan = (outcome: SpanOutcome): ShownOutcome => (outcome === 'notKnownYet' ? 'unknown' : outcome);

/** The period that contains a day; undefined before the first and after the last. */
export const spanOn = (spans: readonly OutcomeSpan[], day: CalendarDate): OutcomeSpan | undefined =>
  spans.find(({ from, to }) => from <= day && day < to);

export const outcomeOn = (spans: readonly OutcomeSpan[], day: CalendarDate): SpanOutcome =>
  spanOn(spans, day)?.outcome ?? 'notKnownYet';

/** The part up to `knownOn`: the rail veils the rest and shows no status for it. */
export function clipSpans(spans: readonly OutcomeSpan[], knownOn: CalendarDate): readonly OutcomeSpan[] {
  const end = addDays(knownOn, 1);
  return spans.filter(({ from }) => from < end).map((span) => (span.to > end ? { ...span, to: end } : span));
}

/** The days on which the status changed, and what it became. */
export function turningPointsOf(spans: readonly OutcomeSpan[]): ReadonlyMap<CalendarDate, SpanOutcome> {
  return new Map(
    spans.flatMap(({ from, outcome }, index) =>
      index > 0 && spans[index - 1]?.outcome !== outcome ? [[from, outcome] as const] : [],
    ),
  );
}

/** `Non-Compliant 03/02/2026 to 04/09/2026, 38 days`. */
export const spanText = ({ from, to, outcome }: Pick<OutcomeSpan, 'from' | 'to' | 'outcome'>): string =>
  `${OUTCOMES[shownSpan(outcome)].text} ${dayText(from)} to ${dayText(to)}, ${plural(daysBetween(from, to), 'day')}`;
