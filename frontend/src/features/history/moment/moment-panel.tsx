import type { OutcomeSpan } from '@covertrail/domain/tracking/tracking.contract';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { addDays, daysBetween, type CalendarDate } from '@covertrail/domain/kernel/dates';
import { dayText } from '@covertrail/wording/text/day-text';
import type { Verdict } from '@covertrail/contracts/history/history.replies';
import { plural } from '#shared/format/plural';
import { Button } from '#shared/ui/button.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { OutcomePill } from '#shared/ui/outcome-pill.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { UnreadableNote } from '#shared/ui/unreadable-note.tsx';
import type { ViewResult } from '#shared/views/use-view-query';
import type { RailModel } from '../rail/rail-model.js';
import { outcomeOn, shownSpan, spanOn, type SpanOutcome } from '../rail/rail-spans.js';
import { DayCorrections } from './day-corrections.js';
import { Hindsight } from './hindsight.js';
import { lineSummaries, summaryText } from './history-lines.js';
import { LineList } from './line-list.js';

interface MomentPanelProps {
  readonly model: RailModel;
  readonly on: CalendarDate;
  /** What today's knowledge says of the day. */
  readonly now: SpanOutcome;
  readonly verdict: ViewResult<never, Verdict>;
  readonly onKnown: (day: CalendarDate) => void;
}

/** The status of the chosen day, since when, why, and what the product showed then. */
export function MomentPanel({ model, on, now, verdict, onKnown }: MomentPanelProps) {
  const { today, knownOn, spans } = model;
  const outcome = outcomeOn(spans, on);
  const span = spanOn(spans, on);
  const current = verdict.body?.validAt === on ? verdict.body : null;
  const lines = verdict.body ? lineSummaries(verdict.body.findings) : [];
  const title = on === today ? 'Status today' : `Status on ${dayText(on)}`;
  return (
    <Panel className="hist-moment" title={title} foot={<TemplateFoot verdict={verdict.body} on={on} today={today} />}>
      <div className="hist-moment-head">
        <div className="hist-moment-line" aria-live="polite">
          <OutcomePill outcome={shownSpan(outcome)} big />
          {span ? <span className="sub">{sinceText(span, on, knownOn)}</span> : null}
        </div>
        {current ? <p>{summaryText(lines)}</p> : null}
      </div>
      <Hindsight
        on={on}
        knownOn={knownOn}
        today={today}
        announced={current?.announced}
        then={outcome}
        now={now}
        onKnown={onKnown}
      />
      {current && on < today ? <DayCorrections trackingId={current.trackingId} on={on} /> : null}
      <UnreadableNote events={current?.unreadable} />
      <ErrorBanner problem={verdict.problem} onRetry={verdict.refetch} />
      {verdict.loading ? <SkeletonRows rows={4} label="Loading findings" /> : null}
      <div className={current ? undefined : 'hist-fading'} aria-busy={!current}>
        <LineList lines={lines} />
      </div>
    </Panel>
  );
}

/** `Since 11/01/2026, 20 days` while it lasts, `03/02/2026 to 04/09/2026, 38 days` once it is over. */
function sinceText({ from, to }: OutcomeSpan, on: CalendarDate, knownOn: CalendarDate): string {
  const since = daysBetween(from, on);
  if (to === addDays(knownOn, 1)) return `Since ${dayText(from)}${since > 0 ? `, ${plural(since, 'day')}` : ''}`;
  return `${dayText(from)} to ${dayText(to)}, ${plural(daysBetween(from, to), 'day')}`;
}

interface TemplateFootProps {
  readonly verdict: Verdict | null;
  readonly on: CalendarDate;
  readonly today: CalendarDate;
}

function TemplateFoot({ verdict, on, today }: TemplateFootProps) {
  if (!verdict) return null;
  const { templateName, templateVersion, trackingId } = verdict;
  return (
    <>
      {templateVersion === null ? null : (
        <span>
          Template: {templateName}, version {templateVersion}
        </span>
      )}
      {on === today ? (
        <Button as={Link} to={`/app/suppliers/${trackingId}/why`} size="small" className="hist-why">
          Why, in full <ArrowRight size={14} aria-hidden />
        </Button>
      ) : null}
    </>
  );
}
