import { isDecidable } from '@covertrail/domain/compliance/decidable';
import { Gavel } from 'lucide-react';
import { useState } from 'react';
import type { FindingText } from '@covertrail/contracts/history/history.replies';
import { ExceptionFiles } from '#shared/exceptions/exception-files.tsx';
import { Button } from '#shared/ui/button.tsx';
import { OUTCOMES } from '#shared/ui/outcome-pill.tsx';
import { lateDialog } from '#shared/ui/late-dialog.tsx';

const WithdrawException = lateDialog(() => import('#shared/exceptions/withdraw-exception.modal.tsx'));

interface FindingExceptionProps {
  readonly trackingId: string;
  readonly finding: FindingText;
  readonly mayWithdraw: boolean;
  /** Opens the dialog for this finding; null where the reader may not decide it. */
  readonly onDecide: (() => void) | null;
}

/** What the requester decided about a finding and what it is without that, and buttons for those who may decide. */
export function FindingExceptionPart({ trackingId, finding, mayWithdraw, onDecide }: FindingExceptionProps) {
  const [withdrawing, setWithdrawing] = useState(false);
  const { exception, exceptionText, exceptionDocuments = [], decisionText, title, outcome } = finding;
  const text = exceptionText ?? decisionText;
  if (!text && !onDecide) return null;
  const isReview = isDecidable(finding);
  return (
    <div className="why-decision">
      {text ? (
        <p>
          <Gavel size={15} aria-hidden /> {text}
          {exception && exception.instead !== outcome ? ` Without it: ${OUTCOMES[exception.instead].text}.` : ''}
        </p>
      ) : null}
      {exception ? (
        <ExceptionFiles trackingId={trackingId} exceptionId={exception.exceptionId} files={exceptionDocuments} />
      ) : null}
      {onDecide ? (
        <Button
          type="button"
          size="small"
          aria-label={`${isReview ? 'Accept or deny' : 'Handle exception'}: ${title}`}
          onClick={onDecide}
        >
          {isReview ? 'Accept or deny…' : 'Handle exception…'}
        </Button>
      ) : null}
      {exception && mayWithdraw ? (
        <Button type="button" size="small" aria-label={`Withdraw: ${title}`} onClick={() => setWithdrawing(true)}>
          Withdraw…
        </Button>
      ) : null}
      {withdrawing && exception ? (
        <WithdrawException
          trackingId={trackingId}
          exceptionId={exception.exceptionId}
          title={title}
          text={text ?? ''}
          wide={exception.scope !== 'supplier'}
          onClose={() => setWithdrawing(false)}
        />
      ) : null}
    </div>
  );
}
