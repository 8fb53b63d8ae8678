import type { Uuid } from './event.js';
import type { CalendarDate } from './dates.js';

/** A value that is valid from one day on, until the next segment begins, with the events that recorded it. */
export interface Segment<Value> {
  readonly from: CalendarDate;
  readonly value: Value;
  readonly events: readonly Uuid[];
}

/** Segments in the order of their days. Empty before the thing existed. */
export type Timeline<Value> = readonly Segment<Value>[];

/**
 * Records that `value` is valid from `from` on. A segment that begins on the same day is replaced; later segments stay, because
 * nothing was withdrawn about their days.
 */
export function setFrom<Value>(
  timeline: Timeline<Value>,
  from: CalendarDate,
  value: Value,
  ...events: Uuid[]
): Timeline<Value> {
  const segment: Segment<Value> = { from, value, events };
  return [...timeline.filter((other) => other.from < from), segment, ...timeline.filter((other) => other.from > from)];
}

/**
 * Records that what `wrong` (an event id) stated was a mistake: the segment that cites it gets `value` from its own first day on
 * and cites both. A timeline that does not cite the event is returned unchanged.
 */
export function correct<Value>(timeline: Timeline<Value>, wrong: Uuid, value: Value, event: Uuid): Timeline<Value> {
  return timeline.map((segment) =>
    segment.events.includes(wrong) ? { ...segment, value, events: [...segment.events, event] } : segment,
  );
}

/** The segment that is valid on a day, or undefined before the first. */
export function segmentAt<Value>(timeline: Timeline<Value>, day: CalendarDate): Segment<Value> | undefined {
  return timeline.findLast((segment) => segment.from <= day);
}

/** The first day after `day` on which the timeline has another value. */
export function nextChange<Value>(timeline: Timeline<Value>, day: CalendarDate): CalendarDate | undefined {
  return timeline.find((segment) => segment.from > day)?.from;
}
