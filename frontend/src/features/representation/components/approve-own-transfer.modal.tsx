import { approveOwnTransfer } from '@covertrail/contracts/client-transfer/client-transfer.calls';
import type { OwnTransfer } from '@covertrail/contracts/client-transfer/client-transfer.replies';
import { useCommand } from '#shared/commands/use-command';
import { plural } from '#shared/format/plural';
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx';

interface ApproveOwnTransferProps {
  readonly transfer: OwnTransfer;
  readonly onClose: () => void;
}

/** Asks once before the policies of one agency move to another one, and names the effects. */
export function ApproveOwnTransfer({ transfer, onClose }: ApproveOwnTransferProps) {
  const { id, revision, fromAgencyName, toAgencyName, policies, openRequests } = transfer;
  const { submit, pending, problem } = useCommand(approveOwnTransfer, `transfers/${id}/approve`, {
    onSettled: onClose,
  });
  const approve = () =>
    submit({
      params: { transferId: id },
      ifMatch: revision,
      toast: `Approved. ${toAgencyName} takes over from ${fromAgencyName}.`,
    });
  return (
    <ConfirmDialog
      open
      title={`Approve what ${toAgencyName} asks`}
      confirm="Approve transfer"
      cancel="Not now"
      pending={pending}
      problem={problem}
      onConfirm={approve}
      onCancel={onClose}
    >
      <ul className="agency-effects">
        <li>
          {toAgencyName} manages what {fromAgencyName} managed: {plural(policies.length, 'policy', 'policies')} in force
          or to come, and what has ended.
        </li>
        {openRequests > 0 ? (
          <li>
            {plural(openRequests, 'open request')}: {toAgencyName} answers in place of {fromAgencyName}.
          </li>
        ) : null}
        <li>
          {fromAgencyName} no longer represents you. It sees the policies that it managed as they are now, and no later
          change.
        </li>
        <li>Policies that another agency manages, or none, stay as they are.</li>
        <li>This cannot be undone. You may choose another agency on each policy.</li>
      </ul>
    </ConfirmDialog>
  );
}
