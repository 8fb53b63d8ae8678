import type { ComponentProps } from 'react';
import { Controller, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { CounterArea } from './counter-area.js';
import { SelectField } from './select-field.js';

interface Bound<Values extends FieldValues> {
  readonly name: FieldPath<Values>;
  readonly control: Control<Values>;
}

type Driven = 'value' | 'onChange' | 'onBlur' | 'error';

/** A select of a form, by the name of its value. */
export function FormSelect<Values extends FieldValues>({ name, control, ...field }: Bound<Values> & Omit<ComponentProps<typeof SelectField>, Driven>) {
  return (
    <Controller
      name={name}
      control={control}
      render={({ field: { value, onChange, onBlur }, fieldState: { error } }) => (
        <SelectField {...field} value={value} onChange={onChange} onBlur={onBlur} error={error?.message} />
      )}
    />
  );
}

/** Several lines of text of a form, by the name of its value. */
export function FormArea<Values extends FieldValues>({ name, control, ...field }: Bound<Values> & Omit<ComponentProps<typeof CounterArea>, Driven>) {
  return (
    <Controller
      name={name}
      control={control}
      render={({ field: { value, onChange, onBlur }, fieldState: { error } }) => (
        <CounterArea {...field} value={value} onChange={onChange} onBlur={onBlur} error={error?.message} />
      )}
    />
  );
}
