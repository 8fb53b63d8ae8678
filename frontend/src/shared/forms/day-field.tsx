import type { ComponentProps, ReactNode } from 'react';
import { TextField } from './text-field.js';

interface DayFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'type' | 'min' | 'max'> {
  readonly id: string;
  readonly label: ReactNode;
  readonly error?: string | undefined;
  readonly note?: ReactNode;
  /** Calendar dates, `YYYY-MM-DD`. */
  readonly min?: string;
  readonly max?: string;
}

/** A calendar date, `YYYY-MM-DD` in the form's values. Spread `form.register('day')` on it. */
export function DayField(props: DayFieldProps) {
  return <TextField max="9999-12-31" {...props} type="date" />;
}
