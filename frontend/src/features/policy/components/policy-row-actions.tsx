import { IfMay } from '#shared/session/if-may.tsx';
import { Archive, ArchiveRestore, Ban, Pencil, Replace } from 'lucide-react';
import { Link } from 'react-router-dom';
import {
  unarchivePolicy,
  replacePolicy,
  cancelPolicy,
  archivePolicy,
  editPolicy,
} from '@covertrail/contracts/policy/policy.calls';
import type { PolicyRow } from '@covertrail/contracts/policy/policy.replies';
import { useCommand } from '#shared/commands/use-command';

const LIVING: ReadonlySet<PolicyRow['standing']> = new Set([
  'verified',
  'unverified',
  'expiring',
  'notYetInForce',
  'pendingCancellation',
]);

interface RowActionsProps {
  readonly policy: PolicyRow;
  readonly onCancel: (policy: PolicyRow) => void;
  readonly onArchive: (policy: PolicyRow) => void;
}

/** What can be done with a policy from a list; the server decides again. */
export function PolicyRowActions({ policy, onCancel, onArchive }: RowActionsProps) {
  const { id, policyNumber, standing } = policy;
  if (standing === 'archived') return <Restore policy={policy} />;
  return (
    <div className="row-actions">
      <IfMay send={editPolicy}>
        <Link className="text-link" to={`/app/policies/${id}`} aria-label={`Edit policy ${policyNumber}`}>
          <Pencil size={14} aria-hidden /> Edit
        </Link>
      </IfMay>
      {LIVING.has(standing) || standing === 'expired' ? (
        <IfMay send={replacePolicy}>
          <Link className="text-link" to={`/app/policies/${id}/replace`} aria-label={`Replace policy ${policyNumber}`}>
            <Replace size={14} aria-hidden /> Replace
          </Link>
        </IfMay>
      ) : null}
      {LIVING.has(standing) ? (
        <IfMay send={cancelPolicy}>
          <button
            type="button"
            className="text-link"
            aria-label={`Cancel policy ${policyNumber}`}
            onClick={() => onCancel(policy)}
          >
            <Ban size={14} aria-hidden /> Cancel
          </button>
        </IfMay>
      ) : null}
      <IfMay send={archivePolicy}>
        <button
          type="button"
          className="text-link"
          aria-label={`Archive policy ${policyNumber}`}
          onClick={() => onArchive(policy)}
        >
          <Archive size={14} aria-hidden /> Archive
        </button>
      </IfMay>
    </div>
  );
}

function Restore({ policy: { id, policyNumber } }: Pick<RowActionsProps, 'policy'>) {
  const { submit, pending } = useCommand(unarchivePolicy, `policies/${id}/unarchive`);
  return (
    <div className="row-actions">
      <IfMay send={unarchivePolicy}>
        <button
          type="button"
          className="text-link"
          disabled={pending}
          aria-label={`Take policy ${policyNumber} out of the archive`}
          onClick={() => submit({ params: { id }, toast: `Policy ${policyNumber} is no longer archived.` })}
        >
          <ArchiveRestore size={14} aria-hidden /> Take out of archive
        </button>
      </IfMay>
    </div>
  );
}
