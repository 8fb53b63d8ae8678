import { ChevronLeft, ChevronRight } from 'lucide-react';
import { dayText } from '@covertrail/wording/text/day-text';
import type { HistoryEntry, HistoryStep } from '@covertrail/contracts/history/history.replies';
import { OutcomePill } from '#shared/ui/outcome-pill.tsx';
import { RichText } from '#shared/ui/rich-text.tsx';
import { shownSpan } from '../rail/rail-spans.js';
import { StepButton } from './step-button.js';

interface StepStripProps {
  readonly ordered: readonly HistoryEntry[];
  /** Index of the event at which the history stands; -1 before the first. */
  readonly cursor: number;
  /** Events to which one can step; those with an effective day in the future are left out. */
  readonly reachable: number;
  /** The same events, each with the status at the time when it was recorded. */
  readonly steps: readonly HistoryStep[];
  readonly onStep: (entry: HistoryEntry) => void;
}

/** Steps through the history event by event, and says what each event was and which status followed. */
export function StepStrip({ ordered, cursor, reachable, steps, onStep }: StepStripProps) {
  const entry = ordered[cursor];
  const before = ordered[cursor - 1];
  const next = cursor + 1 < reachable ? ordered[cursor + 1] : undefined;
  return (
    <div className="hist-step">
      <div className="hist-step-buttons">
        <StepButton label="Previous event" icon={ChevronLeft} onClick={before && (() => onStep(before))} />
        <span className="num">{entry ? `Event ${cursor + 1} of ${ordered.length}` : 'Before the first event'}</span>
        <StepButton label="Next event" icon={ChevronRight} onClick={next && (() => onStep(next))} />
      </div>
      {entry ? (
        <p aria-live="polite">
          <span>
            <RichText text={entry.sentence} />
          </span>
          <StateAfter step={steps.find(({ id }) => id === entry.id)} />
        </p>
      ) : null}
    </div>
  );
}

/** What the product showed as soon as it was recorded: a later event may have changed it. */
function StateAfter({ step }: { readonly step: HistoryStep | undefined }) {
  if (!step) return null;
  const { day, outcome, met, total } = step;
  return (
    <span className="hist-step-after">
      Recorded {dayText(day)}; after it <OutcomePill outcome={shownSpan(outcome)} short />
      {total > 0 ? (
        <span className="num">
          {met} of {total} met
        </span>
      ) : null}
    </span>
  );
}
