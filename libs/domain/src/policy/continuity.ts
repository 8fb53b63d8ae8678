import type { Uuid } from '../kernel/event.js';
import type { CalendarDate } from '../kernel/dates.js';
import { COVERAGE_LINES, type CoverageLine } from '../compliance/coverage.js';
import { completedOperationsOf, coverOf, joined, type CoverSpan, type DaySpan } from './cover-days.js';
import { retroactiveMoves, type RetroactiveMove } from './retroactive-moves.js';
import type { AddedPolicy } from './policy.state.js';

/** Days without cover after a policy ended; `to` and `before` are null while no later policy is known. */
export interface CoverGap {
  readonly kind: 'gap';
  readonly from: CalendarDate;
  readonly to: CalendarDate | null;
  /** The policy that ended last. */
  readonly after: Uuid;
  /** The policy with which cover began again. */
  readonly before: Uuid | null;
}

/** Days without cover between the cancellation of a policy and its reinstatement. */
export interface CoverLapse extends DaySpan {
  readonly kind: 'lapse';
  readonly policyId: Uuid;
}

/** From this day on the line is covered, but no longer for operations that are completed; `to` is null while that lasts. */
export interface CompletedOperationsDropped {
  readonly kind: 'completedOperationsDropped';
  readonly from: CalendarDate;
  readonly to: CalendarDate | null;
}

export type ContinuityBreak = CoverGap | CoverLapse | RetroactiveMove | CompletedOperationsDropped;

/** Whether one line of coverage held without a break, from its first policy on (row H11 of `docs/features.md`). */
export interface LineContinuity {
  readonly line: CoverageLine;
  /** The days of each policy; policies may overlap. */
  readonly cover: readonly CoverSpan[];
  /** The days on which some policy covers completed operations for additional insureds. */
  readonly completedOperations: readonly DaySpan[];
  /** In the order of their days. */
  readonly breaks: readonly ContinuityBreak[];
}

/**
 * The continuity of each line that these policies cover, in the order of screens. A rejected policy covers nothing. A line whose last policy
 * has ended by `today` has a gap without an end; an end that lies ahead is not a gap yet.
 */
export function continuityOf(policies: readonly AddedPolicy[], today: CalendarDate): readonly LineContinuity[] {
  const counted = policies.filter(({ verification }) => verification.at(-1)?.value !== 'rejected');
  return COVERAGE_LINES.flatMap((line) => {
    const ofLine = counted.filter((policy) => policy.line === line);
    return ofLine.length === 0 ? [] : [continuityOfLine(line, ofLine, today)];
  });
}

function continuityOfLine(line: CoverageLine, policies: readonly AddedPolicy[], today: CalendarDate): LineContinuity {
  const cover = inOrder(policies.flatMap(coverOf));
  const completedOperations = daysOf(policies.flatMap(completedOperationsOf));
  const breaks = [
    ...holesIn(cover, today),
    ...retroactiveMoves(policies),
    ...droppedIn(daysOf(cover), completedOperations),
  ];
  return { line, cover, completedOperations, breaks: inOrder(breaks) };
}

/** The days between two runs of cover, and after the last one if it has ended. */
function holesIn(cover: readonly CoverSpan[], today: CalendarDate): readonly (CoverGap | CoverLapse)[] {
  const holes: (CoverGap | CoverLapse)[] = [];
  let last: CoverSpan | undefined;
  for (const span of cover) {
    if (last && last.to < span.from) holes.push(holeBetween(last, span));
    if (!last || last.to <= span.to) last = span;
  }
  if (last && last.to <= today) holes.push({ kind: 'gap', from: last.to, to: null, after: last.policyId, before: null });
  return holes;
}

function holeBetween(last: CoverSpan, next: CoverSpan): CoverGap | CoverLapse {
  const days = { from: last.to, to: next.from };
  return last.policyId === next.policyId
    ? { kind: 'lapse', ...days, policyId: next.policyId }
    : { kind: 'gap', ...days, after: last.policyId, before: next.policyId };
}

/** Where cover for completed operations ends while the line is still covered. */
function droppedIn(cover: readonly DaySpan[], completed: readonly DaySpan[]): readonly CompletedOperationsDropped[] {
  return completed.flatMap(({ to: from }, index): CompletedOperationsDropped[] => {
    const run = cover.find((span) => span.from <= from && from < span.to);
    if (run === undefined) return [];
    const again = completed[index + 1]?.from;
    return [{ kind: 'completedOperationsDropped', from, to: again !== undefined && again < run.to ? again : null }];
  });
}

const daysOf = (spans: readonly CoverSpan[]): readonly DaySpan[] => joined(spans.map(({ from, to }) => ({ from, to })));

const inOrder = <Placed extends { readonly from: CalendarDate }>(all: readonly Placed[]): readonly Placed[] =>
  [...all].sort((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0));
