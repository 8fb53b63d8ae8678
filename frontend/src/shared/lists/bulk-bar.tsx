import { useState } from 'react';
import { Button } from 'semantic-ui-react';
import { ExportProgress } from '../exports/export-progress.js';
import { useGatheredRows } from '../exports/gathered-rows.hook.js';
import { useBulk } from './bulk.hook.js';
import { BulkProgress } from './bulk-progress.js';
import { BulkQuestion } from './bulk-question.modal.js';
import type { Bulk, BulkAct } from './bulk-act.js';
import type { useChosenRows } from './chosen-rows.hook.js';
import type { List, ListRow } from './list.js';
import type { ListState } from './list.hook.js';
import './bulk.css';

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
  const gathering = useGatheredRows<Row>(`${name}/chosen`, { method: 'GET', path: asks.path, query: state.asked }, (all, end) => {
    chosen.choose(all, true);
    end();
  });
  const { rows } = chosen;
  const begin = (reason: string) => {
    if (asking) run(asking, rows, reason);
    setAsking(null);
    chosen.clear();
  };
  const busy = running?.batch.status === 'running';
  return (
    <>
      {running ? <BulkProgress running={running} /> : null}
      <ExportProgress state={gathering.state} onStop={gathering.stop} />
      {rows.length > 0 ? (
        <div className="bulk-strip" role="region" aria-label="Chosen rows">
          <span className="num" role="status">{rows.length.toLocaleString('en-US')} chosen</span>
          {state.total > rows.length && state.total > state.rows.length ? (
            <Button type="button" size="small" className="ghost" onClick={gathering.start}>Choose all {state.total.toLocaleString('en-US')}</Button>
          ) : null}
          {bulk.acts.filter(({ fits }) => rows.some(fits)).map((act) => (
            <Button key={act.key} type="button" size="small" disabled={busy} onClick={() => setAsking(act)}>
              <act.icon size={15} aria-hidden /> {act.text}…
            </Button>
          ))}
          <Button type="button" size="small" className="ghost" onClick={chosen.clear}>Clear</Button>
        </div>
      ) : null}
      {asking ? <BulkQuestion act={asking} count={rows.length} onRun={begin} onClose={() => setAsking(null)} /> : null}
    </>
  );
}
