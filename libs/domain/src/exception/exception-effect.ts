import { sumUp } from '../compliance/compare-outcomes.js';
import type { Assessment, Finding, Outcome } from '../compliance/finding.js';
import type { CalendarDate } from '../kernel/dates.js';
import type { PinnedPolicies } from './exception.contract.js';
import { holdsOn, isWithdrawnOn, type DecidedException, type ExceptionsState } from './exception.state.js';
import { covers, isExceptable } from './exception-pin.js';

/** The policies of a finding as they are on the assessed day. */
export type PoliciesOfFinding = (finding: Finding) => PinnedPolicies;

/**
 * An assessment with what was decided about its findings, as of a day. `scopes` holds the decisions for the supplier, then those
 * for its project, then those for its template: the narrowest one that covers a finding counts, and within one the latest. What was
 * accepted passes and cites the decision; a denied review fails; a denied exception changes nothing and is shown. A finding that a
 * decision would cover, had it not been withdrawn, cites the withdrawal.
 */
export function withExceptions(assessment: Assessment, scopes: readonly ExceptionsState[], policiesOf: PoliciesOfFinding, day: CalendarDate): Assessment {
  const decided = scopes.flatMap((scope) => scope.filter((one) => holdsOn(one, day) || isWithdrawnOn(one, day)).reverse());
  if (decided.length === 0) return assessment;
  const findings = assessment.findings.map((finding) => decidedFinding(finding, decided, policiesOf, day));
  return { ...assessment, findings, outcome: sumUp(findings) };
}

function decidedFinding(undecided: Finding, decided: readonly DecidedException[], policiesOf: PoliciesOfFinding, day: CalendarDate): Finding {
  if (!isExceptable(undecided)) return undecided;
  const about = decided.filter(({ pin, scope }) => covers(pin, scope, undecided, policiesOf));
  const found = about.find((one) => holdsOn(one, day));
  const before = found === undefined ? about : about.slice(0, about.indexOf(found));
  const withdrawals = before.flatMap(({ withdrawnBy }) => withdrawnBy ?? []);
  const finding = withdrawals.length === 0 ? undecided : { ...undecided, events: [...undecided.events, ...withdrawals] };
  if (found === undefined) return finding;
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
