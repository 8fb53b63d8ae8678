import { compareOutcomes } from '../compliance/compare-outcomes.js';
import type { Outcome } from '../compliance/finding.js';
import type { CalendarDate } from '../kernel/dates.js';
import type { Uuid } from '../kernel/event.js';
import type { PolicyState } from '../policy/policy.state.js';
import type { DocumentsOnFile } from '../tracking/tracking-provided.js';
import { assessUncited, type AssessmentInputs } from '../tracking/tracking.rules.js';
import type { FindingChange } from './what-if.contract.js';
import { differencesBetween, isMet } from './what-if.rules.js';

/** What a change of a policy is to someone who holds it: by its own requirements. */
export type HolderEffect = 'better' | 'worse' | 'none';

export interface HolderDifference {
  readonly effect: HolderEffect;
  readonly before: Outcome;
  readonly after: Outcome;
  /** What is not met, before or after, and differs. */
  readonly findings: readonly FindingChange[];
}

/** A policy as its holder was told of it, and as it is. */
export interface HeldPolicy {
  readonly before: NonNullable<PolicyState>;
  readonly after: NonNullable<PolicyState>;
  /** What was on file for it then; absent where nothing was. */
  readonly documentsBefore?: DocumentsOnFile;
}

/**
 * What a holder finds on a day with the policy and its documents as it was told of them, and as they are, all else being as it is [D12]. Undefined for one that
 * requires nothing on the day, or that learns of no change any more. Where some things are better and others worse, it is worse.
 */
export function holderDifference(
  inputs: AssessmentInputs,
  { before, after, documentsBefore }: HeldPolicy,
  day: CalendarDate,
): HolderDifference | undefined {
  if (inputs.noLongerShared?.has(after.policyId)) return undefined;
  const withPolicy = (policy: HeldPolicy['after'], documents: Pick<AssessmentInputs, 'documents'>) =>
    assessUncited({ ...inputs, policies: new Map(inputs.policies).set(policy.policyId, policy), ...documents }, day);
  const was = withPolicy(before, documentsWith(inputs, after.policyId, documentsBefore));
  const is = withPolicy(after, {});
  if (!was || !is) return undefined;
  const findings = differencesBetween(was.findings, is.findings);
  return { effect: effectOf(was.outcome, is.outcome, findings), before: was.outcome, after: is.outcome, findings };
}

/** Nothing where no document is required: then none was read. */
function documentsWith(
  { documents }: AssessmentInputs,
  policyId: Uuid,
  before: DocumentsOnFile | undefined,
): Pick<AssessmentInputs, 'documents'> {
  if (documents === undefined) return {};
  const others = [...documents].filter(([id]) => id !== policyId);
  return { documents: new Map([...others, ...(before ? [[policyId, before] as const] : [])]) };
}

function effectOf(before: Outcome, after: Outcome, findings: readonly FindingChange[]): HolderEffect {
  const order = compareOutcomes(before, after);
  if (order !== 0) return order < 0 ? 'better' : 'worse';
  const isWorse = ({ before: was, after: is }: FindingChange): boolean =>
    isMet(is) ? false : isMet(was) || (was !== null && is !== null && compareOutcomes(is.outcome, was.outcome) < 0);
  if (findings.some(isWorse)) return 'worse';
  return findings.some(({ before: was, after: is }) => isWorse({ rule: '', before: is, after: was }))
    ? 'better'
    : 'none';
}
