import type { ComponentType } from 'react';

/** What keeps a step from being complete, in the words of the person. */
export interface StepProblem {
  readonly message: string;
  /** The id of the field that it is about: it gets the focus. Absent where it is about the whole step. */
  readonly fieldId?: string;
}

/** What a step of a wizard is given. */
export interface StepProps<Work> {
  /** What the wizard is about: values, what they are changed by, and whatever the steps show. */
  readonly work: Work;
  /** What is wrong with this step. Null until the person tried to go on, so that nothing is called wrong before it is filled in. */
  readonly problem: StepProblem | null;
  /** Opens another step, by its key. */
  readonly open: (key: string) => void;
}

/** One step of a wizard: a row of its table. */
interface WizardStep<Work> {
  /** Names the step in the address: `?step=remarks`. */
  readonly key: string;
  readonly title: string;
  readonly component: ComponentType<StepProps<Work>>;
  /** What is wrong with the step; null when it is complete. A step without a rule always is. */
  readonly wrong?: (work: Work) => StepProblem | null;
}

/** The steps of a wizard, in their order. */
export type WizardSteps<Work> = readonly [WizardStep<Work>, ...WizardStep<Work>[]];

/** The index of the first step that is not complete, or of the last one: no step after it can be opened. */
export function reachOf<Work>(steps: WizardSteps<Work>, work: Work): number {
  const wrong = steps.findIndex((step) => (step.wrong?.(work) ?? null) !== null);
  return wrong < 0 ? steps.length - 1 : wrong;
}
