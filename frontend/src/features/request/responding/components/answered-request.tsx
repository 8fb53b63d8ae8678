import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { RequestRow } from '@covertrail/contracts/request/request.replies';
import { dayFormat } from '#shared/format/day-format';
import { plural } from '#shared/format/plural';
import { useOpenRequestCount } from '#shared/counts/open-request-count.hook';
import { PolicySummaries } from '#shared/policies/policy-summaries.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { Button } from '#shared/ui/button.tsx';
import { AnswerParts } from '../../components/answer-parts.js';
import { useSentAnswer } from '../responding.hook.js';
import { AnswerMissing } from './answer-missing.js';

interface AnsweredRequestProps {
  readonly request: RequestRow;
  /** The open requests. */
  readonly list: string;
  /** It was sent on this page: the focus goes to the verdict. */
  readonly justSent: boolean;
  /** Answers it again; null for someone who may not. */
  readonly onChange: (() => void) | null;
}

/** An answer that was sent: the verdict with it today, what is missing with the next step, and what was sent. */
export default function AnsweredRequest({ request, list, justSent, onChange }: AnsweredRequestProps) {
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!justSent) return;
    window.scrollTo(0, 0);
    top.current?.focus({ preventScroll: true });
  }, [justSent]);
  const { details, preview, checking, loading, problem, refetch } = useSentAnswer(request.id);
  const left = useOpenRequestCount();
  const { insuredId, trackingId, answeredAt } = request;
  return (
    <div className="respond-step" ref={top} tabIndex={-1} role="group" aria-label="What became of the answer">
      <ErrorBanner problem={problem} onRetry={refetch} />
      {loading ? <SkeletonRows rows={4} label="Loading the answer" /> : null}
      {preview && insuredId !== null ? (
        <AnswerMissing request={{ ...request, insuredId }} preview={preview} checking={checking} onShared={refetch} />
      ) : null}
      {details ? (
        <Panel title={`Answered${answeredAt ? ` on ${dayFormat(answeredAt.slice(0, 10))}` : ''}`}>
          <div className="panel-body">
            <PolicySummaries policies={details.policies} links />
            {details.remarks.trim() ? <p>{details.remarks}</p> : null}
            <AnswerParts request={details} />
            {onChange ? (
              <Button type="button" onClick={onChange}>
                Change this answer
              </Button>
            ) : null}
          </div>
        </Panel>
      ) : null}
      <p className="answer-next">
        {trackingId ? (
          <Link className="text-link" to={`/app/suppliers/${trackingId}/why`}>
            Every requirement of {request.requesterName}
          </Link>
        ) : null}
        <Link className="text-link" to={list}>
          {left > 0 ? `Answer the next of ${plural(left, 'open request')}` : 'No other request is open'}
        </Link>
      </p>
    </div>
  );
}
