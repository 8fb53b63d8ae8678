import { useEffect, useEffectEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { PageOf } from '@covertrail/contracts/calls/page';
import type { ApiRequest } from '../api/api-client.js';
import { exportAsked, exportEnded, type ExportsState, type ExportState } from './exports.slice.js';

interface GatheredRows {
  /** Null while none are read. */
  readonly state: ExportState | null;
  readonly start: () => void;
  /** Cancels the reading; dismisses a failed one. */
  readonly stop: () => void;
}

/** Reads every row of a list, page by page, and hands them over once all are there; `end` then removes the state, which also goes with the component. */
export function useGatheredRows<Row>(
  key: string,
  { path, query }: ApiRequest<PageOf<Row>>,
  onRows: (rows: readonly Row[], end: () => void) => void,
): GatheredRows {
  const dispatch = useDispatch();
  const state = useSelector((root: { readonly exports: ExportsState }) => root.exports[key]) ?? null;
  const rows = state?.rows ?? null;
  const take = useEffectEvent((gathered: readonly unknown[]) =>
    onRows(gathered as readonly Row[], () => dispatch(exportEnded(key))),
  );
  useEffect(() => {
    if (rows) take(rows);
  }, [rows]);
  useEffect(
    () => () => {
      dispatch(exportEnded(key));
    },
    [dispatch, key],
  );
  return {
    state,
    stop: () => dispatch(exportEnded(key)),
    start: () => dispatch(exportAsked({ key, path, ...(query ? { query } : {}) })),
  };
}
