import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { requestDetails } from '@covertrail/contracts/request/request.calls';
import type { RequestDetails } from '@covertrail/contracts/request/request.replies';
import { askedFacts } from '@covertrail/wording/request/asked-beside.words';
import { viewQuery } from '#shared/api/call-request';
import CertificatePanel from '#shared/certificates/certificate-panel.tsx';
import { dayFormat } from '#shared/format/day-format';
import { PolicySummaries } from '#shared/policies/policy-summaries.tsx';
import { useMayOpen } from '#shared/navigation/pages.hook';
import { Button } from '#shared/ui/button.tsx';
import { AppModal } from '#shared/ui/app-modal.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { Receipts } from './request-receipts.js';
import { useViewQuery } from '#shared/views/use-view-query';
import { optOutText } from '../opt-out/opt-out.words.js';
import { AnswerParts } from './answer-parts.js';
import { Timeline } from './request-timeline.js';

interface RequestDetailsProps {
  readonly requestId: string;
  readonly onClose: () => void;
}

/** What was asked, and what was answered. */
export default function OpenedRequest({ requestId, onClose }: RequestDetailsProps) {
  const mayOpen = useMayOpen('suppliers');
  const { body, loading, problem, refetch } = useViewQuery(viewQuery(requestDetails, { params: { id: requestId } }));
  const actions = (
    <>
      <Button type="button" onClick={onClose}>
        Close
      </Button>
      {body?.trackingId && mayOpen ? (
        <Button as={Link} primary to={`/app/suppliers/${body.trackingId}/why`}>
          Open supplier
        </Button>
      ) : null}
    </>
  );
  return (
    <AppModal open title={body ? `Request ${body.number}` : 'Request'} actions={actions} onClose={onClose}>
      <ErrorBanner problem={problem} onRetry={refetch} />
      {loading ? <SkeletonRows rows={5} label="Loading request" /> : null}
      {body ? <Facts request={body} /> : null}
      {body ? <Timeline request={body} /> : null}
    </AppModal>
  );
}

function Facts({ request }: { readonly request: RequestDetails }) {
  const {
    insuredName,
    projectName,
    templateName,
    requestedAt,
    dueOn,
    remindedOn,
    message,
    remarks,
    policies,
    asked,
    cc,
  } = request;
  return (
    <>
      <dl className="opened-facts">
        <dt>To</dt>
        <dd>{insuredName}</dd>
        <dt>Project</dt>
        <dd>
          {projectName}, {templateName}
        </dd>
        <dt>Sent</dt>
        <dd>
          {dayFormat(requestedAt.slice(0, 10))}, due {dayFormat(dueOn)}
        </dd>
        {remindedOn ? (
          <>
            <dt>Last reminder</dt>
            <dd>{dayFormat(remindedOn)}</dd>
          </>
        ) : null}
        {askedFacts(asked).map(([label, text]) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </Fragment>
        ))}
        {cc.length > 0 ? (
          <>
            <dt>Copies to</dt>
            <dd>{cc.join(', ')}</dd>
          </>
        ) : null}
        <dt>Message</dt>
        <dd>{message.trim() || 'None'}</dd>
        <dt>Answer</dt>
        <dd>{answerText(request)}</dd>
        {remarks.trim() ? (
          <>
            <dt>Remarks</dt>
            <dd>{remarks}</dd>
          </>
        ) : null}
      </dl>
      {request.certificateAt || request.passedOnAt ? <Receipts requestId={request.id} /> : null}
      <CertificatePanel
        requestId={request.id}
        isOpen={request.state === 'open' || request.state === 'responded'}
        hasPriority
      />
      {policies.length > 0 ? <PolicySummaries policies={policies} links={false} /> : null}
      <AnswerParts request={request} />
    </>
  );
}

function answerText({ state, answeredAt, reason, optOut }: RequestDetails): string {
  const on = answeredAt ? ` on ${dayFormat(answeredAt.slice(0, 10))}` : '';
  const said = optOutText({ optOut }, 'yours');
  const because = `${reason?.trim() ? `: ${reason.trim()}` : ''}${said ? ` (${said})` : ''}`;
  switch (state) {
    case 'open':
      return 'Not answered yet';
    case 'responded':
      return `Answered${on}`;
    case 'declined':
      return `Declined${on}${because}`;
    case 'canceled':
      return `Canceled${on}${because}`;
  }
}
