import type { Uuid } from '@covertrail/domain/kernel/event';
import type { CoverageLine } from '@covertrail/domain/insurance/coverage';
import type { CureStep } from '@covertrail/domain/cure-plan/cure-plan.contract';
import { LINE_NAMES } from '../insurance/labels.js';
import type { Names } from '../text/event-wording.js';
import { cureStepText, type StepReader } from './cure-steps.words.js';

/** Names of requesters and projects, and which policies the reader may know. */
export type StepNames = Pick<Names, 'company' | 'project' | 'policyNumber' | 'withholds'>;

/** For readers who may know every policy of the steps. */
export const KNOWN_POLICIES: Pick<Names, 'policyNumber' | 'withholds'> = {
  policyNumber: (_id, number) => number,
  withholds: () => false,
};

/** A step as its reader may know it: of another agency's policy it says that something is to be done, or that it is to be shared [C15]. */
export function shownStepText(step: CureStep, names: StepNames, reader?: StepReader): string {
  const of = policyOf(step);
  if (of === null || !names.withholds(of.policyId)) return cureStepText(step, names, reader);
  const policyNumber = names.policyNumber(of.policyId, of.policyNumber);
  return step.kind === 'sharePolicy'
    ? cureStepText({ ...step, policyNumber }, names, reader)
    : otherAgencyStepText(step.line, policyNumber);
}

/** The policy that a step names: of a purchase the one whose place is taken. */
export const policyOf = (step: CureStep): { readonly policyId: Uuid; readonly policyNumber: string } | null =>
  'policyId' in step ? step : step.replaces;

const otherAgencyStepText = (line: CoverageLine, number: string): string =>
  `${LINE_NAMES[line]} policy ${number} of another agency has to be changed.`;

/** All steps, each once, in their order. */
export const cureStepTexts = (steps: readonly CureStep[], names: StepNames, reader?: StepReader): readonly string[] => [
  ...new Set(steps.map((step) => shownStepText(step, names, reader))),
];
