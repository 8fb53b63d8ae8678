import { lateStep } from '#shared/wizard/late-step.tsx';
import type { WizardSteps } from '#shared/wizard/wizard-step';
import { holderProblem, policiesProblem, remarksProblem, type AnswerWork } from './answer-work.view.js';
import { unavailableProblem } from './unavailable-lines.view.js';
import { SelectionStep } from './components/selection-step.js';

const RemarksStep = lateStep(() => import('./components/remarks-step.js'));
const DocumentsStep = lateStep(() => import('./components/documents-step.js'));
const HolderStep = lateStep(() => import('./components/holder-step.js'));
const SummaryStep = lateStep(() => import('./components/summary-step.js'));

const remarksStepProblem = (work: AnswerWork) => remarksProblem(work) ?? unavailableProblem(work);

/** The steps of the respond wizard, in the order of [D04]. */
export const ANSWER_STEPS: WizardSteps<AnswerWork> = [
  { key: 'policies', title: 'Policy Selection', component: SelectionStep, wrong: policiesProblem },
  { key: 'remarks', title: 'Remarks', component: RemarksStep, wrong: remarksStepProblem },
  { key: 'documents', title: 'Additional Documents', component: DocumentsStep },
  { key: 'holder', title: 'Cert Holder Info', component: HolderStep, wrong: holderProblem },
  { key: 'summary', title: 'Summary', component: SummaryStep },
];
