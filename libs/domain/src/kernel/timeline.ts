import type { Uuid } from './event.js';
import type { CalendarDate } from './dates.js';

/** What held from one day on, until the next segment begins, with the events it rests on. */
export interface Segment<Value> {
  readonly from: CalendarDate;
  readonly value: Value;
  readonly events: readonly Uuid[];
}

/** Segments in the order of their days. Empty before the thing existed. */
export type Timeline<Value> = readonly Segment<Value>[];

/**
 * Says that `value` holds from `from` on. A segment that begins the same day is replaced; later segments stand, because
 * what was said about their days was not withdrawn.
 */
export function setFrom<Value>(timeline: Timeline<Value>, from: CalendarDate, value: Value, ...events: Uuid[]): Timeline<Value> {
  const segment: Segment<Value> = { from, value, events };
  return [...timeline.filter((other) => other.from < from), segment, ...timeline.filter((other) => other.from > from)];
}

/**
 * Says that what `wrong` (an event id) stated was entered wrongly: the segment that cites it takes `value` from its own
 * first day on and cites both. A timeline that never cited the event is returned as it is.
 */
export function correct<Value>(timeline: Timeline<Value>, wrong: Uuid, value: Value, event: Uuid): Timeline<Value> {
  return timeline.map((segment) =>
    segment.events.includes(wrong) ? { ...segment, value, events: [...segment.events, event] } : segment,
  );
}

/** The segment that holds on a day, or undefined before the first. */
export function segmentAt<Value>(timeline: Timeline<Value>, day: CalendarDate): Segment<Value> | undefined {
  return timeline.findLast((segment) => segment.from <= day);
}

/** The first day after `day` on which the timeline says something else. */
export function nextChange<Value>(timeline: Timeline<Value>, day: CalendarDate): CalendarDate | undefined {
  return timeline.find((segment) => segment.from > day)?.from;
}
