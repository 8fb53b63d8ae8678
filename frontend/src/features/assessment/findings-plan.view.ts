import { compareOutcomes } from '@covertrail/domain/compliance/compare-outcomes';
import type { CoverageLine } from '@covertrail/domain/compliance/coverage';
import type { Fix, Outcome } from '@covertrail/domain/compliance/finding';
import type { FindingText } from '@covertrail/contracts/history/history.replies';

/** Requirements of one line of coverage, by name. */
export interface FixedLine {
  readonly line: CoverageLine;
  readonly titles: readonly string[];
}

/** One thing to do, and every requirement that it fixes. */
export interface PlanStep {
  readonly text: string;
  readonly by: Fix['by'];
  /** The worst of what it fixes. */
  readonly outcome: Outcome;
  readonly fixes: readonly FixedLine[];
}

/** Who can do it, in words. */
export const DOERS: Readonly<Record<Fix['by'], string>> = { agent: 'The supplier’s agent', insured: 'The supplier', requester: 'You' };

export const needsAction = ({ outcome }: Pick<FindingText, 'outcome'>): boolean => outcome !== 'pass';

/** The fixes that the findings name, each once: fixes of failures first, and among them those that fix the most. */
export function planOf(findings: readonly FindingText[]): readonly PlanStep[] {
  const steps = new Map<string, PlanStep>();
  for (const { fixText, fix, outcome, line, title } of findings.filter(needsAction)) {
    if (fixText === undefined || !fix) continue;
    const known = steps.get(fixText) ?? { text: fixText, by: fix.by, outcome, fixes: [] };
    const worst = compareOutcomes(known.outcome, outcome) <= 0 ? known.outcome : outcome;
    steps.set(fixText, { ...known, outcome: worst, fixes: withFixed(known.fixes, line, title) });
  }
  return [...steps.values()].sort((a, b) => compareOutcomes(a.outcome, b.outcome) || countOf(b) - countOf(a));
}

const countOf = ({ fixes }: PlanStep): number => fixes.reduce((sum, { titles }) => sum + titles.length, 0);

function withFixed(fixes: readonly FixedLine[], line: CoverageLine, title: string): readonly FixedLine[] {
  const known = fixes.find((one) => one.line === line);
  if (!known) return [...fixes, { line, titles: [title] }];
  return fixes.map((one) => (one === known ? { line, titles: [...one.titles, title] } : one));
}

/** `2 steps, both for the supplier’s agent`. */
export function planText(steps: readonly PlanStep[]): string {
  const doers = [...new Set(steps.map(({ by }) => by))];
  const count = `${steps.length} ${steps.length === 1 ? 'step' : 'steps'}`;
  const [only] = doers;
  if (!only || doers.length > 1) return count;
  const whom = only === 'requester' ? 'you' : DOERS[only].toLowerCase();
  return `${count}, ${steps.length === 1 ? '' : steps.length === 2 ? 'both ' : 'all '}for ${whom}`;
}
