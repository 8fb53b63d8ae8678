import { SearchBox } from '../ui/search-box.js';
import { chosenFilter } from './chosen-filter.js';
import { FilterLine } from './filter-line.js';
import type { List } from './list.js';
import type { ListState } from './list.hook.js';

interface ListFiltersProps<Row> {
  readonly list: List<Row>;
  readonly state: ListState<Row>;
  /** The list is too narrow for a filter beside the search. */
  readonly compact?: boolean;
}

/** The search and the filters that a list declares. */
export function ListFilters<Row>({ list, state, compact = false }: ListFiltersProps<Row>) {
  const { search, searchesFrom, filters = [] } = list;
  if (search === undefined && filters.length === 0) return null;
  return (
    <FilterLine
      search={
        search === undefined ? null : (
          <SearchBox
            label={search}
            value={state.word}
            onSearch={state.search}
            {...(searchesFrom === undefined ? {} : { fewest: searchesFrom })}
          />
        )
      }
      filters={filters.map((filter) =>
        chosenFilter(filter, state.chosen[filter.name] ?? '', (value) => state.choose(filter.name, value)),
      )}
      compact={compact}
      onClearAll={() => state.clearFilters(filters.map(({ name }) => name))}
    />
  );
}
