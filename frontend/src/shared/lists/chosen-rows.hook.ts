import { useState } from 'react';
import type { RowChoice } from '../table/row-choice.js';
import type { ListRow } from './list.js';

/** Rows that a person chose in a list: they stay chosen on other pages of the list. */
export function useChosenRows<Row extends ListRow>(nameOf: (row: Row) => string) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map());
  const choose = (rows: readonly Row[], on: boolean) =>
    setChosen((before) => {
      const next = new Map(before);
      for (const row of rows) {
        if (on) next.set(row.id, row);
        else next.delete(row.id);
      }
      return next;
    });
  const choice: RowChoice<Row> = { nameOf, choose, isChosen: ({ id }) => chosen.has(id) };
  return { choice, rows: [...chosen.values()], choose, clear: () => setChosen(new Map()) };
}
