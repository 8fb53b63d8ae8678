import type { SelectProps } from './choice.js';
import { useChoiceKeys } from './choice-keys.hook.js';
import { useChoiceList } from './choice-list.hook.js';
import { classNames } from './class-names.js';
import { useClosed } from './closed-fields.js';
import { SearchSelect } from './search-select.js';
import { SelectFrame, useCombobox } from './select-frame.js';

/**
 * One of several, with the keyboard and for screen readers. Large lists belong to a search on the server. The list opens by a click, an
 * arrow or a letter: opened by the focus, it would cover what comes after it while a person tabs through a form.
 */
export function Select(select: SelectProps) {
  const closed = useClosed();
  const own = { ...select, disabled: closed || select.disabled === true };
  return own.search ? <SearchSelect {...own} /> : <PlainSelect {...own} />;
}

/** One of a few, without a text to type: the box itself has the focus. */
function PlainSelect(select: SelectProps) {
  const { label, choices, value, onChange, onBlur, id, placeholder, disabled, invalid } = select;
  const list = useChoiceList(select);
  const clear = select.clearable && value !== '' ? () => onChange('') : undefined;
  const press = useChoiceKeys(list, choices, clear);
  const { listId, combobox } = useCombobox(list);
  const chosen = choices.find((choice) => choice.value === value);
  const acts = { onClick: list.open ? list.hide : list.show, onKeyDown: press };
  const leave = () => {
    list.hide();
    onBlur?.();
  };
  return (
    <SelectFrame
      {...combobox}
      {...(disabled ? { tabIndex: -1, 'aria-disabled': true } : { tabIndex: 0, ...acts })}
      id={id}
      aria-label={label}
      aria-invalid={invalid}
      select={select}
      listId={listId}
      list={list}
      offered={choices}
      onLeave={leave}
      onClear={disabled ? undefined : clear}
    >
      <div className={classNames({ default: !chosen }, 'text')}>{chosen?.text ?? placeholder}</div>
    </SelectFrame>
  );
}
