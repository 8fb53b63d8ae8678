import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import { DayBox } from '#shared/forms/day-box.tsx';
import { Button } from '#shared/ui/button.tsx';

interface KnownBoxProps {
  readonly id: string;
  readonly on: CalendarDate;
  readonly knownOn: CalendarDate;
  readonly today: CalendarDate;
  readonly onKnown: (day: CalendarDate) => void;
}

/** Chooses the as-known-on day: the page then shows what was known on it about the chosen day. */
export function KnownBox({ id, on, knownOn, today, onKnown }: KnownBoxProps) {
  return (
    <div className="rail-known-box" id={id}>
      <DayBox label="As known on" value={knownOn} min={on} max={today} onPick={onKnown} />
      <div className="rail-presets">
        <Button type="button" size="small" toggle active={knownOn === today} onClick={() => onKnown(today)}>
          Today
        </Button>
        {on === today ? null : (
          <Button type="button" size="small" toggle active={knownOn === on} onClick={() => onKnown(on)}>
            That day
          </Button>
        )}
      </div>
      <p className="sub">
        Some facts are recorded late. “Today” shows whether the supplier was covered; “That day” shows what was known
        then.
      </p>
    </div>
  );
}
