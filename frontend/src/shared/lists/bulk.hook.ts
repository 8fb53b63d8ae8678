import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import {
  batchDismissed,
  batchLeft,
  batchStopped,
  batchSubmitted,
  type BatchesState,
  type BatchState,
} from '../commands/batches.slice.js';
import type { Bulk, BulkAct } from './bulk-act.js';
import type { ListRow } from './list.js';

interface Ran<Row> {
  /** Of its batch. */
  readonly key: string;
  readonly act: BulkAct<Row>;
  readonly rows: readonly Row[];
}

/** A batch with the act that it carries out. */
export interface RunningAct<Row> {
  readonly act: BulkAct<Row>;
  readonly batch: BatchState;
  /** Takes back what was done; null where that is not possible, or nothing was done. */
  readonly undo: (() => void) | null;
  readonly stop: () => void;
  readonly dismiss: () => void;
}

/** Carries out the acts of a list on chosen rows; `running` is the last one, until it is dismissed. */
export function useBulk<Row extends ListRow>({ nameOf }: Pick<Bulk<Row>, 'nameOf'>) {
  const dispatch = useDispatch();
  const [ran, setRan] = useState<Ran<Row> | null>(null);
  const key = ran?.key ?? null;
  const batch = useSelector(({ batches }: { readonly batches: BatchesState }) =>
    key === null ? undefined : batches[key],
  );
  useEffect(
    () => () => {
      if (key !== null) dispatch(batchLeft({ key }));
    },
    [dispatch, key],
  );
  const run = (act: BulkAct<Row>, rows: readonly Row[], reason = '') => {
    const next = crypto.randomUUID();
    setRan({ key: next, act, rows });
    const steps = rows.map((row) => ({
      id: row.id,
      name: nameOf(row),
      submission: crypto.randomUUID(),
      request: act.command(row, reason),
    }));
    dispatch(batchSubmitted({ key: next, steps }));
  };
  const undoOf = ({ act, rows }: Ran<Row>, { status, accepted }: BatchState): (() => void) | null => {
    const { undo } = act;
    if (!undo || status === 'running' || accepted.length === 0) return null;
    return () =>
      run(
        undo,
        rows.filter(({ id }) => accepted.includes(id)),
      );
  };
  const running: RunningAct<Row> | null =
    ran && batch
      ? {
          act: ran.act,
          batch,
          undo: undoOf(ran, batch),
          stop: () => dispatch(batchStopped({ key: ran.key })),
          dismiss: () => dispatch(batchDismissed({ key: ran.key })),
        }
      : null;
  return { run, running };
}
