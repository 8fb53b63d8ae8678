import type { FixedLine, PlanContent, PlanLeftOver, PlanStepText } from '@covertrail/contracts/cure-plan/cure-plan.replies';
import type { CoverageLine } from '@covertrail/domain/compliance/coverage';
import { isCoverageLine } from '@covertrail/domain/compliance/coverage-codes';
import { DOER_OF } from '@covertrail/domain/cure-plan/cure-kinds.rules';
import type { PlannedStep } from '@covertrail/domain/cure-plan/cure-plan.contract';
import type { CurePlan, LeftOver } from '@covertrail/domain/cure-plan/cure-plan.rules';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import { requirementTitle } from '@covertrail/wording/compliance/sentence';
import { cureStepText, type StepReader } from '@covertrail/wording/cure-plan/cure-steps.words';
import { leftOverText } from '@covertrail/wording/cure-plan/left-over.words';
import type { PlanNames } from './plan-names.reader.js';

/** A plan in words. */
export const planContent = ({ steps, left, proved }: CurePlan, on: CalendarDate, names: PlanNames, reader: StepReader): PlanContent => ({
  on,
  steps: steps.map((planned) => stepText(planned, names, reader)),
  left: left.map((one) => leftOver(one, on)),
  proved,
});

const stepText = ({ step, serves }: PlannedStep, names: PlanNames, reader: StepReader): PlanStepText => ({
  kind: step.kind,
  text: cureStepText(step, names, reader),
  by: reader === 'requester' && (step.kind === 'buyPolicy' || step.kind === 'buyUmbrella') ? 'insured' : DOER_OF[step.kind],
  line: step.line,
  policyId: 'policyId' in step ? step.policyId : null,
  shareWith: step.kind === 'sharePolicy' ? step.trackingId : null,
  serves: serves.map(({ trackingId }) => trackingId),
  fixes: fixedLines(serves.flatMap(({ rules }) => rules)),
});

/** Rules begin with their line. */
function fixedLines(rules: readonly string[]): readonly FixedLine[] {
  const lines = new Map<CoverageLine, Set<string>>();
  for (const rule of rules) {
    const [line] = rule.split('.');
    if (isCoverageLine(line)) lines.set(line, new Set([...lines.get(line) ?? [], requirementTitle({ rule })]));
  }
  return [...lines].map(([line, titles]) => ({ line, titles: [...titles] }));
}

const leftOver = ({ trackingId, finding }: LeftOver, today: CalendarDate): PlanLeftOver => ({
  trackingId,
  line: finding.line,
  title: requirementTitle(finding),
  ...leftOverText(finding, today),
  needs: finding.fix?.by === 'requester' || finding.exception?.kind === 'review' ? 'review' : 'exception',
  denied: finding.exception?.decision === 'denied',
});
