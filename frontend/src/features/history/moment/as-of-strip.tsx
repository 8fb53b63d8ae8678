import { History, Undo2 } from 'lucide-react';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import { dayText } from '@covertrail/wording/text/day-text';
import { Button } from '#shared/ui/button.tsx';
import { asKnown } from './as-known.words.js';

interface AsOfStripProps {
  readonly on: CalendarDate;
  readonly knownOn: CalendarDate;
  readonly today: CalendarDate;
  /** The part of the address that is not a valid day. */
  readonly impossible: string | null;
  readonly onBack: () => void;
}

/** Says in one sentence which moment the page shows; for a past moment it stays in view, amber, with a link back to now. */
export function AsOfStrip(props: AsOfStripProps) {
  const { on, knownOn, today, impossible, onBack } = props;
  const past = on !== today || knownOn !== today;
  return (
    <div className={past ? 'hist-strip past' : 'hist-strip'}>
      <History size={18} aria-hidden />
      <p role="status">
        {impossible === null ? null : <>There is no date “{impossible}”. </>}
        {past ? (
          <>
            Showing what was true on <b>{dayText(on)}</b>, {asKnown(props)}.
          </>
        ) : (
          <>
            Showing what is true <b>today, {dayText(today)}</b>. Drag the marker or choose a date to see the past.
          </>
        )}
      </p>
      {past ? (
        <Button type="button" size="small" onClick={onBack}>
          <Undo2 size={15} aria-hidden /> Back to today
        </Button>
      ) : null}
    </div>
  );
}
