import { NOTE_LENGTH, reason } from '@covertrail/domain/fields/note-fields';
import { declineInvitation } from '@covertrail/contracts/request/invitation.calls';
import type { RequestInvitation } from '@covertrail/contracts/request/invitation.replies';
import { useCommand } from '#shared/commands/use-command';
import { FormArea } from '#shared/forms/bound-fields.tsx';
import { useFieldForm } from '#shared/forms/use-field-form';
import { Fields } from '#shared/ui/form.tsx';
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx';

interface DeclineInvitationProps {
  readonly token: string;
  readonly invitation: RequestInvitation;
  readonly onClose: () => void;
  readonly onDeclined: () => void;
}

/** Declines without an account: the link identifies the person. */
export function DeclineInvitation({ token, invitation, onClose, onDeclined }: DeclineInvitationProps) {
  const { submit, pending, problem } = useCommand(declineInvitation, 'invitation/decline', { onSettled: onDeclined });
  const { control, handleSubmit } = useFieldForm({ rules: { reason }, defaults: { reason: '' }, problem });
  const send = handleSubmit((values) => submit({ body: { token, ...values } }));
  return (
    <ConfirmDialog
      open
      title="Decline this request?"
      confirm="Decline request"
      cancel="Keep open"
      destructive
      pending={pending}
      problem={problem}
      onConfirm={() => void send()}
      onCancel={onClose}
    >
      <p>
        {invitation.requesterName} will receive no proof of insurance for {invitation.projectName} and will see your
        reason. It would have to send a new request.
      </p>
      <Fields>
        <FormArea
          control={control}
          name="reason"
          id="decline-invitation-reason"
          label="Reason"
          required
          rows={3}
          limit={NOTE_LENGTH}
        />
      </Fields>
    </ConfirmDialog>
  );
}
