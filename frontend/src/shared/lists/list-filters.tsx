import { SearchBox } from '../ui/search-box.js';
import { Select } from '../ui/select.js';
import { FilterButtons } from './filter-buttons.js';
import { FilterLine } from './filter-line.js';
import type { LineFilter } from './line-filter.js';
import type { List, ListFilter } from './list.js';
import type { ListState } from './list.hook.js';

interface ListFiltersProps<Row> {
  readonly list: List<Row>;
  readonly state: ListState<Row>;
  /** The list is too narrow for a filter beside the search. */
  readonly compact?: boolean;
}

/** The search and the filters that a list declares. */
export function ListFilters<Row>({ list, state, compact = false }: ListFiltersProps<Row>) {
  const { search, filters = [] } = list;
  if (search === undefined && filters.length === 0) return null;
  return (
    <FilterLine
      search={search === undefined ? null : <SearchBox label={search} value={state.word} onSearch={state.search} />}
      filters={filters.map((filter) => lineFilterOf(filter, state))}
      compact={compact}
      onClearAll={() => state.clearFilters(filters.map(({ name }) => name))}
    />
  );
}

/** A filter as the line shows it: the value with which it starts narrows nothing. */
function lineFilterOf(
  filter: ListFilter,
  { chosen, choose, clearFilters }: Pick<ListState<unknown>, 'chosen' | 'choose' | 'clearFilters'>,
): LineFilter {
  const { name, label, choices, all, start = '', asButtons } = filter;
  const value = chosen[name] ?? '';
  const onChange = (next: string) => choose(name, next);
  const clearing = all === undefined ? {} : { placeholder: all, clearable: true };
  return {
    name,
    label,
    field: <Select label={label} choices={choices} value={value} onChange={onChange} {...clearing} />,
    ...(asButtons ? { wide: <FilterButtons filter={filter} value={value} onChange={onChange} /> } : {}),
    chosen: value === start ? '' : (choices.find((choice) => choice.value === value)?.text ?? ''),
    onClear: () => clearFilters([name]),
  };
}
