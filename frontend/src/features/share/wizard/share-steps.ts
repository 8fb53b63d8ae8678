import { remarks } from '@covertrail/domain/fields/note-fields';
import { lenderServiceAgent, loanNumber, shareExpiringOn } from '@covertrail/domain/fields/share-fields';
import { messageOf } from '@covertrail/wording/fields/field-message';
import { holderErrors } from '#shared/holders/holder-errors';
import { lineName } from '#shared/policies/line-choices';
import { lateStep } from '#shared/wizard/late-step.tsx';
import type { StepProblem, WizardSteps } from '#shared/wizard/wizard-step';
import { PoliciesStep } from './policies-step.js';
import { RecipientsStep } from './recipients-step.js';
import { RemarksStep } from './remarks-step.js';
import { goneText } from './share-draft.view.js';
import { isHolderEmpty } from './share-values.form.js';
import type { ShareWork } from './share-work.js';
import { UNAVAILABLE } from './unavailable.words.js';

const HolderStep = lateStep(() => import('./holder-step.js'));
const SummaryStep = lateStep(() => import('./summary-step.js'));

const EXPIRY_PAST = 'The last day of the share must not be in the past.';

/** The five steps in the order of [D03], each with what keeps it from being complete. */
export const SHARE_STEPS: WizardSteps<ShareWork> = [
  { key: 'selection', title: 'Selection', component: RecipientsStep, wrong: selectionProblem },
  {
    key: 'policies',
    title: 'Policies',
    component: PoliciesStep,
    wrong: policiesProblem,
  },
  {
    key: 'remarks',
    title: 'Remarks',
    component: RemarksStep,
    wrong: ({ values }) => problemAt('share-remarks', messageOf(remarks, values.remarks)),
  },
  { key: 'holder', title: 'Cert Holder Info', component: HolderStep, wrong: holderProblem },
  { key: 'summary', title: 'Summary', component: SummaryStep },
];

/** One that went away since it was chosen keeps the wizard from sharing the others unseen [D04]. */
function policiesProblem({ values: { policies }, gone }: ShareWork): StepProblem | null {
  const [first] = gone;
  if (first) return { message: goneText(first) };
  for (const choice of policies)
    if (choice.unavailable !== null)
      return { message: `${lineName(choice.line)} ${choice.policyNumber}: ${UNAVAILABLE[choice.unavailable]}` };
  return policies.length > 0 ? null : { message: 'Please select a policy.' };
}

const problemAt = (fieldId: string, message: string | null): StepProblem | null =>
  message === null ? null : { message, fieldId };

function selectionProblem({ values, today }: ShareWork): StepProblem | null {
  if (values.to.length === 0) return { message: 'Please select with whom to share.', fieldId: 'share-company' };
  if (values.shareExpiringOn !== '' && values.shareExpiringOn < today)
    return { message: EXPIRY_PAST, fieldId: 'share-expiry' };
  return (
    problemAt('share-expiry', messageOf(shareExpiringOn, values.shareExpiringOn)) ??
    problemAt('share-loan', messageOf(loanNumber, values.loanNumber)) ??
    problemAt('share-lender', messageOf(lenderServiceAgent, values.lenderServiceAgent))
  );
}

/** Nobody need be named. Whoever is must fit into the box [D06]. */
function holderProblem({ values: { holder, documentTypes } }: ShareWork): StepProblem | null {
  if (documentTypes.length === 0) return { message: 'Please select at least one kind of document.' };
  const [first] = isHolderEmpty(holder) ? [] : Object.values(holderErrors(holder));
  return first === undefined ? null : { message: first };
}
