import { useEffect, useEffectEvent, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Column } from '../table/column.js';
import { csvOf, saveText } from '../table/export-csv.js';
import { exportAsked, exportEnded, type ExportRequest, type ExportsState, type ExportState } from './exports.slice.js';

interface Export<Row> {
  /** Null while none runs. */
  readonly state: ExportState | null;
  readonly start: (columns: readonly Column<Row>[]) => void;
  /** Gives up a running export; dismisses a failed one. */
  readonly stop: () => void;
}

/** Exports every row of a list as `<key>.csv`, page by page, with the columns that were shown when it was asked for. */
export function useExport<Row>(request: ExportRequest): Export<Row> {
  const { key } = request;
  const dispatch = useDispatch();
  const state = useSelector((root: { readonly exports: ExportsState }) => root.exports[key]) ?? null;
  const [columns, setColumns] = useState<readonly Column<Row>[]>([]);
  const rows = state?.rows ?? null;
  const save = useEffectEvent((gathered: readonly unknown[]) => {
    saveText(`${key}.csv`, csvOf(columns, gathered as readonly Row[]));
    dispatch(exportEnded(key));
  });
  useEffect(() => {
    if (rows) save(rows);
  }, [rows]);
  useEffect(() => () => {
    dispatch(exportEnded(key));
  }, [dispatch, key]);
  return {
    state,
    stop: () => dispatch(exportEnded(key)),
    start: (shown) => {
      setColumns(shown);
      dispatch(exportAsked(request));
    },
  };
}
