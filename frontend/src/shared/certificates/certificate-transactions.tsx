import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { CertificateTransaction } from '@covertrail/contracts/certificate-upload/certificate-upload.replies';
import { instantFormat } from '../format/instant-format.js';
import { useMay } from '../session/use-may.js';
import { StatusTag } from '../ui/status-tag.js';
import { processCoi } from '@covertrail/contracts/certificate-upload/certificate-upload.calls';
import { addExtractedPolicies } from '@covertrail/contracts/extraction/extraction.calls';
import { useFailedActs } from './failed-acts.hook.js';
import { FailedReading } from './failed-reading.js';
import { idOfReading } from './reading-focus.hook.js';
import { transactionState } from './transaction-state.words.js';
import './certificates.css';

interface TransactionsProps {
  readonly transactions: readonly CertificateTransaction[];
  readonly onContinue?: ((transaction: CertificateTransaction) => void) | undefined;
  /** Rows of uploads that did not go through, above the others. */
  readonly notUploaded?: readonly ReactNode[];
}

const FAILED: readonly CertificateTransaction['status'][] = ['scan', 'refused', 'unreadable'];

/** The certificates that were uploaded for a request, the newest first [E01]. */
export function CertificateTransactions({ transactions, onContinue, notUploaded = [] }: TransactionsProps) {
  const mayDecide = useMay(processCoi);
  const acts = useFailedActs(onContinue);
  if (transactions.length + notUploaded.length === 0) return null;
  const failed = transactions.filter(({ isOwn, status }) => mayDecide && isOwn && FAILED.includes(status));
  return (
    <>
      {failed.map((transaction) => (
        <FailedReading key={transaction.transactionId} transaction={transaction} acts={acts} />
      ))}
      <div className="certificate-transactions">
        <table aria-label="Uploaded certificates">
          <thead>
            <tr>
              <th scope="col">Transaction ID</th>
              <th scope="col">File Name</th>
              <th scope="col">Uploaded</th>
              <th scope="col">State</th>
            </tr>
          </thead>
          <tbody>
            {notUploaded}
            {transactions.map((transaction) => (
              <Row key={transaction.transactionId} transaction={transaction} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

const Row = ({ transaction }: { readonly transaction: CertificateTransaction }) => (
  <tr id={idOfReading(transaction.transactionId)} tabIndex={-1}>
    <td className="transaction-id" data-label="Transaction ID">
      {transaction.transactionId}
    </td>
    <td data-label="File Name">
      <b>{transaction.fileName}</b>
      {transaction.additional.length > 0 ? <div className="sub">with {transaction.additional.join(', ')}</div> : null}
    </td>
    <td data-label="Uploaded">
      {instantFormat(transaction.uploadedAt)}
      {transaction.priority === 'standard' ? null : <div className="sub">Priority Request</div>}
    </td>
    <td data-label="State">
      <StatusTag {...transactionState(transaction)} />
      <ConfirmLink transaction={transaction} />
    </td>
  </tr>
);

/** Leads to where a person confirms what was read, and later to what became of it. */
function ConfirmLink({ transaction: { transactionId, status } }: { readonly transaction: CertificateTransaction }) {
  const mayConfirm = useMay(addExtractedPolicies);
  if (!mayConfirm || (status !== 'read' && status !== 'confirmed')) return null;
  return (
    <div>
      <Link to={`/app/certificate-readings/${transactionId}`}>{status === 'read' ? 'Confirm' : 'See policies'}</Link>
    </div>
  );
}
