import { useState, type KeyboardEvent } from 'react';
import type { SearchFieldProps, SearchOption } from './search-option.js';
import { useSearch } from './use-search.js';

type Asked<Row> = Pick<SearchFieldProps<Row>, 'chosen' | 'onChoose' | 'queryOf' | 'optionOf'>;

/** The typed text of a search field, its results, and the result under the cursor. */
export function useSearchChoice<Row>({ chosen, onChoose, queryOf, optionOf }: Asked<Row>) {
  const [typed, setTyped] = useState<string | null>(null);
  const [at, setAt] = useState(0);
  const search = useSearch<Row>(typed ?? '', queryOf);
  const options: readonly (SearchOption & { readonly row: Row })[] = search.rows.map((row) => ({
    ...optionOf(row),
    row,
  }));
  const cursor = Math.min(at, Math.max(options.length - 1, 0));
  const leave = () => setTyped(null);
  const choose = (index: number) => {
    const option = options[index];
    if (!option || option.barred) return;
    onChoose(option.row);
    leave();
  };
  const type = (text: string) => {
    setTyped(text);
    setAt(0);
    if (text === '' && chosen !== '') onChoose(null);
  };
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => setAt(Math.min(cursor + 1, options.length - 1)),
    ArrowUp: () => setAt(Math.max(cursor - 1, 0)),
    Enter: () => choose(cursor),
    Escape: leave,
  };
  const press = (event: KeyboardEvent) => {
    const act = typed === null ? undefined : keys[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  return { ...search, typed, options, cursor, leave, choose, type, press };
}
