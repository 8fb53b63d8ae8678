import { sumUp } from '../compliance/compare-outcomes.js';
import type { Assessment, Finding, Outcome } from '../compliance/finding.js';
import type { CalendarDate } from '../kernel/dates.js';
import type { Uuid } from '../kernel/event.js';
import type { PinnedPolicies } from './exception.contract.js';
import { holdsOn, isWithdrawnOn, type DecidedException, type ExceptionsState } from './exception.state.js';
import { covers, isExceptable } from './exception-pin.js';

/** The policies of a finding as they are on the assessed day. */
export type PoliciesOfFinding = (finding: Finding) => PinnedPolicies;

/** The same as they would be if one event had never happened. */
export interface PoliciesWithout {
  readonly event: Uuid;
  readonly policiesOf: PoliciesOfFinding;
}

/**
 * An assessment with what was decided about its findings, as of a day. `scopes` holds the decisions for the supplier, then those
 * for its project, then those for its template: the narrowest one that covers a finding counts, and within one the latest. What was
 * accepted passes and cites the decision; a denied review fails; a denied exception changes nothing and is shown. A finding that a
 * decision would cover, had it not been withdrawn, cites the withdrawal, and one to which another decision would apply without a change
 * of a policy that it rests on, as another insurer, cites that change (`otherwise`).
 */
export function withExceptions(
  assessment: Assessment,
  scopes: readonly ExceptionsState[],
  policiesOf: PoliciesOfFinding,
  day: CalendarDate,
  otherwise: readonly PoliciesWithout[] = [],
): Assessment {
  const decided = scopes.flatMap((scope) =>
    scope
      .filter((decidedException) => holdsOn(decidedException, day) || isWithdrawnOn(decidedException, day))
      .reverse(),
  );
  if (decided.length === 0) return assessment;
  const findings = assessment.findings.map((undecided) => {
    const about = decided.filter(({ pin }) => pin.rule === undecided.rule);
    const decidedWith = (policies: PoliciesOfFinding) => decidedFinding(undecided, about, policies, day);
    return about.length === 0 ? undecided : withChanges(decidedWith(policiesOf), decidedWith, otherwise);
  });
  return { ...assessment, findings, outcome: sumUp(findings) };
}

/** Cites each event without which another decision, or none, would apply to the finding. */
function withChanges(
  finding: Finding,
  decidedWith: (policiesOf: PoliciesOfFinding) => Finding,
  otherwise: readonly PoliciesWithout[],
): Finding {
  const changed = otherwise.filter(
    ({ event, policiesOf }) =>
      !finding.events.includes(event) &&
      finding.exception?.exceptionId !== decidedWith(policiesOf).exception?.exceptionId,
  );
  return changed.length === 0
    ? finding
    : { ...finding, events: [...finding.events, ...changed.map(({ event }) => event)] };
}

function decidedFinding(
  undecided: Finding,
  decided: readonly DecidedException[],
  policiesOf: PoliciesOfFinding,
  day: CalendarDate,
): Finding {
  if (!isExceptable(undecided)) return undecided;
  const about = decided.filter(({ pin, scope }) => covers(pin, scope, undecided, policiesOf));
  const found = about.find((decidedException) => holdsOn(decidedException, day));
  const before = found === undefined ? about : about.slice(0, about.indexOf(found));
  const withdrawals = before.flatMap(({ withdrawnBy }) => withdrawnBy ?? []);
  const finding =
    withdrawals.length === 0 ? undecided : { ...undecided, events: [...undecided.events, ...withdrawals] };
  if (found === undefined) return finding;
  const { exceptionId, kind, scope, decision, comment, effectiveFrom, lapsesOn, event } = found;
  const { fix, ...rest } = finding;
  const exception = {
    exceptionId,
    kind,
    scope,
    decision,
    comment,
    from: effectiveFrom,
    lapsesOn,
    instead: finding.outcome,
  } as const;
  const isOpen = decision === 'denied' && kind === 'exception' && fix !== undefined;
  return {
    ...rest,
    ...(isOpen ? { fix } : {}),
    outcome: outcomeOf(found, finding.outcome),
    exception,
    events: [...finding.events, event],
  };
}

function outcomeOf({ decision, kind }: DecidedException, instead: Outcome): Outcome {
  if (decision === 'accepted') return 'pass';
  return kind === 'review' ? 'fail' : instead;
}
