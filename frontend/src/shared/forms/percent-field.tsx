import { useState } from 'react';
import { ONE_PERCENT, type BasisPoints } from '@covertrail/domain/kernel/basis-points';
import { percent } from '@covertrail/domain/fields/policy-fields';
import { messageOf } from '@covertrail/wording/fields/field-message';
import { fieldAria, FieldFrame } from './field-frame.js';

interface PercentFieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: BasisPoints | null;
  readonly onChange: (share: BasisPoints | null) => void;
  readonly disabled?: boolean;
}

/** Shows whole percents, at most 100 [C03], and stores basis points in the form. */
export function PercentField({ id, label, value, onChange, disabled = false }: PercentFieldProps) {
  const [wrong, setWrong] = useState<string | null>(null);
  const error = wrong === null ? undefined : (messageOf(percent, Number(wrong.trim())) ?? undefined);
  const type = (text: string) => {
    const typed = text.trim() === '' ? null : Number(text.trim());
    const fits = typed === null || percent.check(typed) === null;
    setWrong(fits ? null : text);
    if (fits) onChange(typed === null ? null : typed * ONE_PERCENT);
  };
  return (
    <FieldFrame id={id} label={label} error={error}>
      <div className="ui fluid input">
        <input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          disabled={disabled}
          value={wrong ?? (value === null ? '' : String(value / ONE_PERCENT))}
          onChange={(event) => type(event.target.value)}
          {...fieldAria(id, error)}
        />
      </div>
    </FieldFrame>
  );
}
