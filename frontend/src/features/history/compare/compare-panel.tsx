import { ArrowRight, ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { LINE_NAMES } from '@covertrail/wording/insurance/labels';
import { daysBetween, type CalendarDate } from '@covertrail/domain/kernel/dates';
import { dayText } from '@covertrail/wording/text/day-text';
import type { ComparedDay, LapseBetween } from '@covertrail/contracts/history/history.replies';
import { plural } from '#shared/format/plural';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { OutcomeIcon, OutcomePill } from '#shared/ui/outcome-pill.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { useViewQuery } from '#shared/views/use-view-query';
import { compareQuery } from '../history.api.js';
import { asKnown } from '../moment/as-known.words.js';
import type { RailModel } from '../rail/rail-model.js';
import { shownSpan, spanText } from '../rail/rail-spans.js';
import { CompareLine } from './compare-line.js';
import { changeText, compareRows, lapsesToShow, type CompareRow } from './compare-rows.js';
import './compare.css';

interface ComparePanelProps {
  readonly trackingId: string;
  readonly model: RailModel;
  /** The earlier day and the later one. */
  readonly a: CalendarDate;
  readonly b: CalendarDate;
  readonly knownOn: CalendarDate | null;
  readonly onPick: (day: CalendarDate) => void;
}

/** What changed between two days, why, and what happened in between that neither day shows. */
export function ComparePanel({ trackingId, model, a, b, knownOn, onPick }: ComparePanelProps) {
  const { body, problem, loading, refetch } = useViewQuery(compareQuery(trackingId, a, b, knownOn));
  const ready = body?.a.on === a && body.b.on === b;
  const rows = body ? compareRows(body.rules) : [];
  return (
    <Panel
      title={compareTitle(model, a, b)}
      className="cmp-panel"
      right={ready ? <Sides today={model.today} days={[body.a, body.b]} /> : null}
    >
      <div className="cmp-head">
        <p className="sub" aria-live="polite">
          {plural(daysBetween(a, b), 'day')} apart. {ready ? changeText(rows) : ''}
        </p>
        {ready && body.between.length > 0 ? <InBetween lapses={lapsesToShow(body.between)} /> : null}
      </div>
      <ErrorBanner problem={problem} onRetry={refetch} />
      {loading ? <SkeletonRows rows={4} label="Loading both days" /> : null}
      <ul className={ready ? 'cmp-rows' : 'cmp-rows hist-fading'} aria-busy={!ready}>
        {rows
          .filter(({ changed }) => changed)
          .map((row) => (
            <CompareLine key={row.line} row={row} onPick={onPick} />
          ))}
      </ul>
      <Same rows={rows.filter(({ changed }) => !changed)} />
    </Panel>
  );
}

/** `What changed between 03/14/2026, as known that day, and today`: a day after the known one is shown as known now. */
function compareTitle({ knownOn, today }: RailModel, a: CalendarDate, b: CalendarDate): string {
  const name = (day: CalendarDate) => (day === today ? 'today' : dayText(day));
  const then = b > knownOn ? `, ${asKnown({ on: a, knownOn, today })},` : '';
  return `What changed between ${name(a)}${then} and ${name(b)}`;
}

interface SidesProps {
  readonly today: CalendarDate;
  readonly days: readonly [ComparedDay, ComparedDay];
}

function Sides({ today, days: [a, b] }: SidesProps) {
  const side = (letter: 'A' | 'B', { on, outcome }: ComparedDay) => (
    <span className="cmp-side">
      <i className={`cmp-letter ${letter.toLowerCase()}`}>{letter}</i>
      {on === today ? 'Today' : dayText(on)}
      <OutcomePill outcome={shownSpan(outcome)} />
    </span>
  );
  return (
    <>
      {side('A', a)}
      <ArrowRight size={16} role="img" aria-label="became" />
      {side('B', b)}
    </>
  );
}

function InBetween({ lapses }: { readonly lapses: readonly LapseBetween[] }) {
  return (
    <div className="cmp-between">
      <span>Also in between:</span>
      <ul>
        {lapses.map((lapse) => (
          <li key={`${lapse.line ?? 'all'}-${lapse.from}`}>
            <OutcomeIcon outcome={lapse.outcome} size={14} />
            {lapse.line === null
              ? spanText(lapse)
              : `${lapse.sentence}, ${dayText(lapse.from)} to ${dayText(lapse.to)}`}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Same({ rows }: { readonly rows: readonly CompareRow[] }) {
  const [open, setOpen] = useState(false);
  if (rows.length === 0) return null;
  const Chevron = open ? ChevronUp : ChevronDown;
  const names = rows.map(({ line }) => LINE_NAMES[line]).join(', ');
  return (
    <>
      <button type="button" className="hist-fold bottom" aria-expanded={open} onClick={() => setOpen(!open)}>
        <Chevron size={15} aria-hidden />
        {plural(rows.length, 'line')} the same on both days{open ? '' : `: ${names}`}
      </button>
      {open ? (
        <ul className="cmp-rows">
          {rows.map((row) => (
            <CompareLine key={row.line} row={row} />
          ))}
        </ul>
      ) : null}
    </>
  );
}
