import { DOCUMENT_KINDS, DOCUMENT_TYPES } from '@covertrail/domain/insurance/document-kinds';
import { DOCUMENT_KIND_NAMES } from '@covertrail/wording/insurance/document-words';
import { REQUESTED_ENDORSEMENT_WORDS } from '@covertrail/wording/share/share-words';
import { dayFormat } from '#shared/format/day-format';
import { HolderBoxes } from '#shared/holders/holder-boxes.tsx';
import { lineName } from '#shared/policies/line-choices';
import { SelectedRecordsOfPolicy } from '#shared/selections/selected-records.tsx';
import { ScreenStatus } from '#shared/ui/screen-status.tsx';
import type { StepProps } from '#shared/wizard/wizard-step';
import { SummaryPart, WizardSummary } from '#shared/wizard/wizard-summary.tsx';
import { EarlierDifference } from './earlier-difference.js';
import { projectText } from './recipient.words.js';
import { isHolderEmpty } from './share-values.form.js';
import type { ShareWork } from './share-work.js';

/** With more they are counted. */
const NAMED = 5;

/** Summary: what is about to be shared, each part with the way back to its step. */
export default function SummaryStep({ work, open }: StepProps<ShareWork>) {
  const { values } = work;
  const { to, policies, remarks, endorsementRequests, holder, documentTypes } = values;
  const [first, ...others] = to;
  const documents = DOCUMENT_KINDS.filter((kind) => documentTypes.includes(DOCUMENT_TYPES[kind]));
  return (
    <>
      <WizardSummary title="What you share">
        <SummaryPart title="Selection" step="selection" open={open}>
          <ul>
            {to.slice(0, NAMED).map((recipient) => (
              <li key={recipient.projectId}>
                {recipient.requesterName}, {projectText(recipient)}
              </li>
            ))}
            {to.length > NAMED ? <li>and {(to.length - NAMED).toLocaleString('en-US')} more</li> : null}
          </ul>
          <p>{values.shareExpiringOn ? `Until ${dayFormat(values.shareExpiringOn)}` : 'Until you end it'}</p>
          {values.loanNumber.trim() ? <p>Loan number {values.loanNumber}</p> : null}
          {values.lenderServiceAgent.trim() ? (
            <p dir="auto">Lender’s service agent: {values.lenderServiceAgent}</p>
          ) : null}
        </SummaryPart>
        <SummaryPart title="Policies" step="policies" open={open}>
          <ul>
            {policies.map(({ policyId, line, policyNumber, carrierName, expiresOn, status }) => (
              <li key={policyId}>
                <span className="cell-main">
                  {lineName(line)} {policyNumber}
                </span>{' '}
                <span className="sub">
                  {carrierName}, to {dayFormat(expiresOn)}
                </span>{' '}
                <ScreenStatus screen="shareSummary" status={status} />{' '}
                {first && others.length === 0 ? (
                  <SelectedRecordsOfPolicy
                    policyId={policyId}
                    line={line}
                    projectId={first.projectId}
                    requesterName={first.requesterName}
                    mayChange={false}
                  />
                ) : null}
              </li>
            ))}
          </ul>
          <EarlierDifference work={work} />
        </SummaryPart>
        <SummaryPart title="Remarks" step="remarks" open={open}>
          <p className="lines" dir="auto">
            {remarks.trim() || 'None'}
          </p>
          {endorsementRequests.length > 0 ? (
            <p>
              Endorsement requests: {endorsementRequests.map((code) => REQUESTED_ENDORSEMENT_WORDS[code]).join(', ')}
            </p>
          ) : null}
        </SummaryPart>
        <SummaryPart title="Cert Holder Info" step="holder" open={open}>
          {isHolderEmpty(holder) ? <p>Nobody is named.</p> : <HolderBoxes value={holder} />}
          <p>
            Documents:{' '}
            {documents.length === DOCUMENT_KINDS.length
              ? 'all'
              : documents.map((kind) => DOCUMENT_KIND_NAMES[kind]).join(', ')}
            {values.printOnly === 1 ? ', for printing only' : ', shown online'}
          </p>
        </SummaryPart>
      </WizardSummary>
      <p className="sub">
        The requester sees these policies and every later change to them. Compliance is checked immediately.
      </p>
    </>
  );
}
