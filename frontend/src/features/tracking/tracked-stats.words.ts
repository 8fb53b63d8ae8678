import type { TrackedCounts, TrackedGroups, TrendPoint } from '@covertrail/contracts/tracking/tracking.replies';
import { plural } from '#shared/format/plural';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;
const FULL_MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const indexOf = (month: string): number => Number(month.slice(5, 7)) - 1;

/** `Nov` of `2026-11`. */
export const monthShort = (month: string): string => MONTHS[indexOf(month)] ?? month;
/** `November 2026` of `2026-11`. */
export const monthLong = (month: string): string => `${FULL_MONTHS[indexOf(month)] ?? month} ${month.slice(0, 4)}`;

/** Percent with one decimal; 0 of nothing. */
export const percentOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part / whole) * 1_000) / 10;

/** `167 suppliers in 183 places`, where some have more than one: a supplier has a place, and a row, in each project. */
export function suppliersIn(counts: TrackedCounts, group: keyof TrackedGroups): string {
  const suppliers = plural(counts.suppliers[group], 'supplier');
  return counts[group] === counts.suppliers[group] ? suppliers : `${suppliers} in ${plural(counts[group], 'place')}`;
}

interface Change {
  readonly text: string;
  readonly good: boolean;
}

const signed = (by: number, unit: string): string =>
  `${by > 0 ? '+' : '-'}${Math.abs(by).toLocaleString('en-US')}${unit}`;

/** How much the compliance rate changed since the end of the month before; undefined when it did not, or when no supplier was tracked then. */
export function rateChange(trend: readonly TrendPoint[]): Change | undefined {
  const [before, now] = trend.slice(-2);
  if (!before || !now || before.total === 0) return undefined;
  const points =
    Math.round((percentOf(now.compliant, now.total) - percentOf(before.compliant, before.total)) * 10) / 10;
  return points === 0 ? undefined : { text: signed(points, ' pts'), good: points > 0 };
}

/** The month with which the change compares: `since October`. */
export function sinceText(trend: readonly TrendPoint[]): string {
  const before = trend.at(-2);
  return before && before.total > 0 ? `since ${FULL_MONTHS[indexOf(before.month)] ?? before.month}` : '';
}
