import { Archive, ArchiveRestore, Ban, Pencil, Replace } from 'lucide-react';
import { Link } from 'react-router-dom';
import { unarchivePolicy } from '@covertrail/contracts/policy/policy.calls';
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
      <Link className="text-link" to={`/app/policies/${id}`} aria-label={`Edit policy ${policyNumber}`}>
        <Pencil size={14} aria-hidden /> Edit
      </Link>
      {LIVING.has(standing) || standing === 'expired' ? (
        <Link className="text-link" to={`/app/policies/${id}/replace`} aria-label={`Replace policy ${policyNumber}`}>
          <Replace size={14} aria-hidden /> Replace
        </Link>
      ) : null}
      {LIVING.has(standing) ? (
        <button
          type="button"
          className="text-link"
          aria-label={`Cancel policy ${policyNumber}`}
          onClick={() => onCancel(policy)}
        >
          <Ban size={14} aria-hidden /> Cancel
        </button>
      ) : null}
      <button
        type="button"
        className="text-link"
        aria-label={`Archive policy ${policyNumber}`}
        onClick={() => onArchive(policy)}
      >
        <Archive size={14} aria-hidden /> Archive
      </button>
    </div>
  );
}

function Restore({ policy: { id, policyNumber } }: Pick<RowActionsProps, 'policy'>) {
  const { submit, pending } = useCommand(unarchivePolicy, `policies/${id}/unarchive`);
  return (
    <div className="row-actions">
      <button
        type="button"
        className="text-link"
        disabled={pending}
        aria-label={`Take policy ${policyNumber} out of the archive`}
        onClick={() => submit({ params: { id }, toast: `Policy ${policyNumber} is no longer archived.` })}
      >
        <ArchiveRestore size={14} aria-hidden /> Take out of archive
      </button>
    </div>
  );
}
