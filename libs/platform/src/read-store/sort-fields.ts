import type { Sort } from './query.js';
import { UnsupportedQuery } from '../errors/store-errors.js';

/** One field to sort by. */
export interface SortField {
  readonly field: string;
  readonly descending: boolean;
}

/** The fields of a sort, each once. The last is the id, in the direction of the field before it. Throws UnsupportedQuery. */
export function sortFieldsOf(sort: readonly Sort[]): SortField[] {
  const fields: SortField[] = [];
  for (const { field, direction } of [...sort, { field: 'id', direction: sort.at(-1)?.direction ?? 'asc' }]) {
    if (direction !== 'asc' && direction !== 'desc')
      throw new UnsupportedQuery(`Not a direction: ${String(direction)}`);
    if (fields.some((earlier) => earlier.field === field)) continue;
    fields.push({ field, descending: direction === 'desc' });
    if (field === 'id') break;
  }
  return fields;
}
