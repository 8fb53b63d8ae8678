import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.js';

export interface FieldFrameProps {
  readonly id: string;
  readonly label: ReactNode;
  readonly error?: string | undefined;
  readonly required?: boolean;
  /** A line of help under the field. */
  readonly note?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Ids that connect a control to its error and note; spread on the control. */
export const fieldAria = (id: string, error: string | undefined, note?: ReactNode) => ({
  'aria-invalid': error ? true : undefined,
  'aria-describedby': [error ? `${id}-error` : '', note ? `${id}-note` : ''].filter(Boolean).join(' ') || undefined,
});

/** Label, control, help and error of one field, connected for screen readers. */
export function FieldFrame({ id, label, error, required = false, note, className, children }: FieldFrameProps) {
  return (
    <div className={classNames({ required, error: Boolean(error) }, 'field', className)}>
      <label htmlFor={id}>{label}</label>
      {children}
      {error ? (
        <p className="field-error" id={`${id}-error`} role="alert">
          {error}
        </p>
      ) : null}
      {note ? (
        <div className="field-note" id={`${id}-note`}>
          {note}
        </div>
      ) : null}
    </div>
  );
}
