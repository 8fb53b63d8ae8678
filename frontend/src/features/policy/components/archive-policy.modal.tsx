import { archivePolicy, unarchivePolicy } from '@covertrail/contracts/policy/policy.calls';
import type { PolicyRow } from '@covertrail/contracts/policy/policy.replies';
import { commandOf } from '#shared/api/call-request';
import { useCommand } from '#shared/commands/use-command';
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx';

interface ArchivePolicyProps {
  readonly policy: Pick<PolicyRow, 'id' | 'policyNumber'>;
  readonly onClose: () => void;
}

/** Puts a policy aside; the toast takes it back. */
export default function ArchivePolicy({ policy: { id, policyNumber }, onClose }: ArchivePolicyProps) {
  const { submit, pending, problem } = useCommand(archivePolicy, `policies/${id}/archive`, { onSettled: onClose });
  const archive = () =>
    submit({
      params: { id },
      toast: `Policy ${policyNumber} archived.`,
      undo: commandOf(unarchivePolicy, { params: { id }, toast: `Policy ${policyNumber} is no longer archived.` }),
    });
  return (
    <ConfirmDialog
      open
      title={`Archive policy ${policyNumber}?`}
      confirm="Archive policy"
      pending={pending}
      problem={problem}
      onConfirm={archive}
      onCancel={onClose}
    >
      <p>
        An archived policy is left out of your lists and cannot be edited. What it covers stays as it is, and who it is
        shared with still sees it. You can take it out of the archive at any time.
      </p>
    </ConfirmDialog>
  );
}
