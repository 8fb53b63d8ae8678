import type { CalendarDate } from '../kernel/dates.js';
import { COVERAGE_LINES, type CoverageLine } from '../insurance/coverage.js';
import type {
  CompletedOperationsDropped,
  CoverGap,
  CoverLapse,
  CoverSpan,
  DaySpan,
  LineContinuity,
} from './continuity.contract.js';
import { completedOperationsOf, coverOf, joined } from './policy-cover.js';
import { retroactiveMoves } from './policy-retroactive.js';
import type { AddedPolicy } from './policy.state.js';

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
  if (last && last.to <= today)
    holes.push({ kind: 'gap', from: last.to, to: null, after: last.policyId, before: null });
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
