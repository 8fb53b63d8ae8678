import {
  cancelCertificateUpload,
  continueWithOriginal,
  processCoi,
} from '@covertrail/contracts/certificate-upload/certificate-upload.calls';
import type { CertificateTransaction } from '@covertrail/contracts/certificate-upload/certificate-upload.replies';
import {
  NOT_PROCESSED,
  NOT_PROCESSED_ADVICE,
  READING_REFUSALS,
} from '@covertrail/wording/certificate-upload/reading-refusals.words';
import { commandOf } from '../api/call-request.js';
import { useCommandRequest } from '../commands/use-command.js';
import { Button } from '../ui/button.js';
import { ErrorBanner } from '../ui/error-banner.js';
import './certificates.css';

type Failed = Pick<CertificateTransaction, 'transactionId' | 'reason' | 'fileName'>;

interface FailedReadingProps<Transaction> {
  readonly transaction: Transaction;
  /** The original goes on as a document of what the person is about to send. */
  readonly onContinue?: ((transaction: Transaction) => void) | undefined;
}

/** A certificate that could not be read: it is taken back, read again, or goes on as it is [E02]. */
export function FailedReading<Transaction extends Failed>({
  transaction,
  onContinue,
}: FailedReadingProps<Transaction>) {
  const { transactionId, reason, fileName } = transaction;
  const body = { transactionId };
  const ending = useCommandRequest(`certificate/${transactionId}/failed`);
  const going = useCommandRequest(`certificate/${transactionId}/continue`, {
    onSettled: () => onContinue?.(transaction),
  });
  const pending = ending.pending || going.pending;
  return (
    <div className="failed-reading" role="alert">
      <p>
        <b>{NOT_PROCESSED}</b>
      </p>
      <p>
        {fileName}: {reason === null ? '' : READING_REFUSALS[reason]} {NOT_PROCESSED_ADVICE}
      </p>
      <div className="failed-acts">
        <Button
          type="button"
          size="small"
          disabled={pending}
          onClick={() => ending.submit(commandOf(cancelCertificateUpload, { body }))}
        >
          Cancel
        </Button>
        <Button
          type="button"
          size="small"
          disabled={pending}
          onClick={() => ending.submit(commandOf(processCoi, { body }))}
        >
          Retry
        </Button>
        <Button
          type="button"
          size="small"
          primary
          loading={going.pending}
          disabled={pending}
          onClick={() => going.submit(commandOf(continueWithOriginal, { body }))}
        >
          Continue
        </Button>
      </div>
      <ErrorBanner problem={ending.problem ?? going.problem} />
    </div>
  );
}
