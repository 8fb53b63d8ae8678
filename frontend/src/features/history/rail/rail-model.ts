import type { OutcomeSpan } from '@covertrail/domain/tracking/tracking.contract';
import type { CoverageLine } from '@covertrail/domain/insurance/coverage';
import { earlierOf, type CalendarDate } from '@covertrail/domain/kernel/dates';
import type { HistoryEntry, TrackingHistory } from '@covertrail/contracts/history/history.replies';
import type { Stops } from './rail-keys.js';
import { clampDay, railScale, type RailScale } from './rail-scale.js';
import { clipSpans, outcomeOn, turningPointsOf, type SpanOutcome } from './rail-spans.js';
import { ticksOf, type Tick } from './rail-ticks.js';

/** Everything that the rail draws and steps through, as known on one day. */
export interface RailModel {
  readonly scale: RailScale;
  readonly today: CalendarDate;
  readonly knownOn: CalendarDate;
  readonly spans: readonly OutcomeSpan[];
  readonly lines: readonly { readonly line: CoverageLine; readonly spans: readonly OutcomeSpan[] }[];
  readonly ticks: readonly Tick[];
  readonly stops: Stops;
  /** What was recorded clearly after the day it is true from. */
  readonly late: readonly HistoryEntry[];
}

/** News that is a few days late is no news about the past. */
const LATE_DAYS = 3;

export function railModel(history: TrackingHistory, knownOn: CalendarDate): RailModel {
  const { start, today, entries } = history;
  const scale = railScale(start, today);
  const end = earlierOf(knownOn, today);
  const spans = clipSpans(history.spans, end);
  const turns = turningPointsOf(spans);
  const ticks = ticksOf(entries, turns, { first: start, last: end });
  return {
    scale,
    today,
    knownOn: end,
    spans,
    lines: history.lines.map(({ line, spans: own }) => ({ line, spans: clipSpans(own, end) })),
    ticks,
    stops: {
      first: start,
      last: end,
      events: ticks.map(({ day }) => clampDay(day, start, end)),
      turns: [...turns.keys()],
    },
    late: entries.filter(({ daysLate, on }) => daysLate > LATE_DAYS && on >= start && on <= end),
  };
}

/** How many of the required lines had an outcome on a day. */
export function linesOn(
  { lines }: RailModel,
  day: CalendarDate,
  outcome: SpanOutcome,
): { readonly count: number; readonly required: number } {
  const outcomes = lines
    .map(({ spans }) => outcomeOn(spans, day))
    .filter((lineOutcome) => lineOutcome !== 'notRequired');
  return { count: outcomes.filter((lineOutcome) => lineOutcome === outcome).length, required: outcomes.length };
}
