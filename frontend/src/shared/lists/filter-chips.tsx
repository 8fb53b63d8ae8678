import { X } from 'lucide-react';
import { Button } from '../ui/button.js';
import type { LineFilter } from './line-filter.js';

interface FilterChipsProps {
  readonly chips: readonly Pick<LineFilter, 'name' | 'label' | 'chosen' | 'onClear'>[];
  /** A button that is gone leaves no focus behind: the line takes it. */
  readonly onCleared: () => void;
  readonly onClearAll: () => void;
}

/** What a list is narrowed to, each with a button that takes it away; nothing while it is not. */
export function FilterChips({ chips, onCleared, onClearAll }: FilterChipsProps) {
  if (chips.length === 0) return null;
  const after = (clear: () => void) => () => {
    clear();
    onCleared();
  };
  return (
    <div className="filter-chips">
      <ul aria-label="Filters in use">
        {chips.map(({ name, label, chosen, onClear }) => (
          <li key={name}>
            {label}: <b>{chosen}</b>
            <button type="button" aria-label={`Clear filter: ${chosen}`} onClick={after(onClear)}>
              <X size={14} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      <Button type="button" className="ghost" size="small" onClick={after(onClearAll)}>
        Clear all
      </Button>
    </div>
  );
}
