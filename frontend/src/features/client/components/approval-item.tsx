import { Check, ChevronLeft, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { approvePolicy } from '@covertrail/contracts/policy/policy.calls';
import type { PolicyRow } from '@covertrail/contracts/policy/policy.replies';
import { PolicyDocumentView } from '#shared/documents/policy-document-view.tsx';
import { useLetterKeys } from '#shared/navigation/letter-keys.hook';
import { ApprovalEffect } from '#shared/policies/approval-effect.tsx';
import { lineName } from '#shared/policies/line-choices';
import { PendingDifference } from '#shared/policies/pending-difference.tsx';
import { useApproval } from '#shared/policies/use-approval';
import { useRights } from '#shared/session/use-may';
import { Button } from '#shared/ui/button.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { lateDialog } from '#shared/ui/late-dialog.tsx';

const RejectPolicy = lateDialog(() => import('#shared/policies/reject-policy.tsx'));

interface ApprovalItemProps {
  readonly policy: PolicyRow;
  readonly onNext: () => void;
  readonly onPrevious: () => void;
  /** Back to the queue, where only one of both fits on the screen. */
  readonly onBack: () => void;
}

/** One policy of the queue: what differs, what an approval does, and the document beside both. */
export function ApprovalItem({ policy, onNext, onPrevious, onBack }: ApprovalItemProps) {
  const { approve, pending, problem } = useApproval(policy);
  const [rejecting, setRejecting] = useState(false);
  const mayDecide = useRights()(approvePolicy);
  const heading = useFreeFocus();
  useLetterKeys({
    j: onNext,
    k: onPrevious,
    ...(mayDecide && !pending ? { a: () => approve(), r: () => setRejecting(true) } : {}),
  });
  const { id, line, policyNumber, insuredId, insuredName, carrierName } = policy;
  return (
    <article className="approval-item" aria-labelledby="approval-title">
      <button type="button" className="text-link approval-back" onClick={onBack}>
        <ChevronLeft size={16} aria-hidden /> All that waits
      </button>
      <header className="approval-head">
        <div>
          <h2 id="approval-title" ref={heading} tabIndex={-1}>
            <Link to={`/app/policies/${id}`}>
              {lineName(line)} {policyNumber}
            </Link>
          </h2>
          <p className="sub">
            <Link to={`/app/agent-clients/${insuredId}`}>{insuredName}</Link>, {carrierName}
          </p>
        </div>
        {mayDecide ? (
          <div className="approval-actions">
            <Button type="button" primary loading={pending} disabled={pending} onClick={() => approve()}>
              <Check size={16} aria-hidden /> Approve
            </Button>
            <Button type="button" disabled={pending} onClick={() => setRejecting(true)}>
              <X size={16} aria-hidden /> Reject…
            </Button>
          </div>
        ) : null}
      </header>
      <ErrorBanner problem={problem} />
      <div className="approval-columns">
        <div>
          {mayDecide ? <ApprovalEffect policyId={id} /> : null}
          <PendingDifference policyId={id} />
        </div>
        <PolicyDocumentView policyId={id} />
      </div>
      {rejecting ? <RejectPolicy policy={policy} onClose={() => setRejecting(false)} /> : null}
    </article>
  );
}

/** The heading takes a focus that the item before it left behind: a screen reader goes on there. */
function useFreeFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
