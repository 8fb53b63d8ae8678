import { sortFindings } from '@covertrail/domain/compliance/finding-causes';
import type { Outcome } from '@covertrail/domain/compliance/finding';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { SentPlan } from '@covertrail/contracts/cure-plan/cure-plan.replies';
import type { FindingText } from '@covertrail/contracts/history/history.replies';
import type { ShownGap } from '@covertrail/contracts/tracking/tracking.replies';
import { causeTitle } from '@covertrail/wording/compliance/cause-words';
import { LINE_NAMES } from '@covertrail/wording/insurance/labels';
import { stepsForAll, type PlanStep } from './findings-plan.view.js';

/** What has to be done, and by whom. */
type NextStep = Pick<PlanStep, 'text' | 'by' | 'agent'>;

/** Why a supplier is not compliant for a project: everything that fails for one cause. */
export interface ProjectReason {
  readonly key: string;
  readonly outcome: Outcome;
  readonly title: string;
  /** By name, where there are several. */
  readonly requirements: readonly string[];
  /** Null where only its title is known. */
  readonly sentence: string | null;
  /** Null while they are awaited. */
  readonly steps: readonly NextStep[] | null;
  /** The day on which a plan asked for all of it; null where none did. */
  readonly sentOn: CalendarDate | null;
}

/** The reasons of a verdict with the steps of its plan, worst first. */
export const reasonsOf = (
  findings: readonly FindingText[],
  plan: { readonly steps: readonly PlanStep[] | null; readonly sent: SentPlan | null },
): readonly ProjectReason[] =>
  sortFindings(findings).missing.map(({ cause, outcome, findings: group }) => ({
    key: group[0].rule,
    outcome,
    title: cause === null ? `${LINE_NAMES[group[0].line]}: ${group[0].title}` : causeTitle(cause),
    requirements: group.length > 1 ? group.map(({ title }) => title) : [],
    sentence: group[0].sentence,
    steps: plan.steps && nextSteps(plan.steps, group),
    sentOn: sentOn(plan.sent, group),
  }));

/** The same of a row of the list of suppliers, which names no steps. */
export const reasonsOfRow = (gaps: readonly ShownGap[]): readonly ProjectReason[] =>
  gaps.map(({ rule, outcome, title, requirements }) => ({
    key: rule,
    outcome,
    title,
    requirements: requirements.length > 1 ? requirements : [],
    sentence: null,
    steps: [],
    sentOn: null,
  }));

/** The steps of the plan; where it has none, the fix of the first requirement. */
function nextSteps(
  steps: readonly PlanStep[],
  findings: readonly [FindingText, ...FindingText[]],
): readonly NextStep[] {
  const planned = stepsForAll(steps, findings);
  const [{ fix, fixText }] = findings;
  if (planned.length > 0 || !fix || fixText === undefined) return planned;
  return [{ text: fixText, by: fix.by, agent: null }];
}

/** A plan asked for what it named: what came up after it was sent is not asked for yet. */
const sentOn = (sent: SentPlan | null, findings: readonly FindingText[]): CalendarDate | null =>
  sent && findings.every(({ rule }) => sent.rules.includes(rule)) ? sent.on : null;
