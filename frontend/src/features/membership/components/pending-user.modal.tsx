import { useState } from 'react';
import { approveUser, declineUser } from '@covertrail/contracts/membership/joining.calls';
import type { Colleague } from '@covertrail/contracts/membership/membership.replies';
import { useCommand } from '#shared/commands/use-command';
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx';
import { Fields } from '#shared/ui/form.tsx';
import { RightsFields, type ChosenRights } from './rights-fields.js';

interface PendingUserModalProps {
  readonly person: Colleague;
  readonly onClose: () => void;
}

/** Somebody who asked to join gets a role, and is active from then on [A09]. */
export function ApproveUser({ person, onClose }: PendingUserModalProps) {
  const { id, name, email } = person;
  const [rights, setRights] = useState<ChosenRights>({ access: 'readOnly', permissions: [] });
  const { submit, pending, problem } = useCommand(approveUser, `people/${id}/approve`, { onSettled: onClose });
  return (
    <ConfirmDialog
      open
      title={`Approve ${name}?`}
      confirm="Approve"
      cancel="Cancel"
      pending={pending}
      problem={problem}
      onConfirm={() => submit({ body: { membershipId: id, ...rights }, toast: `${name} is approved.` })}
      onCancel={onClose}
    >
      <p>
        {name} verified the address {email}, and may work for your company once you approve. A mail says so to {name}.
      </p>
      <Fields>
        <RightsFields legend="Role" rights={rights} onChange={setRights} />
      </Fields>
    </ConfirmDialog>
  );
}

export function DeclineUser({ person, onClose }: PendingUserModalProps) {
  const { id, name } = person;
  const { submit, pending, problem } = useCommand(declineUser, `people/${id}/decline`, { onSettled: onClose });
  return (
    <ConfirmDialog
      open
      title={`Decline ${name}?`}
      confirm="Decline"
      cancel="Keep waiting"
      destructive
      pending={pending}
      problem={problem}
      onConfirm={() => submit({ body: { membershipId: id }, toast: `${name} is declined.` })}
      onCancel={onClose}
    >
      <p>
        {name} may do nothing for your company and sees nothing of it. A mail says so to {name}. You can still invite{' '}
        {name} later.
      </p>
    </ConfirmDialog>
  );
}
