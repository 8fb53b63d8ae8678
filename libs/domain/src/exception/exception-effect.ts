import { sumUp } from '../compliance/compare-outcomes.js';
import type { Assessment, Finding, Outcome } from '../compliance/finding.js';
import type { CalendarDate } from '../kernel/dates.js';
import type { PinnedPolicy } from './exception.contract.js';
import { holdsOn, type DecidedException, type ExceptionsState } from './exception.state.js';
import { covers, isExceptable } from './exception-pin.js';

/** The policy that a finding is about, as it is on the assessed day; null where it is about none. */
export type PolicyOfFinding = (finding: Finding) => PinnedPolicy | null;

/**
 * An assessment with what was decided about its findings, as of a day. `scopes` holds the decisions for the supplier, then those
 * for its project, then those for its template: the narrowest one that covers a finding counts, and within one the latest. What was
 * accepted passes and cites the decision; a denied review fails; a denied exception changes nothing and is shown.
 */
export function withExceptions(assessment: Assessment, scopes: readonly ExceptionsState[], policyOf: PolicyOfFinding, day: CalendarDate): Assessment {
  const holding = scopes.flatMap((decided) => decided.filter((one) => holdsOn(one, day)).reverse());
  if (holding.length === 0) return assessment;
  const findings = assessment.findings.map((finding) => decidedFinding(finding, holding, policyOf));
  return { ...assessment, findings, outcome: sumUp(findings) };
}

function decidedFinding(finding: Finding, holding: readonly DecidedException[], policyOf: PolicyOfFinding): Finding {
  if (!isExceptable(finding)) return finding;
  const found = holding.find(({ pin, scope }) => covers(pin, scope, finding, policyOf));
  if (!found) return finding;
  const { exceptionId, kind, scope, decision, comment, effectiveFrom, lapsesOn, event } = found;
  const { fix, ...rest } = finding;
  const exception = { exceptionId, kind, scope, decision, comment, from: effectiveFrom, lapsesOn, instead: finding.outcome } as const;
  const isOpen = decision === 'denied' && kind === 'exception' && fix !== undefined;
  return { ...rest, ...(isOpen ? { fix } : {}), outcome: outcomeOf(found, finding.outcome), exception, events: [...finding.events, event] };
}

function outcomeOf({ decision, kind }: DecidedException, instead: Outcome): Outcome {
  if (decision === 'accepted') return 'pass';
  return kind === 'review' ? 'fail' : instead;
}
