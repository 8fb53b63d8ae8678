import type { CSSProperties, ReactNode } from 'react';
import './counter-area.css';
import { fieldAria, FieldFrame } from './field-frame.js';

interface CounterAreaProps {
  readonly id: string;
  readonly label: ReactNode;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly onBlur?: () => void;
  /** The most characters that are accepted; more can be typed, and the counter says so. */
  readonly limit: number;
  readonly rows?: number;
  /** It grows with its text from `rows` to this number; without it, it stays as it is. */
  readonly mostRows?: number;
  readonly error?: string | undefined;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly placeholder?: string;
  readonly note?: string;
}

/** Several lines of text with a count of the characters left. Use it with react-hook-form's `Controller`. */
export function CounterArea({
  id,
  label,
  value,
  onChange,
  onBlur,
  limit,
  rows = 4,
  mostRows,
  error,
  required = false,
  note = '',
  ...area
}: CounterAreaProps) {
  const left = limit - value.length;
  const count = (
    <>
      <span>{note}</span>
      <span className={left < 0 ? 'num over' : 'num'}>
        {left < 0 ? `${-left} too many` : `${left.toLocaleString('en-US')} characters left`}
      </span>
    </>
  );
  return (
    <FieldFrame id={id} label={label} error={error} required={required} note={count}>
      <textarea
        id={id}
        rows={rows}
        {...(mostRows === undefined ? {} : growing(rows, mostRows))}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        aria-required={required}
        {...area}
        {...fieldAria(id, error, count)}
      />
    </FieldFrame>
  );
}

/** A browser that knows no `field-sizing` leaves it at its first height, and the text scrolls. */
const growing = (rows: number, mostRows: number) => ({
  className: 'grows',
  style: { '--rows': rows, '--most-rows': mostRows } as CSSProperties,
});
