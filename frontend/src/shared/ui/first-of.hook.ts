import { useState } from 'react';

const FIRST = 10;

/** The first ten of many, and all of them once they are asked for: the page stays short, and no part of it scrolls by itself. */
export function useFirstOf<Item>(items: readonly Item[]) {
  const [all, setAll] = useState(false);
  const shown = all ? items : items.slice(0, FIRST);
  return { shown, hidden: items.length - shown.length, showAll: () => setAll(true) };
}
