/*
 * Reader: who asks suppliers for proof of insurance, or checks what was done. Question: how did the suppliers stand on that day? Answer: the
 * statuses of that day, the trend up to it, and each supplier with what was missing. Main act: choose the day.
 */
import { correctionList } from '@covertrail/contracts/correction/correction.calls';
import { pastSummary } from '@covertrail/contracts/tracking/tracking.calls';
import type { PastSummary } from '@covertrail/contracts/tracking/tracking.replies';
import { addMonths, type CalendarDate } from '@covertrail/domain/kernel/dates';
import { displayOf } from '@covertrail/wording/status-display/status-display';
import { Link } from 'react-router-dom';
import { viewQuery } from '#shared/api/call-request';
import { dayFormat } from '#shared/format/day-format';
import { DayBox } from '#shared/forms/day-box.tsx';
import { useMay } from '#shared/session/use-may';
import { Button } from '#shared/ui/button.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { useViewQuery } from '#shared/views/use-view-query';
import { PastTable } from '../components/past-table.js';
import { StatusSlices } from '../components/status-slices.js';
import { TrendPanel } from '../components/trend-panel.js';
import { usePastDay } from '../past-day.hook.js';
import { STATUS_FILLS } from '../tracked-slices.words.js';
import '../tracking.css';

const AGO = [
  { months: 1, text: 'A month ago' },
  { months: 3, text: '3 months ago' },
  { months: 12, text: 'A year ago' },
] as const;

export default function PastDayPage() {
  const day = usePastDay();
  const { body, loading, problem, refetch } = useViewQuery(viewQuery(pastSummary, { query: { on: day.on } }));
  return (
    <div className="page">
      <PageHeader
        sub={
          <>
            How each supplier stood at the end of {dayFormat(day.on)}, as you could read it then.
            <CorrectedSince />
          </>
        }
        actions={
          <Button as={Link} to="/app/dashboard">
            Back to today
          </Button>
        }
      />
      <DayChoice on={day.on} first={body?.firstDay ?? null} last={day.yesterday} onShow={day.showDay} />
      <ErrorBanner problem={problem} onRetry={refetch} />
      {loading ? <SkeletonRows rows={5} label="Loading that day" /> : null}
      {body ? (
        <div className="grid past-charts">
          <Panel title={`Status on ${dayFormat(day.on)}`} right={<span className="sub">Places</span>}>
            <div className="panel-body">
              <StatusSlices slices={slicesOf(body)} shown={day.status} onShow={day.showStatus} />
            </div>
          </Panel>
          <TrendPanel trend={body.trend} onShow={day.showStatus} />
        </div>
      ) : null}
      <Panel title="All suppliers, one row for each project">
        <PastTable day={day} />
      </Panel>
    </div>
  );
}

function CorrectedSince() {
  if (!useMay(correctionList)) return null;
  return (
    <>
      {' '}
      What was corrected since then is in{' '}
      <Link className="past-corrected" to="/app/corrections">
        Corrections
      </Link>
      .
    </>
  );
}

const slicesOf = ({ statuses }: PastSummary) =>
  statuses.map(({ status, count }) => ({
    group: status,
    name: displayOf('trackedSuppliers', status).full,
    count,
    fill: STATUS_FILLS[status],
  }));

interface DayChoiceProps {
  readonly on: CalendarDate;
  /** Null while it is not known, or where nothing is. */
  readonly first: CalendarDate | null;
  readonly last: CalendarDate;
  readonly onShow: (day: CalendarDate) => void;
}

/** The day as a field, and three days that people often ask for, as far as there was something then. */
function DayChoice({ on, first, last, onShow }: DayChoiceProps) {
  const from = first === null || first > last ? last : first;
  return (
    <div className="past-day">
      <DayBox label="As of" value={on} min={from < on ? from : on} max={last} onPick={onShow} />
      <div className="ui segmented buttons" role="group" aria-label="Days ago">
        {AGO.map(({ months, text }) => {
          const day = addMonths(last, -months);
          return (
            <Button
              key={months}
              type="button"
              active={day === on}
              aria-current={day === on}
              disabled={day < from}
              onClick={() => onShow(day)}
            >
              {text}
            </Button>
          );
        })}
      </div>
    </div>
  );
}
