import { sumUp } from '../compliance/compare-outcomes.js';
import { evaluationOf, isDecidable } from '../compliance/decidable.js';
import type { Assessment, Finding } from '../compliance/finding.js';
import { equal } from '../kernel/equal.js';
import type { CalendarDate } from '../kernel/dates.js';
import type { DecidedFinding, StartedTracking } from './tracking.state.js';

/**
 * An assessment with the requester's decisions up to a day, as they were recorded before decisions had an end: accepted passes,
 * refused fails. The latest decision on an evaluation counts; a decision on an evaluation that has changed since does not. A
 * decided finding cites the decision.
 */
export function withDecisions(assessment: Assessment, { decisions }: StartedTracking, day: CalendarDate): Assessment {
  const holding = decisions.filter(({ effectiveFrom }) => effectiveFrom <= day);
  if (holding.length === 0) return assessment;
  const findings = assessment.findings.map((finding) => decided(finding, holding));
  return { ...assessment, findings, outcome: sumUp(findings) };
}

function decided(finding: Finding, decisions: readonly DecidedFinding[]): Finding {
  if (!isDecidable(finding)) return finding;
  const judgement = evaluationOf(finding);
  const last = decisions.findLast((decision) => decision.rule === finding.rule && equal(decision.judgement, judgement));
  if (!last) return finding;
  const { decision, reason, effectiveFrom, event } = last;
  const { fix: _settled, ...rest } = finding;
  return {
    ...rest,
    outcome: decision === 'accepted' ? 'pass' : 'fail',
    decision: { decision, reason, from: effectiveFrom },
    events: [...finding.events, event],
  };
}
