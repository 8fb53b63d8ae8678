import { Fragment, useRef, type ReactNode } from 'react';
import { useIsNarrow } from '../ui/is-narrow.hook.js';
import { FilterChips } from './filter-chips.js';
import { FilterPopover } from './filter-popover.js';
import type { LineFilter } from './line-filter.js';
import './filter-line.css';

interface FilterLineProps {
  readonly search?: ReactNode;
  readonly filters: readonly LineFilter[];
  /** There is no room for a filter beside the search: all of them are behind the button, as on a phone. */
  readonly compact?: boolean;
  /** Takes all filters away, but not the search. */
  readonly onClearAll: () => void;
}

/**
 * What narrows a list, in one line: the search, the first filter, and a button with the others. What is chosen behind the button stands
 * below the line as chips, each of which can be taken away.
 */
export function FilterLine({ search = null, filters, compact = false, onClearAll }: FilterLineProps) {
  const narrow = useIsNarrow() || compact;
  const button = useRef<HTMLButtonElement>(null);
  const fields = filters.filter(({ field }) => field !== null);
  const near = narrow ? [] : fields.slice(0, 1);
  const behind = fields.slice(near.length);
  const chips = filters.filter((filter) => filter.chosen !== '' && !near.includes(filter));
  return (
    <div className={narrow ? 'filter-line compact' : 'filter-line'}>
      {search}
      {near.map(({ name, field, wide }) => (
        <Fragment key={name}>{wide ?? field}</Fragment>
      ))}
      {behind.length === 0 ? null : (
        <FilterPopover count={chips.length} button={button}>
          {behind.map(({ name, label, field }) => (
            <div key={name} className="filter-field">
              <span aria-hidden>{label}</span>
              {field}
            </div>
          ))}
        </FilterPopover>
      )}
      <FilterChips chips={chips} onCleared={() => button.current?.focus()} onClearAll={onClearAll} />
    </div>
  );
}
