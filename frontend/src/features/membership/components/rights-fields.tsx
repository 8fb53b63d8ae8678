import { ACCESS_LEVELS, PERMISSIONS, type AccessLevel, type Permission } from '@covertrail/domain/rights/access-levels';
import { CheckGroup } from '#shared/forms/check-group.tsx';
import { ACCESS_WORDS, PERMISSION_WORDS } from '#shared/session/access-words';
import { Radio } from '#shared/ui/checkbox.tsx';
import './rights-fields.css';

const PERMISSION_CHOICES = PERMISSIONS.map((value) => ({ value, text: PERMISSION_WORDS[value] }));

/** What somebody may do in the company. */
export interface ChosenRights {
  readonly access: AccessLevel;
  readonly permissions: readonly Permission[];
}

interface RightsFieldsProps {
  /** `Role`, or what the role is now. */
  readonly legend: string;
  readonly rights: ChosenRights;
  readonly onChange: (rights: ChosenRights) => void;
}

/** Role and permissions: beside each role stands what it may do [I01]. */
export function RightsFields({ legend, rights, onChange }: RightsFieldsProps) {
  const { access, permissions } = rights;
  return (
    <>
      <fieldset className="role-choices">
        <legend>{legend}</legend>
        {ACCESS_LEVELS.map((level) => (
          <Radio
            key={level}
            id={`role-${level}`}
            name="role"
            value={level}
            label={`${ACCESS_WORDS[level].name}: ${ACCESS_WORDS[level].may}`}
            checked={access === level}
            onChange={() => onChange({ access: level, permissions })}
          />
        ))}
      </fieldset>
      <CheckGroup
        id="permissions"
        legend="Permissions"
        choices={PERMISSION_CHOICES}
        value={permissions}
        disabled={false}
        onChange={(next) => onChange({ access, permissions: next })}
      />
    </>
  );
}
