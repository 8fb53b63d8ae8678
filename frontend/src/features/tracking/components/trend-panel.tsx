import { memo, useDeferredValue, useMemo, useState } from 'react';
import type { TrendPoint } from '@covertrail/contracts/tracking/tracking.replies';
import { Button } from '#shared/ui/button.tsx';
import { AfterPaint, lateChart } from '#shared/ui/after-paint.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { GROUP_WORDS } from '../tracked-groups.words.js';
import { monthLong, percentOf, rateChange, sinceText } from '../tracked-stats.words.js';

const TrendChart = lateChart(() => import('../charts/trend.chart.js'));
const HEIGHT = 150;
const RANGES = [3, 6, 12] as const;

interface TrendPanelProps {
  readonly trend: readonly TrendPoint[];
  readonly onShow: (group: 'compliant' | 'nonCompliant') => void;
}

/** The shares over the last months, as announced then; the words below it lead to today's suppliers. The drawing follows what is text. */
export const TrendPanel = memo(function TrendPanel({ trend, onShow }: TrendPanelProps) {
  const [months, setMonths] = useState<number>(12);
  const points = useMemo(() => trend.slice(-months), [trend, months]);
  const drawn = useDeferredValue(points);
  const ranges = (
    <div className="ui segmented buttons" role="group" aria-label="Range">
      {RANGES.map((range) => (
        <Button
          key={range}
          type="button"
          active={range === months}
          aria-current={range === months}
          onClick={() => setMonths(range)}
        >
          {range} mo
        </Button>
      ))}
    </div>
  );
  return (
    <Panel title="Compliance trend" right={ranges}>
      <div className="panel-body">
        <Rate trend={trend} />
        <div aria-hidden>
          <AfterPaint height={HEIGHT}>
            <TrendChart points={drawn} />
          </AfterPaint>
        </div>
        <div className="tracked-trend-key">
          {(['compliant', 'nonCompliant'] as const).map((group) => (
            <button key={group} type="button" className={group} onClick={() => onShow(group)}>
              <i aria-hidden />
              {GROUP_WORDS[group]}
            </button>
          ))}
        </div>
        <TrendTable points={points} />
      </div>
    </Panel>
  );
});

/** The share of suppliers that comply by the end of this month, and how it changed. */
function Rate({ trend }: { readonly trend: readonly TrendPoint[] }) {
  const last = trend.at(-1);
  if (!last || last.total === 0) return null;
  const moved = rateChange(trend);
  return (
    <p className="tracked-rate">
      <b className="num">{percentOf(last.compliant, last.total).toFixed(1)}%</b> compliant
      {moved ? (
        <span className={moved.good ? 'good' : 'bad'}>
          {moved.text} {sinceText(trend)}
        </span>
      ) : null}
    </p>
  );
}

/** The drawing in words, for screen readers. */
function TrendTable({ points }: { readonly points: readonly TrendPoint[] }) {
  return (
    <div className="visually-hidden">
      <table>
        <caption>Suppliers at the end of each month</caption>
        <thead>
          <tr>
            <th scope="col">Month</th>
            <th scope="col">Compliant</th>
            <th scope="col">Non-Compliant</th>
            <th scope="col">Tracked</th>
          </tr>
        </thead>
        <tbody>
          {points.map(({ month, compliant, nonCompliant, total }) => (
            <tr key={month}>
              <th scope="row">{monthLong(month)}</th>
              <td>{compliant}</td>
              <td>{nonCompliant}</td>
              <td>{total}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
