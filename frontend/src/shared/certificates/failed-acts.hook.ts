import { useId, useState } from 'react';
import {
  cancelCertificateUpload,
  continueWithOriginal,
  processCoi,
} from '@covertrail/contracts/certificate-upload/certificate-upload.calls';
import type { CertificateTransaction } from '@covertrail/contracts/certificate-upload/certificate-upload.replies';
import type { Problem } from '../api/api-problem.js';
import { commandOf } from '../api/call-request.js';
import { useCommandRequest } from '../commands/use-command.js';

type Named = Pick<CertificateTransaction, 'transactionId'>;

/** Cancel, Retry and Continue. */
const CALLS = { cancel: cancelCertificateUpload, retry: processCoi, continue: continueWithOriginal } as const;
export type FailedAct = keyof typeof CALLS;

interface Submitted<Transaction> {
  readonly transaction: Transaction;
  readonly act: FailedAct;
}

export interface FailedActs<Transaction extends Named> {
  readonly submit: (transaction: Transaction, act: FailedAct) => void;
  /** What is on its way; null otherwise. */
  readonly pending: Submitted<Transaction> | null;
  readonly problemOf: (transaction: Transaction) => Problem | null;
}

/**
 * Cancel, Retry and Continue of certificates that could not be read, for what stays on the page: the part with their buttons is gone once an act
 * shows, and would not call `onContinue` any more [E02].
 */
export function useFailedActs<Transaction extends Named>(
  onContinue?: (transaction: Transaction) => void,
): FailedActs<Transaction> {
  const [last, setLast] = useState<Submitted<Transaction> | null>(null);
  const { submit, pending, problem } = useCommandRequest<unknown>(`certificates/${useId()}/failed`, {
    onSettled: () => (last?.act === 'continue' ? onContinue?.(last.transaction) : undefined),
  });
  return {
    submit(transaction, act) {
      setLast({ transaction, act });
      submit(commandOf(CALLS[act], { body: { transactionId: transaction.transactionId } }));
    },
    pending: pending ? last : null,
    problemOf: ({ transactionId }) => (transactionId === last?.transaction.transactionId ? problem : null),
  };
}
