import { useId } from 'react';
import type { CertificateTransaction } from '@covertrail/contracts/certificate-upload/certificate-upload.replies';
import {
  NOT_PROCESSED,
  NOT_PROCESSED_ADVICE,
  NOT_READ_AGAIN,
  READING_REFUSALS,
} from '@covertrail/wording/certificate-upload/reading-refusals.words';
import { plural } from '../format/plural.js';
import { Button } from '../ui/button.js';
import { ErrorBanner } from '../ui/error-banner.js';
import type { FailedAct, FailedActs } from './failed-acts.hook.js';
import { useReadingFocus } from './reading-focus.hook.js';
import './certificates.css';

type Failed = Pick<CertificateTransaction, 'transactionId' | 'reason' | 'fileName' | 'attemptsLeft'>;

interface FailedReadingProps<Transaction extends Failed> {
  readonly transaction: Transaction;
  readonly acts: FailedActs<Transaction>;
}

const LABELS: Readonly<Record<FailedAct, string>> = { cancel: 'Cancel', retry: 'Retry', continue: 'Continue' };

/** A certificate that could not be read: it is taken back, read again, or goes on as it is [E02]. */
export function FailedReading<Transaction extends Failed>({ transaction, acts }: FailedReadingProps<Transaction>) {
  const { transactionId, reason, fileName, attemptsLeft } = transaction;
  const part = useReadingFocus(transactionId);
  const id = useId();
  const offered: readonly FailedAct[] = attemptsLeft > 0 ? ['cancel', 'retry', 'continue'] : ['cancel', 'continue'];
  const isPending = (act: FailedAct) =>
    acts.pending?.act === act && acts.pending.transaction.transactionId === transactionId;
  return (
    <div
      className="failed-reading"
      role="alert"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-why`}
      tabIndex={-1}
      ref={part}
    >
      <p id={`${id}-title`}>
        <b>{NOT_PROCESSED}</b>
      </p>
      <p id={`${id}-why`}>
        {fileName}: {reason === null ? '' : READING_REFUSALS[reason]} {NOT_PROCESSED_ADVICE}
      </p>
      <p className="sub">
        {attemptsLeft > 0 ? `It can be read again ${plural(attemptsLeft, 'time')}.` : NOT_READ_AGAIN} Continue keeps the
        original certificate as a document, Cancel takes it back.
      </p>
      <div className="failed-acts">
        {offered.map((act) => (
          <Button
            key={act}
            type="button"
            size="small"
            aria-label={`${LABELS[act]} ${fileName}`}
            loading={isPending(act)}
            disabled={acts.pending !== null}
            onClick={() => {
              // A button that waits cannot have the focus.
              part.current?.focus();
              acts.submit(transaction, act);
            }}
          >
            {LABELS[act]}
          </Button>
        ))}
      </div>
      <ErrorBanner problem={acts.problemOf(transaction)} />
    </div>
  );
}
