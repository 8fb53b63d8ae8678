import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { respondToRequest } from '@covertrail/contracts/request/request.calls';
import type { RequestRow } from '@covertrail/contracts/request/request.replies';
import { dayFormat } from '#shared/format/day-format';
import { openRequestsOf } from '#shared/navigation/own-pages';
import { useMay } from '#shared/session/use-may';
import { useSession } from '#shared/session/use-session';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { AnswerVerdict } from '../components/answer-verdict.js';
import { DeclineRequest } from '../components/decline-request.modal.js';
import { RespondWizard } from '../components/respond-wizard.js';
import { useAnswer, useRespondQuestion } from '../responding.hook.js';

/** Answers one request. */
export default function RespondPage() {
  const { requestId = '' } = useParams();
  const { role } = useSession();
  const mayAnswer = useMay(respondToRequest);
  const navigate = useNavigate();
  const { request, suggestion, loading, problem, refetch } = useRespondQuestion(requestId);
  const [declining, setDeclining] = useState(false);
  const list = openRequestsOf(role);
  const leave = () => void navigate(list);
  const answer = useAnswer(requestId, leave);
  if (loading)
    return (
      <div className="page narrow">
        <SkeletonRows label="Loading request" />
      </div>
    );
  return (
    <div className="page narrow">
      <PageHeader
        title={request ? `Answer ${request.requesterName}` : 'Answer a request'}
        crumbs={[{ text: 'Open Requests', to: list }, { text: request ? `Request ${request.number}` : 'Request' }]}
        sub={
          request
            ? `${request.insuredName}, ${request.projectName}. Requirements: ${request.templateName}. Due ${dayFormat(request.dueOn)}.`
            : null
        }
      />
      <ErrorBanner problem={problem} onRetry={refetch} />
      {request?.message ? <blockquote className="respond-message">{request.message}</blockquote> : null}
      {request?.state === 'open' && suggestion && !mayAnswer ? (
        <>
          <p className="sub">{ONLY_REVIEWERS}</p>
          <AnswerVerdict preview={suggestion} checking={false} onAdd={null} />
        </>
      ) : request?.state === 'open' && suggestion ? (
        <RespondWizard
          request={request}
          suggestion={suggestion}
          pending={answer.pending}
          problem={answer.problem}
          onSend={answer.send}
          onDecline={() => setDeclining(true)}
        />
      ) : problem || answer.pending || request?.state === 'open' ? null : (
        <Ended request={request} list={list} />
      )}
      {declining && request ? (
        <DeclineRequest request={request} onClose={() => setDeclining(false)} onDeclined={leave} />
      ) : null}
    </div>
  );
}

/** To those who may read a request and not answer it. */
const ONLY_REVIEWERS = 'Only a reviewer or a manager of your company can answer a request.';

const ENDED: Readonly<Record<Exclude<RequestRow['state'], 'open'>, string>> = {
  responded: 'This request has already been answered',
  declined: 'This request was declined',
  canceled: 'The requester canceled this request',
};

function Ended({ request, list }: { readonly request: RequestRow | null; readonly list: string }) {
  const title = request && request.state !== 'open' ? ENDED[request.state] : 'You cannot answer this request';
  return (
    <EmptyState
      title={title}
      action={
        <Link className="text-link" to={list}>
          Open requests
        </Link>
      }
    >
      {request?.reason ? `Reason: ${request.reason}` : null}
    </EmptyState>
  );
}
