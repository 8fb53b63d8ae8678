import { inviteUser, withdrawInvitation } from '@covertrail/contracts/membership/joining.calls';
import type { Colleague } from '@covertrail/contracts/membership/membership.replies';
import { useCommand } from '#shared/commands/use-command';
import { ACCESS_WORDS } from '#shared/session/access-words';
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx';

interface InvitationModalProps {
  readonly person: Colleague;
  readonly onClose: () => void;
}

export function ResendInvitation({ person, onClose }: InvitationModalProps) {
  const { id, email, access, permissions } = person;
  const { submit, pending, problem } = useCommand(inviteUser, `people/${id}/again`, { onSettled: onClose });
  return (
    <ConfirmDialog
      open
      title={`Invite ${email} again?`}
      confirm="Send again"
      cancel="Cancel"
      pending={pending}
      problem={problem}
      onConfirm={() =>
        submit({ body: { email, access, permissions }, toast: `Another invitation is on its way to ${email}.` })
      }
      onCancel={onClose}
    >
      <p>
        {email} gets another mail with a link, which works for a week, and is {ACCESS_WORDS[access].name} in your
        company once the link is used.
      </p>
    </ConfirmDialog>
  );
}

export function WithdrawInvitation({ person, onClose }: InvitationModalProps) {
  const { id, email } = person;
  const { submit, pending, problem } = useCommand(withdrawInvitation, `people/${id}/withdraw`, { onSettled: onClose });
  return (
    <ConfirmDialog
      open
      title={`Withdraw the invitation of ${email}?`}
      confirm="Withdraw"
      cancel="Keep invitation"
      destructive
      pending={pending}
      problem={problem}
      onConfirm={() => submit({ body: { invitationId: id }, toast: `The invitation of ${email} is withdrawn.` })}
      onCancel={onClose}
    >
      <p>The link of the mail no longer works. You can invite {email} again at any time.</p>
    </ConfirmDialog>
  );
}
