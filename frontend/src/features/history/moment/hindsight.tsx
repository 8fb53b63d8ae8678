import { History } from 'lucide-react';
import type { ReactNode } from 'react';
import { addDays, type CalendarDate } from '@covertrail/domain/kernel/dates';
import { dayText } from '@covertrail/wording/text/day-text';
import type { Verdict } from '@covertrail/contracts/history/history.replies';
import { plural } from '#shared/format/plural';
import { OUTCOMES } from '#shared/ui/outcome-pill.tsx';
import { shownSpan, type SpanOutcome } from '../rail/rail-spans.js';

interface HindsightProps {
  readonly on: CalendarDate;
  readonly knownOn: CalendarDate;
  readonly today: CalendarDate;
  readonly announced: Verdict['announced'];
  /** By what is known on `knownOn`, and by what is known today. */
  readonly then: SpanOutcome;
  readonly now: SpanOutcome;
  readonly onKnown: (day: CalendarDate) => void;
}

/** When what was shown on a day differs from what is known now, it says so and links to the other view; else it shows nothing. */
export function Hindsight({ on, knownOn, today, announced, then, now, onKnown }: HindsightProps) {
  const word = (outcome: SpanOutcome) => <b>{OUTCOMES[shownSpan(outcome)].text}</b>;
  if (knownOn < today && now !== then) {
    return (
      <Note link="Show it as known today" onFollow={() => onKnown(today)}>
        Today we know this day was {word(now)}. It was not recorded yet.
      </Note>
    );
  }
  if (!announced || knownOn <= on) return null;
  const recorded = dayText(addDays(on, announced.daysLater));
  return (
    <Note link={`Show it as known on ${dayText(on)}`} onFollow={() => onKnown(on)}>
      On that day we showed {word(announced.outcome)}. The reason was recorded on {recorded},{' '}
      {plural(announced.daysLater, 'day')} later.
    </Note>
  );
}

interface NoteProps {
  readonly link: string;
  readonly onFollow: () => void;
  readonly children: ReactNode;
}

function Note({ link, onFollow, children }: NoteProps) {
  return (
    <div className="hist-hindsight">
      <History size={17} aria-hidden />
      <div>
        <p>{children}</p>
        <button type="button" className="text-link" onClick={onFollow}>
          {link}
        </button>
      </div>
    </div>
  );
}
