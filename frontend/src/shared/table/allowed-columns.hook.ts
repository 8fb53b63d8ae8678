import { useMemo } from 'react';
import { useRights } from '../session/use-may.js';
import type { Column } from './column.js';

/** Without the columns of which the reader may send no call: a column of buttons is for those who may press one of them. */
export function useAllowedColumns<Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] {
  const may = useRights();
  return useMemo(() => columns.filter(({ sends }) => sends?.some(may) ?? true), [columns, may]);
}
