import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { HistoryEntry } from '@covertrail/contracts/history/history.replies';
import { clampDay, percentOf, type RailScale } from './rail-scale.js';
import type { SpanOutcome } from './rail-spans.js';

/** A day on which something happened, or on which the status changed only because of the date. */
export interface Tick {
  readonly day: CalendarDate;
  readonly events: number;
  /** What the status became; null where it stayed. */
  readonly turn: SpanOutcome | null;
}

/** Ticks too close to be distinguished, drawn as one. */
export interface TickCluster {
  readonly ticks: readonly [Tick, ...Tick[]];
  /** Per cent from the left, in the middle of the ticks. */
  readonly percent: number;
  readonly events: number;
  /** The last change of status among them. */
  readonly turn: SpanOutcome | null;
}

/** Ticks that are closer than this many pixels would cover each other. */
const CLUSTER_PX = 9;

/** One tick for each day, in order. What took effect before the first day is placed on it; future events have no tick. */
export function ticksOf(
  entries: readonly Pick<HistoryEntry, 'on'>[],
  turns: ReadonlyMap<CalendarDate, SpanOutcome>,
  { first, last }: RailScale,
): readonly Tick[] {
  const events = new Map<CalendarDate, number>();
  for (const { on } of entries) {
    const day = clampDay(on, first, on);
    if (day <= last) events.set(day, (events.get(day) ?? 0) + 1);
  }
  const days = [...new Set([...events.keys(), ...turns.keys()])].sort();
  return days.map((day) => ({ day, events: events.get(day) ?? 0, turn: turns.get(day) ?? null }));
}

/** Joins neighbors on a rail of `width` pixels, from the left: a tick joins while it is too close to the one before. */
export function clusterTicks(ticks: readonly Tick[], scale: RailScale, width: number): readonly TickCluster[] {
  const groups: [Tick, ...Tick[]][] = [];
  const pixels = ({ day }: Tick) => (percentOf(scale, day) / 100) * width;
  for (const tick of ticks) {
    const group = groups.at(-1);
    if (group && pixels(tick) - pixels(group.at(-1) ?? tick) < CLUSTER_PX) group.push(tick);
    else groups.push([tick]);
  }
  return groups.map((group) => clusterOf(group, scale));
}

function clusterOf(ticks: readonly [Tick, ...Tick[]], scale: RailScale): TickCluster {
  const last = ticks.at(-1) ?? ticks[0];
  return {
    ticks,
    percent: (percentOf(scale, ticks[0].day) + percentOf(scale, last.day)) / 2,
    events: ticks.reduce((sum, { events }) => sum + events, 0),
    turn: ticks.findLast(({ turn }) => turn !== null)?.turn ?? null,
  };
}
