import { deactivatePerson, handOverContact, reactivatePerson } from '@covertrail/contracts/membership/membership.calls';
import type { Colleague } from '@covertrail/contracts/membership/membership.replies';
import { useCommand } from '#shared/commands/use-command';
import { ACCESS_WORDS } from '#shared/session/access-words';
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx';

interface PersonModalProps {
  readonly person: Colleague;
  readonly onClose: () => void;
}

export function DeactivatePerson({ person, onClose }: PersonModalProps) {
  const { id, name } = person;
  const { submit, pending, problem } = useCommand(deactivatePerson, `people/${id}/off`, { onSettled: onClose });
  return (
    <ConfirmDialog
      open
      title={`Deactivate ${name}?`}
      confirm="Deactivate"
      cancel="Keep active"
      destructive
      pending={pending}
      problem={problem}
      onConfirm={() => submit({ body: { membershipId: id }, toast: `${name} is deactivated.` })}
      onCancel={onClose}
    >
      <p>
        {name} is logged out and may do nothing more for your company. What {name} did stays as it is. You can
        reactivate {name} at any time.
      </p>
    </ConfirmDialog>
  );
}

export function ReactivatePerson({ person, onClose }: PersonModalProps) {
  const { id, name, access } = person;
  const { submit, pending, problem } = useCommand(reactivatePerson, `people/${id}/on`, { onSettled: onClose });
  return (
    <ConfirmDialog
      open
      title={`Reactivate ${name}?`}
      confirm="Reactivate"
      cancel="Keep inactive"
      pending={pending}
      problem={problem}
      onConfirm={() => submit({ body: { membershipId: id }, toast: `${name} is active again.` })}
      onCancel={onClose}
    >
      <p>
        {name} is {ACCESS_WORDS[access].name} again, with the permissions of before.
      </p>
    </ConfirmDialog>
  );
}

export function HandOver({ person, onClose }: PersonModalProps) {
  const { id, name } = person;
  const { submit, pending, problem } = useCommand(handOverContact, `people/${id}/contact`, { onSettled: onClose });
  return (
    <ConfirmDialog
      open
      title={`Make ${name} the primary contact?`}
      confirm="Hand over"
      cancel="Stay primary contact"
      destructive
      pending={pending}
      problem={problem}
      onConfirm={() => submit({ body: { membershipId: id }, toast: `${name} is now the primary contact.` })}
      onCancel={onClose}
    >
      <p>
        {name} administers your company from now on, and you no longer do. Only {name} can hand it back. You stay a
        Manager.
      </p>
    </ConfirmDialog>
  );
}
