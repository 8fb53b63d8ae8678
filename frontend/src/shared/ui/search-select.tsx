import { useId, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { placeOfValue } from './choice-cursor.js';
import { listKeys, pressKey } from './choice-keys.hook.js';
import { useChoiceList } from './choice-list.hook.js';
import type { Choice, SelectProps } from './choice.js';
import { classNames } from './class-names.js';
import { SelectFrame, useCombobox } from './select-frame.js';

const fitting = (choices: readonly Choice[], typed: string): readonly Choice[] =>
  choices.filter(({ text }) => text.toLowerCase().includes(typed.toLowerCase()));

/** One of many that the page has: what is typed leaves those whose text has it (editable combobox of WAI-ARIA). */
export function SearchSelect(select: SelectProps) {
  const { label, choices, value, onChange, onBlur, id, placeholder, disabled, invalid } = select;
  const input = useRef<HTMLInputElement>(null);
  const textId = useId();
  const [typed, setTyped] = useState('');
  const offered = fitting(choices, typed);
  const change = (next: string) => {
    setTyped('');
    onChange(next);
  };
  const list = useChoiceList({ choices: offered, value, onChange: change });
  const { listId, combobox } = useCombobox(list);
  const chosen = choices.find((choice) => choice.value === value);
  const clear = select.clearable && value !== '' && !disabled ? () => change('') : undefined;
  const type = (text: string) => {
    setTyped(text);
    list.moveTo(placeOfValue(fitting(choices, text), text === '' ? value : ''));
  };
  const press = (event: KeyboardEvent) =>
    pressKey(event, { ...listKeys(list, offered), ...(typed === '' && clear ? { Backspace: clear } : {}) });
  const leave = () => {
    list.hide();
    setTyped('');
    onBlur?.();
  };
  const focusInput = (event: MouseEvent) => {
    if (event.target === input.current) return;
    event.preventDefault();
    input.current?.focus();
  };
  return (
    <SelectFrame
      {...(disabled ? { 'aria-disabled': true } : { onMouseDown: focusInput, onClick: list.show })}
      select={select}
      listId={listId}
      list={list}
      offered={offered}
      onLeave={leave}
      onClear={clear}
    >
      <input
        {...combobox}
        ref={input}
        id={id}
        className="search"
        autoComplete="off"
        aria-autocomplete="list"
        aria-label={label}
        aria-describedby={textId}
        aria-invalid={invalid}
        disabled={disabled}
        value={typed}
        onChange={(event) => type(event.target.value)}
        onKeyDown={press}
      />
      <div id={textId} className={classNames({ default: !chosen, filtered: typed !== '' }, 'text')}>
        {chosen?.text ?? placeholder}
      </div>
    </SelectFrame>
  );
}
