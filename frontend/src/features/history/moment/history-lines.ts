import { compareOutcomes, sumUp } from '@covertrail/domain/compliance/compare-outcomes';
import type { CoverageLine } from '@covertrail/domain/insurance/coverage';
import type { Outcome } from '@covertrail/domain/compliance/finding';
import type { FindingText } from '@covertrail/contracts/history/history.replies';

/** One sentence, and the requirements that it answers. */
interface LineReason {
  readonly titles: readonly string[];
  readonly sentence: string;
}

/** The status of one coverage line: its worst outcome, and the sentences that explain it. */
export interface LineSummary {
  readonly line: CoverageLine;
  readonly outcome: Outcome;
  readonly met: number;
  readonly total: number;
  /** The findings that are not met; when all are met, the first one, which names the cover in force. */
  readonly reasons: readonly LineReason[];
}

/** One for each line, worst first. */
export function lineSummaries(findings: readonly FindingText[]): readonly LineSummary[] {
  const lines = [...new Set(findings.map(({ line }) => line))];
  return lines
    .map((line) =>
      summaryOf(
        line,
        findings.filter((finding) => finding.line === line),
      ),
    )
    .sort((a, b) => compareOutcomes(a.outcome, b.outcome));
}

function summaryOf(line: CoverageLine, own: readonly FindingText[]): LineSummary {
  const open = own.filter(({ outcome }) => outcome !== 'pass').sort((a, b) => compareOutcomes(a.outcome, b.outcome));
  return {
    line,
    outcome: sumUp(own),
    met: own.length - open.length,
    total: own.length,
    reasons: reasonsOf(open.length > 0 ? open : own.slice(0, 1)),
  };
}

/** An expired policy gives every requirement of its line the same sentence: it is shown once. */
function reasonsOf(findings: readonly FindingText[]): readonly LineReason[] {
  const sentences = [...new Set(findings.map(({ sentence }) => sentence))];
  return sentences.map((sentence) => ({
    sentence,
    titles: findings.filter((finding) => finding.sentence === sentence).map(({ title }) => title),
  }));
}

/** All lines in one sentence. */
export function summaryText(lines: readonly LineSummary[]): string {
  if (lines.length === 0) return 'No coverage was required on that day.';
  const failing = lines.filter(({ outcome }) => outcome === 'fail').length;
  const open = lines.filter(({ outcome }) => outcome === 'review' || outcome === 'unknown').length;
  const total = `${lines.length} ${lines.length === 1 ? 'line' : 'lines'} of coverage`;
  if (failing > 0) return `${failing} of ${total} ${failing === 1 ? 'does' : 'do'} not meet the template.`;
  if (open > 0) return `Nothing fails, but ${open} of ${total} cannot be decided yet.`;
  return lines.length === 1 ? 'The line of coverage meets the template.' : `All ${total} meet the template.`;
}
