import { sumUp } from './compare-outcomes.js';
import type { Finding, Outcome } from './finding.js';

type Decided = Pick<Finding, 'outcome' | 'exception'>;

/** True for a requirement that is not met and counts as met because of an exception. A review that was accepted is no exception. */
export const isExcepted = ({ outcome, exception }: Decided): boolean =>
  outcome === 'pass' && exception?.kind === 'exception' && exception.decision === 'accepted';

/** The outcome of a finding if no exception had been granted; reviews keep their decision. */
const withoutException = (finding: Decided): Outcome =>
  isExcepted(finding) ? finding.exception!.instead : finding.outcome;

/** The outcome of all findings together if no exception had been granted. */
export const outcomeWithoutExceptions = (findings: readonly Decided[]): Outcome =>
  sumUp(findings.map((finding) => ({ outcome: withoutException(finding) })));
