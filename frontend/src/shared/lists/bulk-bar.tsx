import { useState } from 'react';
import { Button } from '../ui/button.js';
import { lateDialog } from '../ui/late-dialog.js';
import { ExportProgress } from '../exports/export-progress.js';
import { useGatheredRows } from '../exports/gathered-rows.hook.js';
import { IfMay } from '../session/if-may.js';
import { useBulk } from './bulk.hook.js';
import { BulkProgress } from './bulk-progress.js';
import type { Bulk, BulkAct } from './bulk-act.js';
import { ChosenStrip } from './chosen-strip.js';
import type { useChosenRows } from './chosen-rows.hook.js';
import type { List, ListRow } from './list.js';
import type { ListState } from './list.hook.js';

const BulkQuestion = lateDialog(() => import('./bulk-question.modal.js'));

interface BulkBarProps<Row extends ListRow> {
  readonly list: List<Row>;
  readonly bulk: Bulk<Row>;
  readonly state: ListState<Row>;
  readonly chosen: ReturnType<typeof useChosenRows<Row>>;
}

/** What can be done with the chosen rows of a list, and the result of what was done last. */
export function BulkBar<Row extends ListRow>({ list: { name, asks }, bulk, state, chosen }: BulkBarProps<Row>) {
  const { run, running } = useBulk(bulk);
  const [asking, setAsking] = useState<BulkAct<Row> | null>(null);
  const gathering = useGatheredRows<Row>(
    `${name}/chosen`,
    { method: 'GET', path: asks.path, query: state.unpagedQuery },
    (all, end) => {
      chosen.choose(all, true);
      end();
    },
  );
  const { rows } = chosen;
  const begin = (reason: string) => {
    if (asking) run(asking, rows, reason);
    setAsking(null);
    chosen.clear();
  };
  const runTogether = (act: BulkAct<Row>) => {
    run(act, rows.filter(act.fits));
    chosen.clear();
  };
  const busy = running?.batch.status === 'running';
  return (
    <>
      {running ? <BulkProgress running={running} /> : null}
      <ExportProgress state={gathering.state} onStop={gathering.stop} />
      <ChosenStrip
        count={rows.length}
        total={state.total > state.rows.length ? state.total : 0}
        onAll={gathering.start}
        onClear={chosen.clear}
      >
        {bulk.together
          ?.filter(({ fits }) => fits === undefined || rows.some(fits))
          .map((act) => (
            <IfMay key={act.key} send={act.call}>
              <Button type="button" size="small" disabled={busy} onClick={() => act.onRows(rows, runTogether)}>
                <act.icon size={15} aria-hidden /> {act.text}…
              </Button>
            </IfMay>
          ))}
        {bulk.acts
          .filter(({ fits }) => rows.some(fits))
          .map((act) => (
            <IfMay key={act.key} send={act.call}>
              <Button type="button" size="small" disabled={busy} onClick={() => setAsking(act)}>
                <act.icon size={15} aria-hidden /> {act.text}…
              </Button>
            </IfMay>
          ))}
      </ChosenStrip>
      {asking ? <BulkQuestion act={asking} count={rows.length} onRun={begin} onClose={() => setAsking(null)} /> : null}
    </>
  );
}
