import { UNLIMITED } from '@covertrail/domain/insurance/lines/stated-values';
import { Checkbox } from '../ui/checkbox.js';
import { wholeNumber } from './whole-number.js';
import { TextField } from './text-field.js';
import './months-field.css';

interface MonthsFieldProps {
  readonly id: string;
  readonly label: string;
  /** Undefined where nothing is stated. */
  readonly value: number | typeof UNLIMITED | undefined;
  readonly placeholder: string;
  readonly onChange: (value: number | typeof UNLIMITED | undefined) => void;
  readonly disabled?: boolean;
  readonly error?: string | undefined;
}

/** Whole months, or a box for a period that never ends. */
export function MonthsField({ id, label, value, placeholder, onChange, disabled = false, error }: MonthsFieldProps) {
  const isUnlimited = value === UNLIMITED;
  return (
    <div className="months-field">
      <TextField
        id={id}
        label={label}
        inputMode="numeric"
        autoComplete="off"
        placeholder={isUnlimited ? 'Unlimited' : placeholder}
        disabled={disabled || isUnlimited}
        error={error}
        value={typeof value === 'number' ? value : ''}
        onChange={({ target }) => onChange(wholeNumber(target.value))}
      />
      <Checkbox
        id={`${id}-unlimited`}
        label="Unlimited"
        aria-label={`${label}: unlimited`}
        checked={isUnlimited}
        disabled={disabled}
        onChange={(checked) => onChange(checked ? UNLIMITED : undefined)}
      />
    </div>
  );
}
