import type { CoverageLine } from '@covertrail/domain/insurance/coverage';
import type { Outcome } from '@covertrail/domain/compliance/finding';
import type { AnswerPreview, PreviewedFinding, RespondChoice } from '@covertrail/contracts/request/request.replies';

/** Requirements that are not met for the same reason: they are fixed together. */
export interface MissingCause {
  readonly line: CoverageLine;
  /** The worst of its requirements. */
  readonly outcome: Outcome;
  readonly titles: readonly string[];
  readonly sentence: string;
  readonly fixText: string | undefined;
  /** The next step is the requester's. */
  readonly awaitsRequester: boolean;
  /** The policy that falls short; null where there is none. */
  readonly policyId: string | null;
  /** Policies each of which would meet all of them. */
  readonly additions: readonly RespondChoice[];
}

/** What is not met, by cause: requirements of one line with the same sentence, or with the same step that fixes them. Worst first. */
export function missingCauses({ findings }: Pick<AnswerPreview, 'findings'>): readonly MissingCause[] {
  const causes = new Map<string, readonly [PreviewedFinding, ...PreviewedFinding[]]>();
  for (const finding of findings.filter(({ outcome }) => outcome !== 'pass')) {
    const key = `${finding.line} ${finding.fixText ?? finding.sentence}`;
    const earlier = causes.get(key);
    causes.set(key, earlier ? [...earlier, finding] : [finding]);
  }
  return [...causes.values()].map(causeOf);
}

function causeOf(findings: readonly [PreviewedFinding, ...PreviewedFinding[]]): MissingCause {
  const [{ line, outcome, sentence, fixText, awaitsRequester = false, policyId, additions }] = findings;
  return {
    line,
    outcome,
    sentence,
    fixText,
    awaitsRequester,
    policyId,
    titles: findings.map(({ title }) => title),
    additions: additions.filter((choice) =>
      findings.every((finding) => finding.additions.some((addition) => addition.policyId === choice.policyId)),
    ),
  };
}

const NAMED = 3;

/** `Policy in force, Each occurrence, General aggregate, and 4 more`. */
export function titlesText(titles: readonly string[]): string {
  const more = titles.length - NAMED;
  return `${titles.slice(0, NAMED).join(', ')}${more > 0 ? `, and ${more} more` : ''}`;
}
