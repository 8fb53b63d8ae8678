import { useId } from 'react';
import { fieldAria, FieldFrame } from './field-frame.js';
import type { SearchFieldProps } from './search-option.js';
import { SearchResults } from './search-results.js';
import { useSearchChoice } from './use-search-choice.js';
import './search-field.css';

/** A choice from a list that only the server has: type, then choose with the mouse or the arrows and Enter. */
export function SearchField<Row>(props: SearchFieldProps<Row>) {
  const { id, label, chosen, error, required = false, note, disabled, placeholder } = props;
  const listId = useId();
  const { typed, options, cursor, searching, loading, problem, leave, choose, type, press } = useSearchChoice(props);
  const open = typed !== null;
  return (
    <FieldFrame id={id} label={label} error={error} required={required} note={note} className="search-field">
      <div onBlur={(event) => (event.currentTarget.contains(event.relatedTarget) ? undefined : leave())}>
        <div className="ui fluid input">
          <input
            id={id}
            role="combobox"
            autoComplete="off"
            aria-autocomplete="list"
            aria-expanded={open}
            aria-controls={open ? listId : undefined}
            aria-activedescendant={open && options.length > 0 ? `${listId}-${cursor}` : undefined}
            aria-required={required}
            value={typed ?? chosen}
            disabled={disabled}
            placeholder={placeholder}
            onChange={(event) => type(event.target.value)}
            onKeyDown={press}
            {...fieldAria(id, error, note)}
          />
        </div>
        {open ? (
          <SearchResults
            id={listId}
            options={options}
            cursor={cursor}
            loading={loading}
            problem={problem}
            onChoose={choose}
            hint={searching ? null : props.hint}
            foot={props.foot?.(typed.trim())}
            onFoot={leave}
          />
        ) : null}
      </div>
    </FieldFrame>
  );
}
