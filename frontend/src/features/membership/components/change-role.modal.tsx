import { useState } from 'react';
import { changeAccess } from '@covertrail/contracts/membership/membership.calls';
import type { Colleague } from '@covertrail/contracts/membership/membership.replies';
import { ACCESS_LEVELS, PERMISSIONS, type AccessLevel, type Permission } from '@covertrail/domain/rights/access-levels';
import { useCommand } from '#shared/commands/use-command';
import { CheckGroup } from '#shared/forms/check-group.tsx';
import { ACCESS_WORDS, PERMISSION_WORDS } from '#shared/session/access-words';
import { Radio } from '#shared/ui/checkbox.tsx';
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx';
import { Fields } from '#shared/ui/form.tsx';
import './change-role.css';

interface ChangeRoleProps {
  readonly person: Colleague;
  readonly onClose: () => void;
}

const PERMISSION_CHOICES = PERMISSIONS.map((value) => ({ value, text: PERMISSION_WORDS[value] }));

/** Role and permissions of a person: before and after stand beside each other, and what the chosen role may do. */
export default function ChangeRole({ person, onClose }: ChangeRoleProps) {
  const { id, name } = person;
  const [access, setAccess] = useState<AccessLevel>(person.access);
  const [permissions, setPermissions] = useState<readonly Permission[]>(person.permissions);
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
        <fieldset className="role-choices">
          <legend>Role, now {ACCESS_WORDS[person.access].name}</legend>
          {ACCESS_LEVELS.map((level) => (
            <Radio
              key={level}
              id={`role-${level}`}
              name="role"
              value={level}
              label={`${ACCESS_WORDS[level].name}: ${ACCESS_WORDS[level].may}`}
              checked={access === level}
              onChange={() => setAccess(level)}
            />
          ))}
        </fieldset>
        <CheckGroup
          id="permissions"
          legend="Permissions"
          choices={PERMISSION_CHOICES}
          value={permissions}
          disabled={false}
          onChange={setPermissions}
        />
      </Fields>
      <p className="sub role-effect">It applies to what {name} does next.</p>
    </ConfirmDialog>
  );
}
