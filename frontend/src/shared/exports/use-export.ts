import { useState } from 'react';
import { useDispatch } from 'react-redux';
import type { PageOf } from '@covertrail/contracts/calls/page';
import type { ApiRequest } from '../api/api-client.js';
import { problemOf } from '../api/api-problem.js';
import type { Column } from '../table/column.js';
import { saveRows, type ExportFormat } from '../table/export-format.js';
import { exportFailed, type ExportState } from './exports.slice.js';
import { useGatheredRows } from './gathered-rows.hook.js';

interface Export<Row> {
  /** Null while none runs. */
  readonly state: ExportState | null;
  readonly start: (columns: readonly Column<Row>[], format: ExportFormat) => void;
  /** Cancels a running export; dismisses a failed one. */
  readonly stop: () => void;
}

/** Exports every row of a list as `<key>.csv` or `<key>.xlsx`, page by page, with the columns that were shown when the export began. */
export function useExport<Row>(key: string, request: ApiRequest<PageOf<Row>>): Export<Row> {
  const dispatch = useDispatch();
  const [chosen, setChosen] = useState<{ readonly columns: readonly Column<Row>[]; readonly format: ExportFormat }>({
    columns: [],
    format: 'csv',
  });
  const save = async (rows: readonly Row[], end: () => void) => {
    try {
      await saveRows(key, chosen.format, chosen.columns, rows);
      end();
    } catch (error) {
      dispatch(exportFailed({ key, problem: problemOf(error) }));
    }
  };
  const { start, ...rest } = useGatheredRows(key, request, (rows, end) => void save(rows, end));
  return {
    ...rest,
    start: (columns, format) => {
      setChosen({ columns, format });
      start();
    },
  };
}
