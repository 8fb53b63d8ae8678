import type { ComponentProps, ReactNode } from 'react';
import { fieldAria, FieldFrame } from './field-frame.js';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  readonly id: string;
  readonly label: ReactNode;
  readonly error?: string | undefined;
  readonly note?: ReactNode;
}

/** One line of text. Spread `form.register('name')` on it. */
export function TextField({ id, label, error, note, required, ...input }: TextFieldProps) {
  return (
    <FieldFrame id={id} label={label} error={error} required={required ?? false} note={note}>
      <div className="ui fluid input">
        <input id={id} type="text" aria-required={required} {...input} {...fieldAria(id, error, note)} />
      </div>
    </FieldFrame>
  );
}
