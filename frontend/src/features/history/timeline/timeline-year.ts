import { addDays, earlierOf, laterOf, type CalendarDate } from '@covertrail/domain/kernel/dates';
import type { OutcomeSpan } from '@covertrail/domain/tracking/tracking.contract';
import type { RailScale } from '../rail/rail-scale.js';

const YEAR_DAYS = 365;

/** The last twelve months, today included. */
export const yearUpTo = (today: CalendarDate): RailScale => ({ first: addDays(today, -YEAR_DAYS), last: today });

/** The periods of those days, cut at the first; `to` is the day after the last. What was before the supplier was tracked has none. */
export const spansWithin = (spans: readonly OutcomeSpan[], { first, last }: RailScale): readonly OutcomeSpan[] =>
  spans
    .filter(({ from, to, outcome }) => to > first && from <= last && outcome !== 'notKnownYet')
    .map((span) => ({ ...span, from: laterOf(span.from, first), to: earlierOf(span.to, addDays(last, 1)) }));
