import type { Finding } from '@covertrail/domain/compliance/finding';
import type { FixPlanSent } from '@covertrail/domain/fix-plan/fix-plan.contract';
import { fixText } from '../compliance/sentence.js';
import { cureStepTexts } from '../cure-plan/cure-steps.words.js';

/** What is to be done: the steps, or where there are none what the findings name. */
export const fixPlanTexts = ({
  steps,
  findings,
}: Pick<FixPlanSent['data'], 'steps' | 'findings'>): readonly string[] =>
  steps.length === 0 ? fixSteps(findings) : cureStepTexts(steps, UNNAMED, 'requester');

/** The plan of a requester shares nothing: what is missing is asked for by its content. */
const UNNAMED = { company: () => 'a company', project: () => 'a project' };

/** What is to be done, each once, in the order of the findings. */
export const fixSteps = (findings: readonly Finding[]): readonly string[] => [
  ...new Set(findings.map((finding) => fixText(finding)).filter((text) => text !== undefined)),
];
