import { compareOutcomes } from '@covertrail/domain/compliance/compare-outcomes';
import type { CoverageLine } from '@covertrail/domain/insurance/coverage';
import type { Outcome } from '@covertrail/domain/compliance/finding';
import type {
  ComparedRule,
  FindingText,
  HistoryEntry,
  LapseBetween,
} from '@covertrail/contracts/history/history.replies';
import { lineSummaries } from '../moment/history-lines.js';

/** The status of a line on one of the days; `notRequired` when the template did not require it. */
export interface CompareCell {
  readonly outcome: Outcome | 'notRequired';
  readonly sentences: readonly string[];
}

/** One line of coverage on two days. */
export interface CompareRow {
  readonly line: CoverageLine;
  readonly a: CompareCell;
  readonly b: CompareCell;
  readonly changed: boolean;
  /** What took effect between the two days and explains the changes. */
  readonly causes: readonly HistoryEntry[];
}

/** Every line on both days: changed lines first, then the worse ones first. */
export function compareRows(rules: readonly ComparedRule[]): readonly CompareRow[] {
  const lines = [...new Set(rules.map(({ line }) => line))];
  const rows = lines.map((line) =>
    rowOf(
      line,
      rules.filter((rule) => rule.line === line),
    ),
  );
  return rows.sort(
    (x, y) => Number(y.changed) - Number(x.changed) || compareOutcomes(comparable(x.b), comparable(y.b)),
  );
}

function rowOf(line: CoverageLine, own: readonly ComparedRule[]): CompareRow {
  const changed = own.filter((rule) => rule.changed);
  const decisive = changed.length > 0 ? changed : own;
  const causes = [...new Map(changed.flatMap((rule) => rule.causes).map((entry) => [entry.id, entry])).values()];
  return {
    line,
    a: cellOf(
      own.flatMap(({ a }) => a ?? []),
      decisive.flatMap(({ a }) => a ?? []),
    ),
    b: cellOf(
      own.flatMap(({ b }) => b ?? []),
      decisive.flatMap(({ b }) => b ?? []),
    ),
    changed: changed.length > 0,
    causes: causes.sort((x, y) => (x.on < y.on ? -1 : 1)),
  };
}

/** The line's outcome, and the sentences that say why. */
function cellOf(findings: readonly FindingText[], decisive: readonly FindingText[]): CompareCell {
  const [summary] = lineSummaries(findings);
  if (!summary) return { outcome: 'notRequired', sentences: [] };
  const [shown = summary] = lineSummaries(decisive);
  return { outcome: summary.outcome, sentences: shown.reasons.map(({ sentence }) => sentence) };
}

/** A line that is not required counts neither as better nor as worse than one that is met. */
const comparable = ({ outcome }: CompareCell): Outcome => (outcome === 'notRequired' ? 'pass' : outcome);

/** What neither day shows. When a line without cover explains a period in which requirements were not met, only the line is listed. */
export const lapsesToShow = (lapses: readonly LapseBetween[]): readonly LapseBetween[] =>
  lapses.filter(
    ({ line, from, to }) =>
      line !== null || !lapses.some((lapse) => lapse.line !== null && lapse.from === from && lapse.to === to),
  );

/** `1 line changed (improved).`, `3 lines changed (1 worsened, 2 improved).` */
export function changeText(rows: readonly CompareRow[]): string {
  const changed = rows.filter((row) => row.changed);
  if (changed.length === 0) return 'Nothing changed.';
  const turns = changed.map(({ a, b }) => compareOutcomes(comparable(b), comparable(a)));
  const count = (test: (turn: number) => boolean) => turns.filter(test).length;
  const parts = (
    [
      [count((turn) => turn < 0), 'worsened'],
      [count((turn) => turn > 0), 'improved'],
      [count((turn) => turn === 0), 'same status for other reasons'],
    ] as const
  ).filter(([number]) => number > 0);
  const how = parts.map(([number, words]) => (parts.length === 1 ? words : `${number} ${words}`)).join(', ');
  return `${changed.length} ${changed.length === 1 ? 'line' : 'lines'} changed (${how}).`;
}
