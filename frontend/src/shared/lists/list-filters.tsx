import { SearchBox } from '../ui/search-box.js';
import { Select } from '../ui/select.js';
import { FilterButtons } from './filter-buttons.js';
import type { List, ListFilter } from './list.js';
import type { ListState } from './list.hook.js';

interface ListFiltersProps<Row> {
  readonly list: List<Row>;
  readonly state: ListState<Row>;
}

/** The search and the filters that a list declares. */
export function ListFilters<Row>({ list, state }: ListFiltersProps<Row>) {
  const { search, filters = [], filtersClass } = list;
  const controls = (
    <>
      {search === undefined ? null : <SearchBox label={search} value={state.word} onSearch={state.search} />}
      {filters.map((filter) => (
        <OneFilter
          key={filter.name}
          filter={filter}
          value={state.chosen[filter.name] ?? ''}
          onChange={(value) => state.choose(filter.name, value)}
        />
      ))}
    </>
  );
  return filtersClass === undefined ? controls : <div className={filtersClass}>{controls}</div>;
}

interface OneFilterProps {
  readonly filter: ListFilter;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function OneFilter({ filter, value, onChange }: OneFilterProps) {
  const { label, choices, all, asButtons } = filter;
  if (asButtons) return <FilterButtons filter={filter} value={value} onChange={onChange} />;
  const clearing = all === undefined ? {} : { placeholder: all, clearable: true };
  return <Select label={label} choices={choices} value={value} onChange={onChange} {...clearing} />;
}
