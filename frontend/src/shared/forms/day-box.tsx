import { CalendarDays } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { addDays, type CalendarDate } from '@covertrail/domain/kernel/dates';
import { dayFormat } from '../format/day-format.js';
import { dayTyped } from './day-text.js';
import './day-box.css';

interface DayBoxProps {
  readonly label: string;
  /** Null shows an empty box. */
  readonly value: CalendarDate | null;
  readonly min: CalendarDate;
  readonly max: CalendarDate;
  readonly onPick: (day: CalendarDate) => void;
  /** With it the box may be emptied. */
  readonly onClear?: () => void;
}

const COMPLETE = 10;

/**
 * A day field that takes effect as soon as the text is a day, always written MM/DD/YYYY: the browser's own field uses the order
 * of its own language. Arrow up and down move by a day; the button opens the browser's calendar.
 */
export function DayBox({ label, value, min, max, onPick, onClear }: DayBoxProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [left, setLeft] = useState(false);
  const shown = value ? dayFormat(value) : '';
  const inRange = (day: CalendarDate | null): day is CalendarDate => day !== null && day >= min && day <= max;
  const wrong = typed !== null && typed !== '' && (left || typed.length >= COMPLETE) && !inRange(dayTyped(typed));
  const type = (text: string) => {
    setTyped(text);
    setLeft(false);
    const day = text.length >= COMPLETE ? dayTyped(text) : null;
    if (inRange(day)) onPick(day);
  };
  const leave = () => {
    const day = dayTyped(typed ?? '');
    if (typed === '' && onClear) onClear();
    else if (inRange(day)) onPick(day);
    const isKept = Boolean(typed) && !inRange(day);
    setLeft(isKept);
    setTyped(isKept ? typed : null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') return leave();
    const days = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    const next = days && value ? addDays(value, days) : null;
    if (!inRange(next)) return undefined;
    event.preventDefault();
    setTyped(null);
    return onPick(next);
  };
  return (
    <div className="day-box">
      <label htmlFor={id}>{label}</label>
      <span className={wrong ? 'day-box-frame wrong' : 'day-box-frame'}>
        <input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          placeholder="MM/DD/YYYY"
          maxLength={COMPLETE}
          value={typed ?? shown}
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? `${id}-range` : undefined}
          onChange={(event) => type(event.target.value)}
          onBlur={leave}
          onKeyDown={onKeyDown}
        />
        <Calendar label={label} value={value} min={min} max={max} onPick={(day) => inRange(day) && onPick(day)} />
        {wrong ? (
          <span className="day-box-range" id={`${id}-range`} role="alert">
            {wrongText(typed, min, max)}
          </span>
        ) : null}
      </span>
    </div>
  );
}

const wrongText = (typed: string, min: CalendarDate, max: CalendarDate): string =>
  dayTyped(typed) === null ? `There is no date ${typed}` : `From ${dayFormat(min)} to ${dayFormat(max)}`;

type CalendarProps = Pick<DayBoxProps, 'label' | 'value' | 'min' | 'max' | 'onPick'>;

/** The browser's calendar behind a button; the browser's own field is hidden. */
function Calendar({ label, value, min, max, onPick }: CalendarProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" aria-label={`${label}: open calendar`} onClick={() => field.current?.showPicker()}>
        <CalendarDays size={15} aria-hidden />
      </button>
      <input
        ref={field}
        type="date"
        className="day-box-calendar"
        aria-hidden
        tabIndex={-1}
        value={value ?? ''}
        min={min}
        max={max}
        onChange={({ target }) => onPick(target.value)}
      />
    </>
  );
}
