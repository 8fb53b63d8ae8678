import type { RespondChoice } from '@covertrail/contracts/request/request.replies';
import type { Status } from '@covertrail/domain/status/status';
import { dayFormat } from '#shared/format/day-format';
import { lineName } from '#shared/policies/line-choices';
import { SelectedRecordsOfPolicy } from '#shared/selections/selected-records.tsx';
import { ScreenStatus } from '#shared/ui/screen-status.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import type { StepProps } from '#shared/wizard/wizard-step';
import { SummaryPart, WizardSummary } from '#shared/wizard/wizard-summary.tsx';
import { holderText } from '../answer-differences.view.js';
import { enteredHolder, type AnswerWork } from '../answer-work.view.js';
import { useAnswerForms, type AnswerForm } from '../answer-forms.hook.js';
import { saidUnavailable, unavailableText } from '../unavailable-lines.view.js';
import { MissingLines } from './missing-lines.js';
import '../../components/answer-parts.css';

/** What is about to be sent, and how it differs from the last answer. */
export default function SummaryStep({ work, open }: StepProps<AnswerWork>) {
  const { request, draft, chosen, preview, differences } = work;
  const unavailable = saidUnavailable(work);
  return (
    <>
      <MissingLines preview={preview} chosen={chosen} />
      {differences ? <Differences differences={differences} /> : null}
      <WizardSummary title={`What you send to ${request.requesterName}, ${request.projectName}`}>
        <SummaryPart title="Policies" step="policies" open={open}>
          <SentPolicies work={work} />
        </SummaryPart>
        <SummaryPart title="Remarks" step="remarks" open={open}>
          <span className="respond-text">{draft.remarks.trim() || 'None'}</span>
        </SummaryPart>
        {unavailable.length > 0 ? (
          <SummaryPart title="Unavailable coverage" step="remarks" open={open}>
            <ul>
              {unavailable.map((each) => (
                <li key={each.line}>{unavailableText(each)}</li>
              ))}
            </ul>
          </SummaryPart>
        ) : null}
        <SummaryPart title="Additional documents" step="documents" open={open}>
          {draft.documents.map(({ name }) => name).join(', ') || 'None'}
        </SummaryPart>
        <SummaryPart title="Certificate holder" step="holder" open={open}>
          {holderText(enteredHolder(draft.holder)) || 'As the policies name it'}
        </SummaryPart>
      </WizardSummary>
      <p className="sub">
        The requester sees these policies and every later change to them. Compliance is checked immediately.
      </p>
    </>
  );
}

function Differences({ differences }: { readonly differences: readonly string[] }) {
  return (
    <Panel title="What differs from your last answer">
      <div className="panel-body">
        {differences.length === 0 ? (
          <p>Nothing differs: there is nothing to send.</p>
        ) : (
          <ul className="answer-differences">
            {differences.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
        {differences.some((text) => text.startsWith('Policy removed')) ? (
          <p className="sub">
            The requester no longer sees a policy that you remove from the answer, unless you share it otherwise.
          </p>
        ) : null}
      </div>
    </Panel>
  );
}

function SentPolicies({ work }: { readonly work: AnswerWork }) {
  const { request, chosen } = work;
  const forms = new Map(useAnswerForms(work).map((form) => [form.line, form]));
  return (
    <ul>
      {chosen.map(({ policyId, line, policyNumber, carrierName, expiresOn, unavailable }) => (
        <li key={policyId}>
          <span className="cell-main">
            {lineName(line)} {policyNumber}
          </span>{' '}
          <span className="sub">
            {carrierName}, to {dayFormat(expiresOn)}
            {formOf(forms.get(line))}
          </span>{' '}
          <ScreenStatus screen="respondSummary" status={answerStatus(unavailable)} />{' '}
          <SelectedRecordsOfPolicy
            policyId={policyId}
            line={line}
            projectId={request.projectId}
            requesterName={request.requesterName}
            mayChange={false}
          />
        </li>
      ))}
    </ul>
  );
}

/** What an answer sends is in review by its requester; a policy that cannot be sent is as it is [C14]. */
const answerStatus = (unavailable: RespondChoice['unavailable']): Status =>
  unavailable === null || unavailable === 'crossCountry' ? 'inReview' : unavailable;

const formOf = (form: AnswerForm | undefined): string => {
  if (form === undefined) return '';
  return form.isChosen ? `, ${form.text}` : `, ${form.text} unless the policy names another form`;
};
