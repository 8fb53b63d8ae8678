import { useMemo, useState } from 'react';
import type { Column } from './column.js';

/** Which columns of a table are shown; this browser stores the choice by the table's name. */
export function useChosenColumns<Row>(name: string, columns: readonly Column<Row>[]) {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(
    () => remembered(name) ?? new Set(columns.filter((column) => column.optional).map(({ id }) => id)),
  );
  const toggle = (id: string) => {
    const next = new Set(hidden);
    if (!next.delete(id)) next.add(id);
    setHidden(next);
    localStorage.setItem(placeOf(name), JSON.stringify([...next]));
  };
  const shown = useMemo(() => columns.filter(({ id, fixed }) => fixed || !hidden.has(id)), [columns, hidden]);
  return { shown, isShown: (id: string) => !hidden.has(id), toggle };
}

const placeOf = (name: string): string => `covertrail.columns.${name}`;

function remembered(name: string): ReadonlySet<string> | null {
  const text = localStorage.getItem(placeOf(name));
  return text === null ? null : new Set(JSON.parse(text) as string[]);
}
