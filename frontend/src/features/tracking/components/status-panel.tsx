import { memo, useDeferredValue, useMemo } from 'react';
import type { TrackedCounts } from '@covertrail/contracts/tracking/tracking.replies';
import type { TrackedGroup } from '@covertrail/contracts/tracking/tracking.inputs';
import { AfterPaint, lateChart } from '#shared/ui/after-paint.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { slicesOf } from '../tracked-slices.words.js';

const StatusDonut = lateChart(() => import('../charts/status-donut.chart.js'));
const HEIGHT = 190;

interface StatusPanelProps {
  readonly counts: TrackedCounts | null;
  readonly group: TrackedGroup | null;
  readonly onShow: (group: TrackedGroup) => void;
}

/** Today's status of all suppliers, one for each project; a segment leads to its rows. The drawing follows what is text. */
export const StatusPanel = memo(function StatusPanel({ counts, group, onShow }: StatusPanelProps) {
  const slices = useMemo(() => (counts ? slicesOf(counts) : []), [counts]);
  const drawn = useDeferredValue(slices);
  const places = slices.reduce((sum, { count }) => sum + count, 0);
  return (
    <Panel title="Status today" right={<span className="sub">By supplier and project</span>}>
      <div className="panel-body">
        <div className="tracked-donut" aria-hidden>
          <AfterPaint height={HEIGHT}>
            <StatusDonut slices={drawn} onPick={onShow} />
          </AfterPaint>
          <div className="middle">
            <b className="num">{counts === null ? '–' : places.toLocaleString('en-US')}</b>
            <span className="sub">{places === 1 ? 'place' : 'places'}</span>
          </div>
        </div>
        <ul className="tracked-legend">
          {slices.map((slice) => (
            <li key={slice.group}>
              <button type="button" aria-pressed={group === slice.group} onClick={() => onShow(slice.group)}>
                <i style={{ background: slice.fill }} aria-hidden />
                {slice.name}
                <b>{slice.count.toLocaleString('en-US')}</b>
                <span className="percent">{slice.percent.toFixed(1)}%</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  );
});
