import type { TrackedGap } from '@covertrail/contracts/tracking/tracking.views';
import type { Finding, Outcome } from '@covertrail/domain/compliance/finding';
import { causeOf, groupByCause } from '@covertrail/domain/compliance/finding-causes';

const RANK: Readonly<Record<Outcome, number>> = { fail: 0, unknown: 1, review: 2, pass: 3 };

/** What is not met of findings, worst first. */
export const gapsOf = (findings: readonly Finding[]): readonly TrackedGap[] =>
  findings
    .filter(({ outcome }) => outcome !== 'pass')
    .sort((a, b) => RANK[a.outcome] - RANK[b.outcome])
    .map((finding) => {
      const { rule, line, outcome, params } = finding;
      return { rule, line, outcome, named: params.named ?? null, cause: causeOf(finding) };
    });

/** The worst of what findings do not meet, and the number of further causes; null where all is met. */
export function worstGapOf(findings: readonly Finding[]): {
  readonly gap: TrackedGap | null;
  readonly otherGaps: number;
} {
  const [worst, ...others] = groupByCause(gapsOf(findings), ({ cause }) => cause);
  return { gap: worst?.findings[0] ?? null, otherGaps: others.length };
}
