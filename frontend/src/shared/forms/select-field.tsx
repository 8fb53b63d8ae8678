import type { ReactNode } from 'react';
import type { Choice } from '../ui/choice.js';
import { Select } from '../ui/select.js';
import { FieldFrame } from './field-frame.js';

interface SelectFieldProps {
  readonly id: string;
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly error?: string | undefined;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly search?: boolean;
  readonly clearable?: boolean;
  readonly placeholder?: string;
  readonly note?: ReactNode;
}

/** One of several. Use it with react-hook-form's `Controller`. */
export function SelectField({ id, label, error, required = false, note, ...select }: SelectFieldProps) {
  return (
    <FieldFrame id={id} label={label} error={error} required={required} note={note}>
      <Select id={id} label={label} fluid invalid={Boolean(error)} {...select} />
    </FieldFrame>
  );
}
