import { Search, X } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import './search-box.css';

interface SearchBoxProps {
  /** Read out by screen readers, and shown while the box is empty unless a placeholder is. */
  readonly label: string;
  readonly placeholder?: string;
  /** What is being searched for now. */
  readonly value: string;
  readonly onSearch: (text: string) => void;
  /** Fewer characters search for nothing, and a hint says so. */
  readonly fewest?: number;
}

/** The search waits for a pause in typing of this length. */
const SEARCH_PAUSE_MS = 750;

/** Searches once typing pauses, or at once on Enter. */
export function SearchBox({ label, placeholder = label, value, onSearch, fewest = 1 }: SearchBoxProps) {
  const [id, hintId] = [useId(), useId()];
  const [typed, setTyped] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  const [sent, setSent] = useState(value);
  // A value that comes from elsewhere (Back, "clear filters") replaces the typed text.
  if (lastValue !== value) {
    setLastValue(value);
    if (value !== sent) setTyped(value);
  }
  const wantedOf = (text: string) => (text.trim().length < fewest ? '' : text.trim());
  const search = (text: string) => {
    const wanted = wantedOf(text);
    setSent(wanted);
    if (wanted !== value) onSearch(wanted);
  };
  const pause = useEffectEvent(() => search(typed));
  const isNew = wantedOf(typed) !== value;
  const isTooShort = typed.trim() !== '' && wantedOf(typed) === '';
  useEffect(() => {
    if (!isNew) return undefined;
    const timer = setTimeout(() => pause(), SEARCH_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, isNew]);
  const clear = () => {
    setTyped('');
    search('');
  };
  return (
    <div className="search-box" role="search" aria-labelledby={id}>
      <Search size={15} aria-hidden />
      <input
        id={id}
        type="text"
        aria-label={label}
        placeholder={placeholder}
        value={typed}
        maxLength={200}
        aria-describedby={fewest > 1 ? hintId : undefined}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') search(typed);
          if (event.key !== 'Escape' || typed === '') return;
          // The first Escape clears the box; the next one closes the dialog that it stands in.
          event.stopPropagation();
          clear();
        }}
      />
      {typed === '' ? null : (
        <button type="button" aria-label="Clear search" onClick={clear}>
          <X size={14} aria-hidden />
        </button>
      )}
      {fewest > 1 ? (
        <p id={hintId} role="status" className="search-hint">
          {isTooShort ? `Type at least ${fewest} characters.` : ''}
        </p>
      ) : null}
    </div>
  );
}
