import type { FieldValue } from './field-value.js';
import type { SortField } from './sort-fields.js';

type Present = Exclude<FieldValue, null>;

/** How a store says where a field lies. */
export interface PlaceLanguage<Query> {
  allOf(parts: readonly Query[]): Query;
  isNull(field: string): Query;
  isPresent(field: string): Query;
  equals(field: string, value: Present): Query;
  /** Behind the value in the direction of the sort. */
  beyond(term: SortField, value: Present): Query;
}

/**
 * What comes after a key, as ranges that follow one another: first equal in all fields but the last and beyond it there,
 * then equal in one field less, and so on. Each range is one stretch of an index, which their union would not be.
 */
export function rangesAfter<Query>(
  language: PlaceLanguage<Query>,
  sort: readonly SortField[],
  key: readonly FieldValue[],
): Query[] {
  return sort
    .map((term, at) => {
      const same = sort.slice(0, at).map(({ field }, place) => equalTo(language, field, key[place] ?? null));
      return beyond(language, term, key[at] ?? null).map((range) => language.allOf([...same, range]));
    })
    .reverse()
    .flat();
}

/** Nulls are first ascending, last descending; each document has an id. */
function beyond<Query>(language: PlaceLanguage<Query>, term: SortField, value: FieldValue): Query[] {
  const { field, descending } = term;
  if (value === null) return descending ? [] : [language.isPresent(field)];
  const further = language.beyond(term, value);
  return descending && field !== 'id' ? [further, language.isNull(field)] : [further];
}

const equalTo = <Query>(language: PlaceLanguage<Query>, field: string, value: FieldValue): Query =>
  value === null ? language.isNull(field) : language.equals(field, value);
