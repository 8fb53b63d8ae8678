import { isForRequester } from '@covertrail/domain/compliance/for-supplier';
import type { Finding } from '@covertrail/domain/compliance/finding';
import type {
  FixedLine,
  PlanContent,
  PlanLeftOver,
  PlanStepText,
  StepAgent,
} from '@covertrail/contracts/cure-plan/cure-plan.replies';
import type { CoverageLine } from '@covertrail/domain/insurance/coverage';
import { isCoverageLine } from '@covertrail/domain/compliance/coverage-codes';
import { DOER_OF } from '@covertrail/domain/cure-plan/cure-kinds.rules';
import type { CureStep, PlannedStep } from '@covertrail/domain/cure-plan/cure-plan.contract';
import type { CurePlan, LeftOver } from '@covertrail/domain/cure-plan/cure-plan.rules';
import { handledPolicyOf } from '@covertrail/domain/cure-plan/plan-receivers.rules';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import { requirementTitle } from '@covertrail/wording/compliance/sentence';
import type { StepReader } from '@covertrail/wording/cure-plan/cure-steps.words';
import { leftOverText } from '@covertrail/wording/cure-plan/left-over.words';
import type { OtherAgencyPolicies } from '#other-agencies/other-agency-policies';
import { shownStepText } from '@covertrail/wording/cure-plan/shown-steps.words';
import type { PlanPeople } from './plan-people.rules.js';
import type { PlanNames } from './plan-names.reader.js';

/** Who reads a plan, and with which names. */
export interface PlanReader {
  readonly names: PlanNames;
  /** Null where no agency represents the insured. */
  readonly people: PlanPeople | null;
  readonly reader: StepReader;
  /** Policies of which the reader may know only that they are there. */
  readonly others: OtherAgencyPolicies;
}

/** A plan in words. */
export const planContent = (
  { steps, left, proved, complete }: CurePlan,
  on: CalendarDate,
  reading: PlanReader,
): PlanContent => ({
  on,
  steps: steps.map((planned) => stepText(planned, reading)),
  left: left.map((item) => leftOver(item, on, reading.others)),
  proved,
  complete,
});

const stepText = ({ step, serves }: PlannedStep, { names, reader, people, others }: PlanReader): PlanStepText => ({
  kind: step.kind,
  text: shownStepText(step, { ...names, ...others.names }, reader),
  by:
    reader === 'requester' && (step.kind === 'buyPolicy' || step.kind === 'buyUmbrella')
      ? 'insured'
      : DOER_OF[step.kind],
  agent: agentFor(step, people, reader),
  line: step.line,
  policyId: 'policyId' in step ? step.policyId : null,
  shareWith: step.kind === 'sharePolicy' ? step.trackingId : null,
  serves: serves.map(({ trackingId }) => trackingId),
  fixes: fixedLines(serves.flatMap(({ rules }) => rules)),
});

/** A requester knows the agents of the policies that an agency placed and that it was shown, and nobody else. */
function agentFor(step: CureStep, people: PlanPeople | null, reader: StepReader): StepAgent | null {
  const policyId = handledPolicyOf(step);
  if (reader === 'requester' && (policyId === null || !people?.placed.has(policyId))) return null;
  return people?.named(policyId) ?? null;
}

/** Rules begin with their line. */
function fixedLines(rules: readonly string[]): readonly FixedLine[] {
  const lines = new Map<CoverageLine, Set<string>>();
  for (const rule of rules) {
    const [line] = rule.split('.');
    if (isCoverageLine(line)) lines.set(line, new Set([...(lines.get(line) ?? []), requirementTitle({ rule })]));
  }
  return [...lines].map(([line, titles]) => ({ line, titles: [...titles] }));
}

const leftOver = (
  { trackingId, finding }: LeftOver,
  today: CalendarDate,
  others: OtherAgencyPolicies,
): PlanLeftOver => ({
  trackingId,
  line: finding.line,
  title: requirementTitle(finding),
  ...leftOverSaid(finding, today, others),
  needs: (finding.fix && isForRequester(finding.fix)) || finding.exception?.kind === 'review' ? 'review' : 'exception',
  denied: finding.exception?.decision === 'denied',
});

function leftOverSaid(finding: Finding, today: CalendarDate, others: OtherAgencyPolicies) {
  const sentence = others.sentence(finding);
  return sentence === null ? leftOverText(finding, today) : { sentence };
}
