import { useId, type ReactNode } from 'react';
import { Input } from 'semantic-ui-react';
import type { ViewQuery } from '../views/view-query.js';
import { fieldAria, FieldFrame } from './field-frame.js';
import { SearchResults } from './search-results.js';
import { useSearchChoice } from './use-search-choice.js';
import './search-field.css';

/** One result, as the list shows it. `barred` says why it cannot be chosen. */
export interface SearchOption {
  readonly id: string;
  readonly title: string;
  readonly detail?: string;
  readonly barred?: string;
}

export interface SearchFieldProps<Row> {
  readonly id: string;
  readonly label: ReactNode;
  /** What is chosen, in words; empty while nothing is. */
  readonly chosen: string;
  readonly onChoose: (row: Row | null) => void;
  /** The question behind what was typed; null while it is too short to ask. */
  readonly queryOf: (keyword: string) => ViewQuery | null;
  readonly optionOf: (row: Row) => SearchOption;
  /** Shown under the field until there is something to ask. */
  readonly hint: string;
  /** At the end of the results: a way on where nothing fits. Gets what was typed. */
  readonly foot?: (keyword: string) => ReactNode;
  readonly error?: string | undefined;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly placeholder?: string;
  readonly note?: ReactNode;
}

/** One of many that only the server knows: type, then choose with the mouse or the arrows and Enter. */
export function SearchField<Row>(props: SearchFieldProps<Row>) {
  const { id, label, chosen, error, required = false, note, disabled, placeholder } = props;
  const listId = useId();
  const { typed, options, cursor, asked, loading, problem, leave, choose, type, press } = useSearchChoice(props);
  const open = typed !== null;
  return (
    <FieldFrame id={id} label={label} error={error} required={required} note={note} className="search-field">
      <div onBlur={(event) => (event.currentTarget.contains(event.relatedTarget) ? undefined : leave())}>
        <Input fluid>
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
        </Input>
        {open ? (
          <SearchResults
            id={listId} options={options} cursor={cursor} loading={loading} problem={problem} onChoose={choose}
            hint={asked ? null : props.hint} foot={props.foot?.(typed.trim())} onFoot={leave}
          />
        ) : null}
      </div>
    </FieldFrame>
  );
}
