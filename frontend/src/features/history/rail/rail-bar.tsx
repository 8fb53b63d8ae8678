import { ChevronDown, ChevronUp } from 'lucide-react';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import { DayBox } from '#shared/forms/day-box.tsx';
import { OUTCOMES } from '#shared/ui/outcome-pill.tsx';
import type { RailModel } from './rail-model.js';
import { shownSpan } from './rail-spans.js';

interface RailBarProps {
  readonly model: RailModel;
  readonly on: CalendarDate;
  readonly knownOpen: boolean;
  readonly knownId: string;
  readonly onMove: (day: CalendarDate) => void;
  readonly onToggleKnown: () => void;
}

/** The day as a field, the button for the as-known-on day, and what the colors mean. */
export function RailBar({ model, on, knownOpen, knownId, onMove, onToggleKnown }: RailBarProps) {
  const outcomes = [...new Set(model.spans.map(({ outcome }) => shownSpan(outcome)))];
  const Chevron = knownOpen ? ChevronUp : ChevronDown;
  return (
    <div className="rail-bar">
      <DayBox label="True on" value={on} min={model.stops.first} max={model.stops.last} onPick={onMove} />
      <button
        type="button"
        className="text-link"
        aria-expanded={knownOpen}
        aria-controls={knownId}
        onClick={onToggleKnown}
      >
        As known on… <Chevron size={14} aria-hidden />
      </button>
      <ul className="rail-key" aria-label="Colors of the timeline">
        {outcomes.map((outcome) => (
          <li key={outcome}>
            <i className={`rail-swatch ${outcome}`} aria-hidden />
            {OUTCOMES[outcome].text}
          </li>
        ))}
      </ul>
    </div>
  );
}
