import type { WizardSteps } from '#shared/wizard/wizard-step';
import { holderProblem, policiesProblem, remarksProblem, type AnswerWork } from './answer-work.view.js';
import { unavailableProblem } from './unavailable-lines.view.js';
import { DocumentsStep } from './components/documents-step.js';
import { HolderStep } from './components/holder-step.js';
import { RemarksStep } from './components/remarks-step.js';
import { SelectionStep } from './components/selection-step.js';
import { SummaryStep } from './components/summary-step.js';

const remarksStepProblem = (work: AnswerWork) => remarksProblem(work) ?? unavailableProblem(work);

/** The steps of the respond wizard, in the order of [D04]. */
export const ANSWER_STEPS: WizardSteps<AnswerWork> = [
  { key: 'policies', title: 'Policy Selection', component: SelectionStep, wrong: policiesProblem },
  { key: 'remarks', title: 'Remarks', component: RemarksStep, wrong: remarksStepProblem },
  { key: 'documents', title: 'Additional Documents', component: DocumentsStep },
  { key: 'holder', title: 'Cert Holder Info', component: HolderStep, wrong: holderProblem },
  { key: 'summary', title: 'Summary', component: SummaryStep },
];
