import { daysBetween, type CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { ContinuityBreak, LineContinuity } from '@covertrail/domain/policy/continuity.contract';
import { dayText } from '../text/day-text.js';

type NumberOf = (policyId: Uuid) => string;
type Words = {
  readonly [Kind in ContinuityBreak['kind']]: (
    continuityBreak: Extract<ContinuityBreak, { kind: Kind }>,
    numberOf: NumberOf,
  ) => string;
};

const WORDS: Words = {
  gap: ({ from, to, after, before }, numberOf) =>
    to === null || before === null
      ? `${numberOf(after)} ended on ${dayText(from)}, and no policy followed.`
      : `${numberOf(after)} ended on ${dayText(from)} and ${numberOf(before)} began on ${dayText(to)}: ${dayCount(from, to)} without cover.`,
  lapse: ({ from, to, policyId }, numberOf) =>
    `${numberOf(policyId)} was canceled on ${dayText(from)} and reinstated on ${dayText(to)}: ${dayCount(from, to)} without cover.`,
  retroactiveMoved: ({ from, policyId, previous, now }, numberOf) =>
    now === null
      ? `${numberOf(policyId)} states no retroactive date from ${dayText(from)} on: acts since ${dayText(previous)} may have lost cover.`
      : `The retroactive date of ${numberOf(policyId)} is later from ${dayText(from)} on: acts from ${dayText(previous)} up to ${dayText(now)} lost cover.`,
  completedOperationsDropped: ({ from, to }) =>
    `Completed operations were not covered for additional insureds from ${dayText(from)} ${to === null ? 'on' : `to ${dayText(to)}`}.`,
};

/** What breaks the continuity of a line, as one sentence; `numberOf` gives the numbers that the reader may see. */
export function continuityBreakText<Kind extends ContinuityBreak['kind']>(
  continuityBreak: Extract<ContinuityBreak, { kind: Kind }>,
  numberOf: NumberOf,
): string {
  const words: (continuityBreak: Extract<ContinuityBreak, { kind: Kind }>, numberOf: NumberOf) => string =
    WORDS[continuityBreak.kind];
  return words(continuityBreak, numberOf);
}

/** How long cover for completed operations lasts; null where no policy of the line ever had it. */
export function completedOperationsText(
  { completedOperations }: Pick<LineContinuity, 'completedOperations'>,
  today: CalendarDate,
): string | null {
  const last = completedOperations.at(-1);
  if (last === undefined) return null;
  const { from, to } = last;
  return to > today
    ? `Completed operations are covered for additional insureds from ${dayText(from)} to ${dayText(to)}.`
    : `Completed operations were covered for additional insureds until ${dayText(to)}.`;
}

function dayCount(from: CalendarDate, to: CalendarDate): string {
  const days = daysBetween(from, to);
  return days === 1 ? '1 day' : `${days} days`;
}
