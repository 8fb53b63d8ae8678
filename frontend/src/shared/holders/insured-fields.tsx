import { Plus } from 'lucide-react';
import { fieldAria, FieldFrame } from '../forms/field-frame.js';
import { TextField } from '../forms/text-field.js';
import { Button } from '../ui/button.js';
import { namesIn, type HolderDetailsValues } from './holder-details.form.js';
import type { HolderErrors } from './holder-errors.js';

interface InsuredFieldsProps {
  readonly id: string;
  readonly value: HolderDetailsValues;
  readonly errors: HolderErrors;
  readonly disabled: boolean;
  /** Those that the client states. */
  readonly names: readonly string[];
  readonly onChange: (value: HolderDetailsValues) => void;
}

const FURTHER_NOTE = 'One name in each line.';

/** Whom the certificates of this holder name as insured: one first, and others below it. */
export function InsuredFields({ id, value, errors, disabled, names, onChange }: InsuredFieldsProps) {
  return (
    <>
      <TextField
        id={`${id}-primary`}
        label="Primary named insured"
        value={value.primaryNamedInsured}
        error={errors.primaryNamedInsured}
        autoComplete="off"
        dir="auto"
        disabled={disabled}
        note="Empty: as the policy names it."
        onChange={({ target }) => onChange({ ...value, primaryNamedInsured: target.value })}
      />
      <FieldFrame
        id={`${id}-further`}
        label="Further named insureds"
        error={errors.furtherNamedInsureds}
        note={FURTHER_NOTE}
      >
        <textarea
          id={`${id}-further`}
          rows={2}
          dir="auto"
          value={value.furtherNamedInsureds}
          disabled={disabled}
          onChange={({ target }) => onChange({ ...value, furtherNamedInsureds: target.value })}
          {...fieldAria(`${id}-further`, errors.furtherNamedInsureds, FURTHER_NOTE)}
        />
      </FieldFrame>
      {disabled ? null : <OfferedNames value={value} names={names} onChange={onChange} />}
    </>
  );
}

type OfferedNamesProps = Pick<InsuredFieldsProps, 'value' | 'names' | 'onChange'>;

/** The names of the client that are not entered yet. */
function OfferedNames({ value, names, onChange }: OfferedNamesProps) {
  const entered = new Set([value.primaryNamedInsured.trim(), ...namesIn(value.furtherNamedInsureds)]);
  const offered = names.filter((name) => !entered.has(name));
  if (offered.length === 0) return null;
  return (
    <div className="holder-names" role="group" aria-label="Named insureds of the client">
      {offered.map((name) => (
        <Button key={name} type="button" basic size="small" onClick={() => onChange(withName(value, name))}>
          <Plus size={14} aria-hidden /> {name}
        </Button>
      ))}
    </div>
  );
}

const withName = (value: HolderDetailsValues, name: string): HolderDetailsValues =>
  value.primaryNamedInsured.trim() === ''
    ? { ...value, primaryNamedInsured: name }
    : { ...value, furtherNamedInsureds: [...namesIn(value.furtherNamedInsureds), name].join('\n') };
