import type { TransferDetails } from '@covertrail/contracts/client-transfer/client-transfer.replies';
import { reason } from '@covertrail/domain/fields/note-fields';
import { FormArea } from '#shared/forms/bound-fields.tsx';
import { useFieldForm } from '#shared/forms/use-field-form';
import { Fields } from '#shared/ui/form.tsx';
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx';
import { useTransferAction } from '../transfer-action.hook.js';
import { askedSide } from '../transfer.words.js';

interface DenyTransferProps {
  readonly transfer: TransferDetails;
  readonly onClose: () => void;
}

/** Denies a transfer: the other agent needs the reason to act. */
export function DenyTransfer({ transfer, onClose }: DenyTransferProps) {
  const { act, pending, problem } = useTransferAction(transfer.id, onClose);
  const { control, handleSubmit } = useFieldForm({ rules: { reason }, defaults: { reason: '' }, problem });
  const asker = transfer[askedSide(transfer) === 'from' ? 'to' : 'from'].agencyName;
  const effect =
    transfer.mySide === 'from'
      ? `${transfer.insuredName} stays your client`
      : `${transfer.insuredName} stays with ${transfer.from.agencyName}`;
  return (
    <ConfirmDialog
      open
      title="Deny the transfer"
      confirm="Deny transfer"
      cancel="Keep open"
      destructive
      pending={pending}
      problem={problem}
      onConfirm={() => void handleSubmit((values) => act('deny', values))()}
      onCancel={onClose}
    >
      <p>
        Nothing moves, and {effect}. {asker} reads your reason.
      </p>
      <Fields>
        <FormArea control={control} name="reason" id="deny-reason" label="Reason" required rows={3} limit={1000} />
      </Fields>
    </ConfirmDialog>
  );
}
