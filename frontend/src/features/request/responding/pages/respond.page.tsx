import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { requestDetails, respondToRequest } from '@covertrail/contracts/request/request.calls';
import type { RequestDetails, RequestRow } from '@covertrail/contracts/request/request.replies';
import { dayFormat } from '#shared/format/day-format';
import { viewQuery } from '#shared/api/call-request';
import { useAddress } from '#shared/navigation/use-address';
import { openRequestsOf } from '#shared/navigation/own-pages';
import { useMay } from '#shared/session/use-may';
import { useSession } from '#shared/session/use-session';
import { Button } from '#shared/ui/button.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { useViewQuery } from '#shared/views/use-view-query';
import { lateDialog } from '#shared/ui/late-dialog.tsx';
import { optOutText } from '../../opt-out/opt-out.words.js';
import { AskedFacts } from '../components/asked-facts.js';
import { AnswerVerdict } from '../components/answer-verdict.js';
import { RespondWizard } from '../components/respond-wizard.js';
import { useAnswer, useRespondQuestion } from '../responding.hook.js';

/** Nobody needs it before the answer is sent. */
const AnsweredRequest = lazyPart(() => import('../components/answered-request.js'));
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
  const address = useAddress();
  const answer = useAnswer(requestId);
  const { wasOpen, last, isChangedMeanwhile, goOn } = useAnswerStanding(request);
  const isAnswered = request?.state === 'responded';
  const isChanging = isAnswered && (wasOpen || address.get(CHANGE) !== null);
  const isCanceledMeanwhile = request?.state === 'canceled' && wasOpen;
  const shows = request?.state === 'open' || ((isChanging || isCanceledMeanwhile) && !answer.isSent);
  // The step of the remarks has it among them.
  const isInRemarks = shows && address.get('step') === 'remarks';
  if (loading || (isChanging && !last))
    return (
      <div className="page">
        <SkeletonRows label="Loading request" />
      </div>
    );
  return (
    <div className={shows ? 'page' : 'page narrow'}>
      <Heading request={request} />
      <ErrorBanner problem={problem} onRetry={refetch} />
      {request && shows ? <AskedFacts request={request} withMessage={!isInRemarks} /> : null}
      {request?.state === 'open' && suggestion && !mayAnswer ? (
        <>
          <p className="sub">{ONLY_REVIEWERS}</p>
          <AnswerVerdict preview={suggestion} checking={false} onAdd={null} />
        </>
      ) : request && suggestion && mayAnswer && shows ? (
        <RespondWizard
          request={request}
          suggestion={suggestion}
          last={last}
          pending={answer.pending}
          problem={answer.problem}
          overtaken={
            answer.pending ? null : isChangedMeanwhile ? (
              <ChangedMeanwhile onGoOn={goOn} />
            ) : (
              <Overtaken request={wasOpen ? request : null} />
            )
          }
          onSend={
            isCanceledMeanwhile || isChangedMeanwhile ? null : (draft) => answer.send(draft, last?.answers ?? null)
          }
          onDecline={request.state === 'open' ? () => setDeclining(true) : null}
        />
      ) : isAnswered ? (
        <AnsweredRequest
          awaited
          props={{
            request,
            list,
            justSent: answer.isSent,
            onChange: mayAnswer
              ? () => {
                  answer.reset();
                  goOn();
                  address.change({ [CHANGE]: 'yes', step: null });
                }
              : null,
          }}
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

/** Who asks whom for what, and until when. */
const Heading = ({ request }: { readonly request: RequestRow | null }) =>
  request === null ? (
    <PageHeader />
  ) : (
    <PageHeader
      title={titleOf(request)}
      names={{ requestId: `Request ${request.number}` }}
      sub={`${request.insuredName}, ${request.projectName}. Requirements: ${request.templateName}. Due ${dayFormat(request.dueOn)}.`}
    />
  );

/** In the address while an answer is changed [D07]. */
const CHANGE = 'change';

/** Whether the request was open when the page was, and the answer that a change begins with, until the person goes on with a later one. */
function useAnswerStanding(request: RequestRow | null) {
  const [wasOpen, setWasOpen] = useState(false);
  if (request?.state === 'open' && !wasOpen) setWasOpen(true);
  const isAnswered = request?.state === 'responded';
  const details = useViewQuery(isAnswered ? viewQuery(requestDetails, { params: { id: request.id } }) : null);
  const current = isAnswered ? details.body : null;
  const [last, setLast] = useState<RequestDetails | null>(null);
  if (current && last === null) setLast(current);
  return {
    wasOpen,
    last: isAnswered ? last : null,
    isChangedMeanwhile: current !== null && last !== null && current.answers > last.answers,
    goOn: () => setLast(current),
  };
}

/** A colleague, or the other side, changed the answer that is changed here: neither wins unseen [D07]. */
const ChangedMeanwhile = ({ onGoOn }: { readonly onGoOn: () => void }) => (
  <div className="draft-conflict" role="alert">
    <p>
      <b>Someone else changed this answer in the meantime.</b> What you entered is still here, and is not sent yet. Go
      on to compare it with the answer as it is now: the Summary says what differs.
    </p>
    <Button type="button" size="small" onClick={onGoOn}>
      Go on with mine
    </Button>
  </div>
);

/** Someone else was first: what was entered here stays. */
function Overtaken({ request }: { readonly request: RequestRow | null }) {
  if (request === null || request.state === 'open') return null;
  const { state, reason, requesterName } = request;
  return (
    <p className="draft-conflict" role="alert">
      {state === 'canceled'
        ? `${requesterName} canceled this request${reason?.trim() ? `: ${reason.trim()}` : ''}. It can no longer be answered. What you entered is still here.`
        : 'This request was answered in the meantime by someone else. What you entered is still here: if you send it, it takes the place of that answer. The Summary says what differs.'}
    </p>
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
      {request?.optOut ? <div>{optOutText(request, 'theirs')}</div> : null}
    </EmptyState>
  );
}
