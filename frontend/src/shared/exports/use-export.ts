import { useEffect, useEffectEvent, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { PageOf } from '@covertrail/contracts/calls/page';
import type { Column } from '../table/column.js';
import { csvOf, saveText } from '../table/export-csv.js';
import type { ApiRequest } from '../api/api-client.js';
import { exportAsked, exportEnded, type ExportsState, type ExportState } from './exports.slice.js';

interface Export<Row> {
  /** Null while none runs. */
  readonly state: ExportState | null;
  readonly start: (columns: readonly Column<Row>[]) => void;
  /** Cancels a running export; dismisses a failed one. */
  readonly stop: () => void;
}

/** Exports every row of a list as `<key>.csv`, page by page, with the columns that were shown when the export began. */
export function useExport<Row>(key: string, { path, query }: ApiRequest<PageOf<Row>>): Export<Row> {
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
      dispatch(exportAsked({ key, path, ...(query ? { query } : {}) }));
    },
  };
}
