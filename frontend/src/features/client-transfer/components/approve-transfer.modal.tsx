import type { TransferDetails } from '@covertrail/contracts/client-transfer/client-transfer.replies';
import { plural } from '#shared/format/plural';
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx';
import { useTransferAction } from '../transfer-action.hook.js';

interface ApproveTransferProps {
  readonly transfer: TransferDetails;
  readonly onClose: () => void;
}

/** `4 policies, 1 open request and 2 shares`; kinds with none are left out. */
function movingText({ policies, openRequests, shares }: TransferDetails): string {
  const parts = [
    policies.length > 0 ? plural(policies.length, 'policy', 'policies') : '',
    openRequests.length > 0 ? plural(openRequests.length, 'open request') : '',
    shares.length > 0 ? plural(shares.length, 'share') : '',
  ].filter(Boolean);
  return parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;
}

/** Asks once before a client moves, and names the effects. */
export function ApproveTransfer({ transfer, onClose }: ApproveTransferProps) {
  const { insuredName, from, to, mySide } = transfer;
  const { act, pending, problem } = useTransferAction(transfer.id, onClose);
  const moving = movingText(transfer);
  const [giver, taker] = mySide === 'from' ? ['Your agency', to.agencyName] : [from.agencyName, 'your agency'];
  return (
    <ConfirmDialog
      open
      title={`Approve the transfer of ${insuredName}`}
      confirm="Approve transfer"
      cancel="Not now"
      pending={pending}
      problem={problem}
      onConfirm={() => act('approve')}
      onCancel={onClose}
    >
      <ul className="tr-effects">
        <li>
          {insuredName}
          {moving ? ` moves to ${taker} with ${moving}` : ` moves to ${taker}`}, all at the same time.
        </li>
        <li>
          {giver} can still read the policies of {insuredName} and their history up to the transfer, and nothing
          recorded later. It can no longer change a policy or answer a request.
        </li>
        <li>{insuredName} is notified of its new agency of record.</li>
        <li>
          This cannot be undone: {mySide === 'from' ? to.agencyName : 'your agency'} would have to transfer the client
          back.
        </li>
      </ul>
    </ConfirmDialog>
  );
}
