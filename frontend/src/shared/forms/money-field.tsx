import { useContext, useState, type ReactNode } from 'react';
import type { Cents } from '@covertrail/domain/kernel/money';
import { CURRENCY_SIGNS } from '@covertrail/wording/text/money-text';
import { CurrencyRegion } from './currency-context.js';
import { fieldAria, FieldFrame } from './field-frame.js';
import { centsOf, textOfCents } from './money-text.js';

interface MoneyFieldProps {
  readonly id: string;
  readonly label: ReactNode;
  readonly value: Cents | null | undefined;
  readonly onChange: (cents: Cents | null) => void;
  readonly onBlur?: () => void;
  readonly error?: string | undefined;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly note?: ReactNode;
  readonly placeholder?: string;
}

const ONLY_DOLLARS = 'Please enter an amount in whole dollars.';

/** Shows whole dollars, stores cents in the form. Use it with react-hook-form's `Controller`. */
export function MoneyField({
  id,
  label,
  value,
  onChange,
  onBlur,
  error,
  required = false,
  note,
  ...input
}: MoneyFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const sign = CURRENCY_SIGNS[useContext(CurrencyRegion)];
  const wrong = typed !== null && centsOf(typed) === undefined;
  const shown = wrong ? ONLY_DOLLARS : error;
  const type = (text: string) => {
    setTyped(text);
    const cents = centsOf(text);
    if (cents !== undefined) onChange(cents);
  };
  const leave = () => {
    if (!wrong) setTyped(null);
    onBlur?.();
  };
  return (
    <FieldFrame id={id} label={label} error={shown} required={required} note={note}>
      <div className={`ui fluid input money${sign.length > 1 ? ' long-sign' : ''}`}>
        <span className="sign" aria-hidden>
          {sign}
        </span>
        <input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          value={typed ?? textOfCents(value)}
          onChange={(event) => type(event.target.value)}
          onBlur={leave}
          aria-required={required}
          {...input}
          {...fieldAria(id, shown, note)}
        />
      </div>
    </FieldFrame>
  );
}
