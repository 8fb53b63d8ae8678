import { useState } from 'react';
import { changeAccess } from '@covertrail/contracts/membership/membership.calls';
import type { Colleague } from '@covertrail/contracts/membership/membership.replies';
import { useCommand } from '#shared/commands/use-command';
import { ACCESS_WORDS } from '#shared/session/access-words';
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx';
import { Fields } from '#shared/ui/form.tsx';
import { RightsFields, type ChosenRights } from './rights-fields.js';

interface ChangeRoleProps {
  readonly person: Colleague;
  readonly onClose: () => void;
}

/** Role and permissions of a person: before and after stand beside each other, and what the chosen role may do. */
export default function ChangeRole({ person, onClose }: ChangeRoleProps) {
  const { id, name } = person;
  const [rights, setRights] = useState<ChosenRights>(person);
  const { access, permissions } = rights;
  const { submit, pending, problem } = useCommand(changeAccess, `people/${id}/access`, { onSettled: onClose });
  return (
    <ConfirmDialog
      open
      title={`Role of ${name}`}
      confirm="Save role"
      cancel="Cancel"
      pending={pending}
      problem={problem}
      onConfirm={() =>
        submit({ body: { membershipId: id, access, permissions }, toast: `The role of ${name} is saved.` })
      }
      onCancel={onClose}
    >
      <Fields>
        <RightsFields legend={`Role, now ${ACCESS_WORDS[person.access].name}`} rights={rights} onChange={setRights} />
      </Fields>
      <p className="sub role-effect">It applies to what {name} does next.</p>
    </ConfirmDialog>
  );
}
