import type { Finding } from '@covertrail/domain/compliance/finding';
import type { FixPlanSent } from '@covertrail/domain/fix-plan/fix-plan.contract';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { fixText } from '../compliance/sentence.js';
import { cureStepTexts, KNOWN_POLICIES, policyOf } from '../cure-plan/shown-steps.words.js';
import type { Names } from '../text/event-wording.js';

/** What is to be done: the steps, or where there are none what the findings name. */
export const fixPlanTexts = (
  { steps, findings }: Pick<FixPlanSent['data'], 'steps' | 'findings'>,
  names: Pick<Names, 'policyNumber' | 'withholds'> = KNOWN_POLICIES,
): readonly string[] =>
  steps.length === 0
    ? fixSteps(findings.filter((finding) => policiesOf(finding).every((id) => !names.withholds(id))))
    : cureStepTexts(steps, { ...UNNAMED, ...names }, 'requester');

const policiesOf = ({ policyId, terms = [] }: Finding): readonly Uuid[] => [
  ...(policyId === undefined ? [] : [policyId]),
  ...terms.map((term) => term.policyId),
];

/** The policies that a plan is about: an agency knows those of another one by the end of their numbers alone [C15]. */
export const policiesInPlan = ({
  steps,
  findings,
}: Pick<FixPlanSent['data'], 'steps' | 'findings'>): readonly Uuid[] => [
  ...steps.flatMap((step) => policyOf(step)?.policyId ?? []),
  ...findings.flatMap(policiesOf),
];

/** The plan of a requester shares nothing: what is missing is asked for by its content. */
const UNNAMED = { company: () => 'a company', project: () => 'a project' };

/** What is to be done, each once, in the order of the findings. */
export const fixSteps = (findings: readonly Finding[]): readonly string[] => [
  ...new Set(findings.map((finding) => fixText(finding)).filter((text) => text !== undefined)),
];
