import { useId, useState, type ReactNode } from 'react';
import type { Moment, MomentMoves } from '../moment/moment.hook.js';
import { KnownBox } from './known-box.js';
import { Rail } from './rail.js';
import { RailBar } from './rail-bar.js';
import type { RailModel } from './rail-model.js';
import './rail-bar.css';

interface RailPanelProps {
  readonly model: RailModel;
  readonly moment: Moment & MomentMoves;
  readonly onStep: (direction: 1 | -1) => void;
  /** Under the rail: the steps. */
  readonly children: ReactNode;
}

const PHONE_PX = 640;

/** The rail with its fields and keys; the as-known-on day and the coverage lines can be opened. */
export function RailPanel({ model, moment, onStep, children }: RailPanelProps) {
  const { on, knownOn, other, move, moveKnown, moveOther } = moment;
  const knownId = useId();
  const [knownOpen, setKnownOpen] = useState(false);
  const [lanes, setLanes] = useState(() => window.innerWidth > PHONE_PX);
  const open = knownOpen || knownOn !== model.today;
  const toggle = () => {
    if (knownOn !== model.today) moveKnown(model.today);
    setKnownOpen(!open);
  };
  return (
    <section className="ui segment panel" aria-label="Timeline">
      <RailBar model={model} on={on} knownOpen={open} knownId={knownId} onMove={move} onToggleKnown={toggle} />
      {open ? <KnownBox id={knownId} on={on} knownOn={knownOn} today={model.today} onKnown={moveKnown} /> : null}
      <Rail
        model={model}
        on={on}
        other={other}
        knownOpen={open}
        lanes={lanes}
        onMove={move}
        onMoveOther={moveOther}
        onStep={onStep}
      />
      <div className="rail-foot">
        <button type="button" className="text-link" aria-pressed={lanes} onClick={() => setLanes(!lanes)}>
          {lanes ? 'Hide' : 'Show'} lines of coverage
        </button>
        <span className="rail-keys">
          <span>
            <kbd>←</kbd>
            <kbd>→</kbd> event
          </span>
          <span>
            <kbd>Shift</kbd>
            <kbd>←</kbd>
            <kbd>→</kbd> change of status
          </span>
          <span>
            <kbd>PgUp</kbd>
            <kbd>PgDn</kbd> month
          </span>
          <span>
            <kbd>Home</kbd>
            <kbd>End</kbd> first, latest
          </span>
        </span>
      </div>
      {children}
    </section>
  );
}
