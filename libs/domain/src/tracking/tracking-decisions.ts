import { sumUp } from '../compliance/compare-outcomes.js';
import type { Assessment, Finding } from '../compliance/finding.js';
import { equal } from '../kernel/equal.js';
import type { CalendarDate } from '../kernel/dates.js';
import type { DecidedEvaluation } from './tracking.contract.js';
import type { DecidedFinding, StartedTracking } from './tracking.state.js';

/**
 * True for what a rule leaves to the requester: it asks for a review, and the requester is who can settle it. What an agent
 * must prove (a policy to be verified, a form to be sent) is not to be waved through.
 */
export const isDecidable = ({ outcome, fix }: Pick<Finding, 'outcome' | 'fix'>): boolean => outcome === 'review' && fix?.by === 'requester';

/** The part of a finding by which a decision is recognized. */
export const evaluationOf = ({ reason, params, required, available, terms }: Finding): DecidedEvaluation => ({
  reason,
  params,
  ...(required === undefined ? {} : { required }),
  ...(available === undefined ? {} : { available }),
  ...(terms === undefined ? {} : { terms }),
});

/**
 * An assessment with what the requester decided by a day: accepted passes, refused fails. The latest word on an evaluation
 * counts; one about an evaluation that reads otherwise by now does not. A decided finding cites the decision.
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
  const last = decisions.findLast((one) => one.rule === finding.rule && equal(one.judgement, judgement));
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
