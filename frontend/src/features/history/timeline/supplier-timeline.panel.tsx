import { useState } from 'react';
import { useSupplierProjects } from '#shared/suppliers/supplier-projects.hook';
import { useToday } from '#shared/session/use-today';
import { Button } from '#shared/ui/button.tsx';
import { useIsNarrow } from '#shared/ui/is-narrow.hook';
import { Panel } from '#shared/ui/panel.tsx';
import { useViewQuery } from '#shared/views/use-view-query';
import { historyQuery } from '../history.api.js';
import { monthMarks, percentOf } from '../rail/rail-scale.js';
import { TimelineLane } from './timeline-lane.js';
import { yearUpTo } from './timeline-year.js';
import '../rail/rail.css';
import './timeline.css';

/** Each lane folds its events on the server: those of a supplier with many projects are on their own pages. */
const SHOWN = 4;
/** About the pixels that the bands have, for the texts of months below them. */
const WIDTHS = { wide: 900, narrow: 300 };

/** Was the supplier covered over the last twelve months? A band of each project, or the same as a table; each day leads to the history. */
export default function SupplierTimelinePanel({ trackingId }: { readonly trackingId: string }) {
  const [asTable, setAsTable] = useState(false);
  const { body } = useViewQuery(historyQuery(trackingId, null));
  const others = useSupplierProjects(trackingId, body).filter(({ id }) => id !== trackingId);
  const rest = others.length + 1 - SHOWN;
  return (
    <Panel
      title="The last 12 months"
      className="timeline"
      right={
        <Button type="button" size="small" toggle active={asTable} onClick={() => setAsTable(!asTable)}>
          {asTable ? 'As bands' : 'As a table'}
        </Button>
      }
    >
      <div className="panel-body">
        <TimelineLane trackingId={trackingId} projectName={body?.projectName ?? 'This project'} asTable={asTable} />
        {others.slice(0, SHOWN - 1).map(({ id, projectName }) => (
          <TimelineLane key={id} trackingId={id} projectName={projectName} asTable={asTable} />
        ))}
        {asTable ? null : <Months />}
        {rest > 0 ? <p className="sub">The other projects have their timelines on their own pages.</p> : null}
      </div>
    </Panel>
  );
}

function Months() {
  const scale = yearUpTo(useToday());
  const width = useIsNarrow() ? WIDTHS.narrow : WIDTHS.wide;
  return (
    <div className="timeline-lane" aria-hidden>
      <div className="rail-axis">
        {monthMarks(scale, width).map(({ day, text, year }) =>
          text === null ? null : (
            <span key={day} className={year ? 'year' : ''} style={{ left: `${percentOf(scale, day)}%` }}>
              {text}
            </span>
          ),
        )}
      </div>
    </div>
  );
}
