import { useMemo, useRef } from 'react';
import { LINE_NAMES } from '@covertrail/wording/insurance/labels';
import { addDays, type CalendarDate } from '@covertrail/domain/kernel/dates';
import { dayText } from '@covertrail/wording/text/day-text';
import { plural } from '#shared/format/plural';
import { OutcomeIcon, OUTCOMES } from '#shared/ui/outcome-pill.tsx';
import { useRailDrag } from './rail-drag.hook.js';
import { RailHandle } from './rail-handle.js';
import { RailAxis, RailGrid, RailLate, RailTicks } from './rail-marks.js';
import type { RailModel } from './rail-model.js';
import { monthMarks, percentOf } from './rail-scale.js';
import { outcomeOn, shownSpan, spanText } from './rail-spans.js';
import { clusterTicks } from './rail-ticks.js';
import { RailTrack } from './rail-track.js';
import { useRailWidth } from './rail-width.hook.js';
import './rail.css';
import './rail-handle.css';

interface RailProps {
  readonly model: RailModel;
  readonly on: CalendarDate;
  readonly other: CalendarDate | null;
  readonly knownOpen: boolean;
  readonly lanes: boolean;
  readonly onMove: (day: CalendarDate, done?: boolean) => void;
  readonly onMoveOther: (day: CalendarDate) => void;
  readonly onStep: (direction: 1 | -1) => void;
}

const NO_SIDES = { on: null, other: null } as const;
const ON_FIRST = { on: 'A', other: 'B' } as const;
const OTHER_FIRST = { on: 'B', other: 'A' } as const;

/** Two flags closer than this many pixels would cover each other. */
const FLAG_PX = 140;

/** The whole tracked time: status, events, coverage lines, and the markers that choose a day. */
export function Rail(props: RailProps) {
  const { model, on, other, knownOpen, lanes, onMove, onMoveOther } = props;
  const { scale, knownOn, today } = model;
  const box = useRef<HTMLDivElement>(null);
  const width = useRailWidth(box);
  const { hovered, handlers } = useRailDrag(box, model, props);
  // Without a width all ticks would be one, and the months would lie on each other: they come once it is measured.
  const marks = useMemo(() => (width === 0 ? [] : monthMarks(scale, width)), [scale, width]);
  const clusters = useMemo(
    () => (width === 0 ? [] : clusterTicks(model.ticks, scale, width)),
    [model.ticks, scale, width],
  );
  const late = knownOpen ? model.late : [];
  const veilFrom = knownOn < today ? addDays(knownOn, 1) : null;
  const close = other !== null && Math.abs(percentOf(scale, other) - percentOf(scale, on)) * width < FLAG_PX * 100;
  const otherFirst = other !== null && other <= on;
  const sides = other === null ? NO_SIDES : otherFirst ? OTHER_FIRST : ON_FIRST;
  return (
    <div className={close ? 'rail crowded' : 'rail'}>
      <ol className="visually-hidden" aria-label="Status over time">
        {model.spans.map((span) => (
          <li key={span.from}>{spanText(span)}</li>
        ))}
      </ol>
      <div className="rail-names" aria-hidden>
        <span className="main">All requirements</span>
        <span className="events">Events</span>
        {late.length > 0 ? <span className="late">Learned later</span> : null}
        {lanes ? model.lines.map(({ line }) => <span key={line}>{LINE_NAMES[line]}</span>) : null}
      </div>
      <div className="rail-box" ref={box} {...handlers}>
        <div aria-hidden>
          <RailGrid scale={scale} marks={marks} />
          {other ? <Between model={model} a={on} b={other} /> : null}
          <RailTrack scale={scale} spans={model.spans} veilFrom={veilFrom} />
          <RailTicks clusters={clusters} on={on} />
          {late.length > 0 ? <RailLate scale={scale} late={late} /> : null}
          {lanes
            ? model.lines.map(({ line, spans }) => (
                <RailTrack key={line} slim scale={scale} spans={spans} veilFrom={veilFrom} />
              ))
            : null}
          {veilFrom && knownOn !== on ? (
            <div className="rail-known" style={{ left: `${percentOf(scale, veilFrom)}%` }}>
              <span>Known by then</span>
            </div>
          ) : null}
          {hovered && hovered !== on && hovered !== other ? <Hovered model={model} day={hovered} /> : null}
        </div>
        {other ? (
          <RailHandle
            model={model}
            at={other}
            label="Compare with"
            side={sides.other}
            raised={close && otherFirst}
            onMove={onMoveOther}
          />
        ) : null}
        <RailHandle
          model={model}
          at={on}
          label="True on"
          side={sides.on}
          raised={close && !otherFirst}
          onMove={onMove}
          onStep={props.onStep}
        />
      </div>
      <RailAxis scale={scale} marks={marks} />
    </div>
  );
}

function Between({
  model: { scale },
  a,
  b,
}: {
  readonly model: RailModel;
  readonly a: CalendarDate;
  readonly b: CalendarDate;
}) {
  const [left, right] = [percentOf(scale, a), percentOf(scale, b)].sort((x, y) => x - y) as [number, number];
  return <div className="rail-between" style={{ left: `${left}%`, width: `${right - left}%` }} />;
}

/** What a click would choose. */
function Hovered({ model, day }: { readonly model: RailModel; readonly day: CalendarDate }) {
  const outcome = shownSpan(outcomeOn(model.spans, day));
  const events = model.ticks.find((tick) => tick.day === day)?.events ?? 0;
  const percent = percentOf(model.scale, day);
  return (
    <div className={percent > 80 ? 'rail-hovered end' : 'rail-hovered'} style={{ left: `${percent}%` }}>
      <span>
        <OutcomeIcon outcome={outcome} size={13} />
        <b>{dayText(day)}</b>
        {OUTCOMES[outcome].text}
        {events > 0 ? ` · ${plural(events, 'event')}` : ''}
      </span>
    </div>
  );
}
