import { TextField } from '../forms/text-field.js';
import type { HolderValues } from './holder-values.form.js';
import './holder-fields.css';

interface HolderFieldsProps {
  /** Before the ids of the fields. */
  readonly id: string;
  readonly value: HolderValues;
  /** What is wrong, by field. */
  readonly errors?: Readonly<Partial<Record<keyof HolderValues, string>>>;
  readonly disabled?: boolean;
  readonly onChange: (value: HolderValues) => void;
  /** Nobody need be named: then its name is not called required. */
  readonly mayBeEmpty?: boolean;
}

const PARTS: readonly (readonly [part: keyof HolderValues, label: string, longest: number])[] = [
  ['name', 'Certificate holder', 120],
  ['address1', 'Address 1', 50],
  ['address2', 'Address 2', 50],
  ['city', 'City', 50],
  ['state', 'State / Province', 50],
  ['postalCode', 'Zip / Postal code', 10],
];

/** Name and address of a certificate holder, as on the certificate. */
export function HolderFields({
  id,
  value,
  errors = {},
  disabled = false,
  mayBeEmpty = false,
  onChange,
}: HolderFieldsProps) {
  return (
    <div className="holder-fields">
      {PARTS.map(([part, label, longest]) => (
        <TextField
          key={part}
          id={`${id}-${part}`}
          label={label}
          value={value[part]}
          error={errors[part]}
          maxLength={longest}
          autoComplete="off"
          dir="auto"
          disabled={disabled}
          required={part === 'name' && !mayBeEmpty}
          onChange={({ target }) => onChange({ ...value, [part]: target.value })}
        />
      ))}
    </div>
  );
}
