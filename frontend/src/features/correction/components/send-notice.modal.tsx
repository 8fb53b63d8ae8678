import { sendCorrectionNotice } from '@covertrail/contracts/correction/correction.calls';
import type { CorrectionDetails } from '@covertrail/contracts/correction/correction.replies';
import { listed } from '@covertrail/wording/text/sentence-parts';
import { useCommand } from '#shared/commands/use-command';
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx';

interface SendNoticeProps {
  readonly correction: CorrectionDetails;
  readonly onClose: () => void;
}

/** Notifies those again who were notified of what is not true. */
export function SendNotice({
  correction: { id, trackingId, supplierName, projectName, text, recipients },
  onClose,
}: SendNoticeProps) {
  const { submit, pending, problem } = useCommand(sendCorrectionNotice, `corrections/${id}/notice`, {
    onSettled: onClose,
  });
  const send = () => submit({ params: { id: trackingId, correctionId: id }, toast: 'Notice sent.' });
  return (
    <ConfirmDialog
      open
      title="Notify again?"
      confirm="Notify again"
      cancel="Cancel"
      pending={pending}
      problem={problem}
      onConfirm={send}
      onCancel={onClose}
    >
      <p>
        {listed(recipients)} {recipients.length === 1 ? 'receives' : 'receive'} a notification that {supplierName}, for{' '}
        {projectName}, {text}. It is sent once.
      </p>
    </ConfirmDialog>
  );
}
