import { Controller, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { CounterArea } from './counter-area.js';
import { DayField } from './day-field.js';
import { SelectField } from './select-field.js';

interface Bound<Values extends FieldValues> {
  readonly name: FieldPath<Values>;
  readonly control: Control<Values>;
}

type Driven = 'name' | 'value' | 'onChange' | 'onBlur' | 'error';
type BoundTo<Values extends FieldValues, Field extends (props: never) => unknown> = Bound<Values> &
  Omit<Parameters<Field>[0], Driven>;

/** A select of a form, by the name of its value. */
export function FormSelect<Values extends FieldValues>({
  name,
  control,
  ...rest
}: BoundTo<Values, typeof SelectField>) {
  return (
    <Controller
      name={name}
      control={control}
      render={({ field: { ref: _ref, name: _name, ...field }, fieldState: { error } }) => (
        <SelectField {...rest} {...field} error={error?.message} />
      )}
    />
  );
}

/** Several lines of text of a form, by the name of its value. */
export function FormArea<Values extends FieldValues>({ name, control, ...rest }: BoundTo<Values, typeof CounterArea>) {
  return (
    <Controller
      name={name}
      control={control}
      render={({ field: { ref: _ref, ...field }, fieldState: { error } }) => (
        <CounterArea {...rest} {...field} error={error?.message} />
      )}
    />
  );
}

/** A day of a form, by the name of its value. */
export function FormDay<Values extends FieldValues>({ name, control, ...rest }: BoundTo<Values, typeof DayField>) {
  return (
    <Controller
      name={name}
      control={control}
      render={({ field, fieldState: { error } }) => <DayField {...rest} {...field} error={error?.message} />}
    />
  );
}
