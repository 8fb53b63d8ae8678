import { useId, useState, type ComponentProps, type KeyboardEvent } from 'react';
import type { SuggestedAddress } from '@covertrail/contracts/address/address.replies';
import { SearchResults } from '../forms/search-results.js';
import { TextField } from '../forms/text-field.js';
import { useAddressSuggestions, type SuggestionCall } from './address-suggestions.hook.js';
import '../forms/search-field.css';

interface AddressLineFieldProps extends ComponentProps<typeof TextField> {
  readonly call: SuggestionCall;
  /** Of the address, two letters. */
  readonly country: string;
  /** The person took a suggestion: fill in what it states. */
  readonly onTake: (address: SuggestedAddress) => void;
}

/** No suggestion is under the cursor: Enter is that of the form. */
const NOTHING = -1;

/** The first line of an address. While it is typed, addresses that begin so are offered under it; any other may be typed as well [A14]. */
export function AddressLineField({ call, country, onTake, onChange, ...field }: AddressLineFieldProps) {
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(NOTHING);
  const rows = useAddressSuggestions(call, country, typed);
  const isOpen = rows.length > 0;
  const close = () => {
    setTyped('');
    setAt(NOTHING);
  };
  const take = (index: number) => {
    const address = rows[index];
    if (address) onTake(address);
    close();
  };
  const cursor = Math.min(at, rows.length - 1);
  const press = (event: KeyboardEvent) => {
    const act = isOpen ? actOf(event.key, { cursor, last: rows.length - 1, setAt, take, close }) : undefined;
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  return (
    <div className="search-field">
      <div onBlur={(event) => (event.currentTarget.contains(event.relatedTarget) ? undefined : close())}>
        <TextField
          {...field}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          aria-activedescendant={isOpen && cursor >= 0 ? `${listId}-${cursor}` : undefined}
          onKeyDown={press}
          onChange={(event) => {
            setTyped(event.target.value);
            setAt(NOTHING);
            onChange?.(event);
          }}
        />
        {isOpen ? (
          <SearchResults
            id={listId}
            options={rows.map(optionOf)}
            cursor={cursor}
            loading={false}
            problem={null}
            hint={null}
            foot={null}
            onChoose={take}
            onFoot={close}
          />
        ) : null}
      </div>
    </div>
  );
}

interface Cursor {
  readonly cursor: number;
  readonly last: number;
  readonly setAt: (at: number) => void;
  readonly take: (index: number) => void;
  readonly close: () => void;
}

function actOf(key: string, { cursor, last, setAt, take, close }: Cursor): (() => void) | undefined {
  if (key === 'ArrowDown') return () => setAt(Math.min(cursor + 1, last));
  if (key === 'ArrowUp') return () => setAt(Math.max(cursor - 1, NOTHING));
  if (key === 'Escape') return close;
  return key === 'Enter' && cursor >= 0 ? () => take(cursor) : undefined;
}

const optionOf = ({ address1, address2, city, state, postalCode, isOwn }: SuggestedAddress, index: number) => ({
  id: String(index),
  title: [address1, address2].filter(Boolean).join(', '),
  detail: [`${city}, ${state} ${postalCode}`.trim(), ...(isOwn ? ['Used by your company'] : [])].join(' · '),
});
