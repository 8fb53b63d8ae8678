import type { ComponentProps, ReactNode } from 'react';
import { TextField } from './text-field.js';

/** `min` and `max` are calendar dates, `YYYY-MM-DD`. */
interface DayFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'type'> {
  readonly id: string;
  readonly label: ReactNode;
  readonly error?: string | undefined;
  readonly note?: ReactNode;
}

/** A calendar date, `YYYY-MM-DD` in the form's values. Spread `form.register('day')` on it. */
export function DayField(props: DayFieldProps) {
  return <TextField max="9999-12-31" {...props} type="date" />;
}
