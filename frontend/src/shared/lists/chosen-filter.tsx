import { Select } from '../ui/select.js';
import { FilterButtons } from './filter-buttons.js';
import type { LineFilter } from './line-filter.js';
import type { ListFilter } from './list.js';

/** A filter with several values as the line shows it: the value with which it starts narrows nothing. */
export function chosenFilter(filter: ListFilter, value: string, onChange: (value: string) => void): LineFilter {
  const { name, label, choices, all, start = '', asButtons } = filter;
  const clearing = all === undefined ? {} : { placeholder: all, clearable: true };
  return {
    name,
    label,
    field: <Select label={label} choices={choices} value={value} onChange={onChange} {...clearing} />,
    ...(asButtons ? { wide: <FilterButtons filter={filter} value={value} onChange={onChange} /> } : {}),
    chosen: value === start ? '' : (choices.find((choice) => choice.value === value)?.text ?? ''),
    onClear: () => onChange(start),
  };
}
