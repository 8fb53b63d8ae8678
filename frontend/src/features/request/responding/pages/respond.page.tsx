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
import { lateDialog } from '#shared/ui/late-dialog.tsx';
import { AnswerVerdict } from '../components/answer-verdict.js';
import { AnsweredRequest } from '../components/answered-request.js';
import { RespondWizard } from '../components/respond-wizard.js';
import { useAnswer, useRespondQuestion } from '../responding.hook.js';

const DeclineRequest = lateDialog(() => import('../components/decline-request.modal.js'));

/**
 * For an insured, or an agent on its behalf: what will the requester see? While the request is open, the answer is made here; once it
 * is sent, this shows what is missing and the next step.
 */
export default function RespondPage() {
  const { requestId = '' } = useParams();
  const { role } = useSession();
  const mayAnswer = useMay(respondToRequest);
  const navigate = useNavigate();
  const { request, suggestion, loading, problem, refetch } = useRespondQuestion(requestId);
  const [declining, setDeclining] = useState(false);
  const list = openRequestsOf(role);
  const leave = () => void navigate(list);
  const [sent, setSent] = useState(false);
  const answer = useAnswer(requestId, () => setSent(true));
  if (loading)
    return (
      <div className="page narrow">
        <SkeletonRows label="Loading request" />
      </div>
    );
  return (
    <div className="page narrow">
      <PageHeader
        title={request ? titleOf(request) : undefined}
        names={{ requestId: request ? `Request ${request.number}` : undefined }}
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
      ) : request?.state === 'responded' ? (
        <AnsweredRequest request={request} list={list} justSent={sent} />
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

const titleOf = ({ state, requesterName }: RequestRow): string =>
  state === 'responded' ? `Your answer to ${requesterName}` : `Answer ${requesterName}`;

const ENDED: Readonly<Record<Exclude<RequestRow['state'], 'open' | 'responded'>, string>> = {
  declined: 'This request was declined',
  canceled: 'The requester canceled this request',
};

function Ended({ request, list }: { readonly request: RequestRow | null; readonly list: string }) {
  const title =
    request && request.state !== 'open' && request.state !== 'responded'
      ? ENDED[request.state]
      : 'You cannot answer this request';
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
